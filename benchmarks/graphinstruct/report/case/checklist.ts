import type { Finding } from "#benchmarks/graphinstruct/constraints/index";
import { element } from "#reports/element";
import { escapeText } from "#reports/escape-text";
import { small } from "#reports/page/table";

/** Each demand with what was asked for and what is there, and of those not met what is wrong. */
export function checklist(findings: readonly Finding[]): string {
  if (findings.length === 0) return "";
  return element("h4", {}, "demands") + element("ul", { class: "checks" }, ...findings.map(item));
}

function item({ constraint, satisfied, expected, observed, feedback, error }: Finding): string {
  const sign = satisfied === undefined ? "?" : satisfied ? "✓" : "✗";
  const kind = satisfied === undefined ? undefined : satisfied ? "good" : "bad";
  const found = satisfied ? observed : `expected ${expected}, found ${observed}`;
  /** Feedback repeats key, expected and observed before the first semicolon. */
  const more = feedback.slice(`${constraint.key}: expected ${expected}, got ${observed}`.length).replace(/^; /, "");
  const notes = [more, error === undefined ? "" : error].filter((note) => note !== "");
  return element(
    "li",
    {},
    element("b", { class: kind }, sign),
    element("code", {}, escapeText(constraint.text)),
    element("span", {}, escapeText(found), ...notes.map((note) => ` ${small(note)}`)),
  );
}
