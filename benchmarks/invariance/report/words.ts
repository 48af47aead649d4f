import type { Category } from "#benchmarks/invariance/tables/units/category";
import type { Failure } from "#benchmarks/invariance/tables/units/classes";

/** What the categories of instances are called; right ones first. */
export const categoryWords: Readonly<Record<Category, string>> = {
  identical_correct: "identical and right",
  valid_different: "right but different",
  stable_wrong: "stable and wrong",
  varying_error: "varying error",
  missing: "missing",
};

/** What the classes of programs are called; right ones first. */
export const classWords: Readonly<Record<"ok" | Failure, string>> = {
  ok: "right",
  transcription: "copied wrongly",
  construction: "built wrongly",
  logic: "logic",
  no_computation: "written down",
  execution: "did not run",
  format: "not read",
  unverifiable: "unverifiable",
};

const libraries: Readonly<Record<string, string>> = {
  networkx: "networkx",
  native: "plain Python",
  graphology: "graphology",
  javascript: "plain JavaScript",
};

export function libraryWords(library: string): string {
  return libraries[library] ?? library;
}

/** "in text", "copied, networkx", "given, plain Python": how an answer comes about. */
export function armWords({ mode, library }: { readonly mode: string; readonly library: string }): string {
  if (mode === "direct") return "in text";
  return `${mode === "code" ? "copied" : "given"}, ${libraryWords(library)}`;
}

const datasets: Readonly<Record<string, string>> = {
  graphqa: "GraphQA-style",
  erdos: "Erdős",
  "erdos-style": "Erdős-style",
  graphshift: "our own problems",
};

export function datasetWords(dataset: string): string {
  return datasets[dataset] ?? dataset;
}
