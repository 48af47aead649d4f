import type { Case } from "#benchmarks/graphinstruct/report/case/case";
import { checklist } from "#benchmarks/graphinstruct/report/case/checklist";
import { pictures } from "#benchmarks/graphinstruct/report/case/pictures";
import { readingPlace } from "#benchmarks/graphinstruct/report/case/reading-place";
import { verdictOf } from "#benchmarks/graphinstruct/report/case/verdict";
import { element } from "#reports/element";
import { escapeText } from "#reports/escape-text";

/** Characters of an instruction or an output that are shown. */
const MOST = 1500;

/** One output as an article: the verdict, what was asked and written, each demand with what was found, the graph. */
export function casePanel(one: Case): string {
  const { who, instruction, text, reading } = one;
  const { right, says } = verdictOf(one);
  const head = element(
    "h3",
    { class: right ? "good" : "bad" },
    `${right ? "✓" : "✗"} ${escapeText(`${who} · ${instruction.id} · ${says}`)}`,
  );
  const written = reading.kind === "unread" ? readingPlace(text, reading) : part("written", excerpt(text));
  const words = element("div", {}, part("asked", excerpt(instruction.text)), checklist(one.findings), written);
  return element("article", { class: right ? "case" : "case miss" }, head, words, pictures(one));
}

function part(name: string, content: string): string {
  return element("h4", {}, name) + element("pre", {}, content === "" ? "<i>nothing</i>" : escapeText(content));
}

function excerpt(text: string): string {
  const left = text.length - MOST;
  return left > 0 ? `${text.slice(0, MOST)}… (${left} more characters)` : text;
}
