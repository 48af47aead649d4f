import type { Layout } from "#benchmarks/nlgift/release/index";
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
  const setting = layout === "logs" ? names.setting : telling(full, names.setting);
  const part = /[_-]part\.jsonl$/.test(path) ? "part" : undefined;
  const name = [full, task, setting, split, part].filter((word) => word !== undefined).join(" ");
  return { name, pattern, task, split, ...(axis && { axis }), ...(setting && { setting }) };
}

/** A setting, unless settings differ in words or in task alone: those share a file of bare problems. */
function telling(pattern: string, setting: string | undefined): string | undefined {
  if (pattern === "improvements") return improved[setting ?? ""];
  return ["semantic", "reasoning", "mixture"].includes(pattern) ? undefined : setting;
}
