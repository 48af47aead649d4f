/** Requests and bytes of a batch at most (OpenAI's guide "Batch API"). */
export const MOST = 50_000;
const MOST_BYTES = 200_000_000;

/** Lines with their ends, in order, in as few batches as they fit. */
export function splitLines<Row extends { readonly line: string }>(
  rows: readonly Row[],
  { most = MOST, bytes = MOST_BYTES } = {},
): Row[][] {
  const batches: Row[][] = [];
  let [open, size]: [Row[], number] = [[], 0];
  for (const row of rows) {
    const length = Buffer.byteLength(row.line);
    if (open.length === 0 || open.length === most || size + length > bytes) {
      open = [];
      batches.push(open);
      size = 0;
    }
    open.push(row);
    size += length;
  }
  return batches;
}
