import type { Layout } from "#benchmarks/nlgift/release/layout";
import type { ProblemSet } from "#splits/audit/index";

/** What a file or a row says of its set, in the release's names. */
export interface SetNames {
  readonly pattern?: string | undefined;
  readonly task?: string | undefined;
  readonly setting?: string | undefined;
  readonly split?: ProblemSet["split"] | undefined;
  /** The file; one of a part of a set makes a set of its own. */
  readonly path: string;
}

/** Settings of the improvements by the release's several names; its other sets are one a task. */
const improved: Readonly<Record<string, string>> = {
  "struct-s-path": "small",
  "struct-l-path": "large",
  small: "small",
  large: "large",
};

/** The set of problems that a file or a row belongs to, by the same names in all files that write it down. */
export function problemSet(names: SetNames, layout: Layout): ProblemSet {
  const { pattern: full = "unknown", task = "unknown", split = "test", path } = names;
  const [pattern = full, facet] = full.split("/");
  const axis = full === "numerical" ? "numbers" : facet;
  const setting = layout === "logs" ? names.setting : telling(full, names.setting, split);
  const part = /[_-]part\.jsonl$/.test(path) ? "part" : undefined;
  const name = [full, task, setting, split, part].filter((word) => word !== undefined).join(" ");
  return { name, pattern, task, split, ...(axis && { axis }), ...(setting && { setting }) };
}

/** A setting, unless settings differ in words, in task or in training alone: those share a file of bare problems. */
function telling(pattern: string, setting: string | undefined, split: ProblemSet["split"]): string | undefined {
  if (pattern === "improvements") return improved[setting ?? ""];
  // The real-world sets have a variant with graphs in it, and are trained on by mixture.
  if (pattern === "real-world") return split === "train" || setting === "graph" ? setting : undefined;
  return ["semantic", "reasoning", "mixture"].includes(pattern) ? undefined : setting;
}
