import type { Part } from "#benchmarks/nlgift/presets/preset";
import type { Manifest } from "#splits/index";

/** One line of the paper's Table 9. */
export interface Line {
  readonly pattern: string;
  readonly problems: number;
  readonly train: number;
  readonly test: number;
}

/** The published numbers of problems: 4,000 of the real-world pattern's 7,000 are the test items of four public sets (Table 9). */
export const PUBLISHED: readonly Line[] = [
  { pattern: "semantic", problems: 8000, train: 4000, test: 4000 },
  { pattern: "numerical", problems: 6000, train: 3000, test: 3000 },
  { pattern: "structural", problems: 12_000, train: 6000, test: 6000 },
  { pattern: "reasoning", problems: 4000, train: 2000, test: 2000 },
  { pattern: "real-world", problems: 7000, train: 3000, test: 4000 },
];

/** What was made of a part, counted from its manifest. The training parts of the public sets themselves are not in Table 9. */
export function lineOf({ pattern }: Pick<Part, "pattern">, { files }: Manifest): Line {
  const rows = (side: "train" | "test") =>
    files
      .filter(({ kind, split }) => kind === "problems" && split === side)
      .filter(({ task }) => pattern !== "real-world" || side === "test" || task === "mixed")
      .reduce((sum, file) => sum + file.rows, 0);
  const [train, test] = [rows("train"), rows("test")];
  return { pattern, problems: train + test, train, test };
}

/** The sum of lines. */
export function total(lines: readonly Line[]): Line {
  const sum = (field: "problems" | "train" | "test") => lines.reduce((all, line) => all + line[field], 0);
  return { pattern: "all", problems: sum("problems"), train: sum("train"), test: sum("test") };
}
