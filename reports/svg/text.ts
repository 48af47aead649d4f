import { element } from "#reports/element";
import { escapeText } from "#reports/escape-text";
import { INK } from "#reports/svg/palette";

/** How a line is set; `size` in pixels. undefined: regular, ink, from the left. */
export interface TextStyle {
  readonly size: number;
  readonly bold?: boolean;
  readonly fill?: string;
  readonly anchor?: "middle" | "end";
}

/** One line of text; `y` is its baseline. */
export function text(x: number, y: number, content: string, style: TextStyle): string {
  const { size, bold, fill = INK, anchor } = style;
  const attributes = { x, y, "font-size": size, "font-weight": bold ? 600 : undefined, fill, "text-anchor": anchor };
  return element("text", attributes, escapeText(content));
}

/** One line in several styles, each part set after the one before it. */
export function runs(x: number, y: number, parts: readonly (TextStyle & { readonly words: string })[]): string {
  const spans = parts.map(({ words, size, bold, fill = INK }, i) => {
    const attributes = { dx: i > 0 ? 7 : undefined, "font-size": size, "font-weight": bold ? 600 : undefined, fill };
    return element("tspan", attributes, escapeText(words));
  });
  return element("text", { x, y }, ...spans);
}

/** Letters about .35 and .9 em wide; the widths are a little more than Inter's. */
const NARROW = /[ .,:;|!'’()[\]fijlrtI1–-]/;
const BROAD = /[mwMW%@—…]/;

/** About how wide a line is, in the unit of `size`. */
export function textWidth(content: string, size: number): number {
  let ems = 0;
  for (const char of content) {
    ems += char > "\u2e80" ? 1 : NARROW.test(char) ? 0.35 : BROAD.test(char) ? 0.9 : /[A-Z]/.test(char) ? 0.7 : 0.59;
  }
  return ems * size;
}

/** The text, cut with an ellipsis where it is wider than `width`. */
export function elide(content: string, width: number, size: number): string {
  if (textWidth(content, size) <= width) return content;
  const chars = [...content];
  while (chars.length > 1 && textWidth(`${chars.join("")}…`, size) > width) chars.pop();
  return `${chars.join("").trimEnd()}…`;
}

/** A name on at most `most` lines, broken after hyphens, spaces and the like. */
export function wrap(content: string, width: number, size: number, most = 2): readonly string[] {
  const lines: string[] = [];
  for (const part of content.split(/(?<=[-\s_+/:])/)) {
    const last = lines.at(-1);
    if (last !== undefined && (lines.length === most || textWidth(last + part, size) <= width)) {
      lines[lines.length - 1] = last + part;
    } else {
      lines.push(part);
    }
  }
  return lines.map((line) => elide(line.trimEnd(), width, size));
}
