import type { Mode } from "#benchmarks/invariance/arms";

/** Why an answer is not right, or `ok`; of an answer in text it is only said that it is `wrong`. */
export type FailureClass =
  | "ok"
  | "format"
  | "execution"
  | "no_computation"
  | "transcription"
  | "construction"
  | "unverifiable"
  | "logic"
  | "wrong";

/** What is known of one reply. */
export interface Evidence {
  readonly mode: Mode;
  /** Whether an answer was read, and whether it is right. */
  readonly isRead: boolean;
  readonly isRight: boolean;
  /** Programs: whether there is one in the reply, and whether it ran to its end. */
  readonly hasCode: boolean;
  readonly isRun: boolean;
  readonly isLiteral: boolean | undefined;
  /** Whether the graph it declares is the one that was shown; undefined where it declares none that can be read. */
  readonly declaredOk: boolean | undefined;
  /** Whether the graph it built is the one it declared; undefined where either is missing. */
  readonly constructionOk: boolean | undefined;
  /** Whether the graph it built is the one that was shown; undefined where it built none. */
  readonly graphMatch: boolean | undefined;
}

/** The class of a reply, the first that applies, in the order of the published audit. A right answer that is written down and not computed is `no_computation`. */
export function failureClass(evidence: Evidence): FailureClass {
  const { mode, isRead, isRight, hasCode, isRun, isLiteral, declaredOk, constructionOk, graphMatch } = evidence;
  if (mode === "direct") return isRight ? "ok" : isRead ? "wrong" : "format";
  if (!hasCode) return "format";
  if (!isRun) return "execution";
  if (!isRead) return "format";
  if (isLiteral) return "no_computation";
  if (isRight) return "ok";
  if (declaredOk === false) return mode === "code" ? "transcription" : "construction";
  if (constructionOk === false) return "construction";
  if (declaredOk === undefined && mode === "code") {
    if (graphMatch === false) return "transcription";
    if (graphMatch === undefined) return "unverifiable";
  }
  return "logic";
}
