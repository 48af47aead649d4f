import { element } from "#reports/element";
import { escapeText } from "#reports/escape-text";
import { style } from "#reports/page/style";

/** Nothing may be loaded, run or sent, whatever the texts hold. */
const POLICY = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; base-uri 'none'; form-action 'none'";

/**
 * A self-contained page of HTML in the style of all reports; it needs no script and no network.
 *
 * @param rules style rules of its own
 * @param body markup
 */
export function htmlDocument(title: string, rules: string, ...body: readonly string[]): string {
  const head = [
    '<meta charset="utf-8">',
    element("meta", { "http-equiv": "Content-Security-Policy", content: POLICY }),
    element("meta", { name: "viewport", content: "width=device-width, initial-scale=1" }),
    element("title", {}, escapeText(`${title} · graphshift`)),
    element("style", {}, style + rules),
  ];
  return `<!doctype html>\n<html lang="en"><head>${head.join("")}</head>${element("body", {}, ...body)}</html>\n`;
}
