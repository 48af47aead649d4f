/**
 * How a question is put. `direct`: answered in text. `code`: by a program that first copies the graph. `graph_as_code`: by a
 * program that finds the graph in its variables.
 */
export type Mode = "direct" | "code" | "graph_as_code";

/** What a program may use: networkx or plain Python; in JavaScript graphology or nothing, an arm of its own that is never pooled with the others. */
export type Library = "networkx" | "native" | "graphology" | "javascript";

export interface Arm {
  readonly mode: Mode;
  /** undefined: direct. */
  readonly library?: Library;
}

/** The five arms of the published study. */
export const PUBLISHED_ARMS: readonly Arm[] = [
  { mode: "direct" },
  { mode: "code", library: "networkx" },
  { mode: "code", library: "native" },
  { mode: "graph_as_code", library: "networkx" },
  { mode: "graph_as_code", library: "native" },
];

/** The third kind of arm: programs in JavaScript. */
export const JAVASCRIPT_ARMS: readonly Arm[] = [
  { mode: "code", library: "graphology" },
  { mode: "code", library: "javascript" },
  { mode: "graph_as_code", library: "graphology" },
  { mode: "graph_as_code", library: "javascript" },
];

export function languageOf(library: Library): "python" | "javascript" {
  return library === "networkx" || library === "native" ? "python" : "javascript";
}

/** `direct`, `code/networkx`. */
export function armName({ mode, library }: Arm): string {
  return library === undefined ? mode : `${mode}/${library}`;
}
