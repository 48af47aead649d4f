import { type Extent, partOptions } from "#benchmarks/nlgift/presets/part-options";
import type { Part } from "#benchmarks/nlgift/presets/preset";
import { type Manifest, MIXED, outlineOf } from "#splits/index";

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

/** What would be made of a part, where the real-world sets have items enough. */
export function plannedLine(part: Part, extent: Extent): Line {
  const options = partOptions(part, extent);
  const { settings, mixtures, sets } = outlineOf(options);
  const train = options.train * (settings.length + mixtures.length);
  return lineWith(part, train, options.test * (settings.length + sets.length));
}

/** What was made of a part. The training parts of the real-world sets themselves are ours, and not in Table 9. */
export function madeLine(part: Part, { files }: Pick<Manifest, "files">): Line {
  const problems = files.filter(({ kind }) => kind === "problems");
  const train = problems.filter(
    ({ split, task }) => split === "train" && (part.pattern !== "real-world" || task === MIXED),
  );
  const sum = (some: typeof problems) => some.reduce((all, { rows }) => all + rows, 0);
  return lineWith(part, sum(train), sum(problems.filter(({ split }) => split === "test")));
}

function lineWith({ pattern }: Part, train: number, test: number): Line {
  return { pattern, problems: train + test, train, test };
}

/** The sum of lines. */
export function total(lines: readonly Line[]): Line {
  const sum = (field: "problems" | "train" | "test") => lines.reduce((all, line) => all + line[field], 0);
  return { pattern: "all", problems: sum("problems"), train: sum("train"), test: sum("test") };
}
