/** Rows of each training file and of each test file where none are asked for: those of the paper (NLGift, table 9). */
export function defaultRows(pattern: string): number {
  return pattern === "real-world" ? 1000 : 500;
}
