/** Names rows by what they are of, and by the model too where there are several. */
export function rowNames<Row extends { readonly model: string }>(
  rows: readonly Row[],
  words: (row: Row) => string,
): (row: Row) => string {
  const isOne = new Set(rows.map(({ model }) => model)).size === 1;
  return (row) => (isOne ? words(row) : `${row.model.replace(/^scripted-/, "")}: ${words(row)}`);
}
