import type { Unread } from "#benchmarks/graphinstruct/format/written-graph";
import { element } from "#reports/element";
import { escapeText } from "#reports/escape-text";

/** Characters shown before and after the place. */
const BEFORE = 300;
const AFTER = 200;

/** An output that could not be read, about the place where reading stopped, which is marked where there is one. */
export function readingPlace(text: string, { at, why }: Unread): string {
  const place = Math.min(at ?? 0, text.length);
  const [from, to] = [Math.max(0, place - BEFORE), Math.min(text.length, place + AFTER)];
  const before = `${from > 0 ? `(${from} characters) …` : ""}${text.slice(from, place)}`;
  const after = `${text.slice(place, to)}${to < text.length ? `… (${text.length - to} more characters)` : ""}`;
  const stop = at === undefined ? "" : element("mark", { title: why }, "stopped here");
  const head = at === undefined ? "written" : `written; reading stopped at character ${at}`;
  return element("h4", {}, head) + element("pre", {}, escapeText(before), stop, escapeText(after));
}
