/** Prints rows as a Markdown table, whose columns are the keys of the first. */
export function printTable(title: string, rows: readonly Readonly<Record<string, string | number>>[]): void {
  const columns = Object.keys(rows[0]!);
  const line = (cells: readonly (string | number)[]) => `| ${cells.join(" | ")} |`;
  console.log(`\n${title}\n`);
  console.log(line(columns));
  console.log(line(columns.map(() => "---")));
  for (const row of rows) console.log(line(columns.map((column) => row[column] ?? "")));
}
