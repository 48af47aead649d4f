/** The words of a text: runs of ASCII letters and digits in lower case (GraphDecisionBench, part 2). */
export function tokens(text: string): string[] {
  return text.toLowerCase().match(/[a-z0-9]+/g) ?? [];
}
