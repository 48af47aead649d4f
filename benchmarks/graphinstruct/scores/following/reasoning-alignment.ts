import type { Candidate } from "#benchmarks/graphinstruct/scores/candidate";
import type { ScoreMode } from "#benchmarks/graphinstruct/scores/score";

/** Words that reasoning about changes uses; as the released code lists them. */
const WORDS = ["remove", "add", "delete", "connect", "disconnect", "edge", "node"];
/** The same as words of prose: not within `edge_list`, `add_edges` or `edge(0, 1)`. */
const PROSE =
  /\b(?:remov(?:e|es|ed|ing)|add(?:s|ed|ing)?|delet(?:e|es|ed|ing)|(?:dis)?connect(?:s|ed|ing)?|(?:edge|node)s?)\b(?!\s*\()/i;

/**
 * How the form of an answer suits what was asked for, from 0 to 1 (level 5 of dimension 4; the released code's values).
 * An edit has the full form, a whole graph 0.7 of it. Where reasoning was asked for, it must be there.
 */
export function reasoningAlignment(candidate: Candidate, mode: ScoreMode, strategy: string | undefined): number {
  const form = formOf(candidate, mode);
  if (strategy === undefined || !strategy.includes("cot")) return 0.3 + 0.7 * form;
  return reasons(candidate.text, mode) ? 0.42 + 0.4 * form : 0.3 * form;
}

function formOf({ text, reading }: Candidate, mode: ScoreMode): number {
  if (mode === "sound") return reading.kind === "edit" ? 1 : 0.7;
  if (text.includes("GraphEdit[")) return 1;
  return text.includes("Graph[") ? 0.7 : 0.3;
}

/** The released code finds its words in the format's own keywords, so always. */
function reasons(text: string, mode: ScoreMode): boolean {
  if (mode === "sound") return PROSE.test(text);
  const lower = text.toLowerCase();
  return WORDS.some((word) => lower.includes(word));
}
