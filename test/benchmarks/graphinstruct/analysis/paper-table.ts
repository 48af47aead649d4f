import { readFileSync } from "node:fs";

/** Tables of the paper's text without their heads, cells bared of their marks: `$\mathbf{-0.034}$` is "-0.034". */
export function paperTables(path: string): (number: number) => string[][] {
  const lines = readFileSync(path, "utf8").split("\n");
  return (number) => {
    const caption = lines.findIndex((line) => line.startsWith(`Table ${number}:`));
    if (caption < 0) throw new Error(`no table ${number}`);
    const from = lines.findIndex((line, i) => i > caption && line.includes("\t"));
    const to = lines.findIndex((line, i) => i > from && !line.includes("\t"));
    return lines.slice(from + 1, to).map((line) => line.split("\t").map(bare));
  };
}

function bare(cell: string): string {
  return cell
    .replace(/\\(mathbf|phantom)\{([^}]*)\}/g, (_, kind, inner) => (kind === "phantom" ? "" : inner))
    .replace(/\$|†|\\dagger/g, "")
    .replace(/^\+(?=\d)/, "")
    .trim();
}
