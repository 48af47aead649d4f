import { Help } from "commander";

/** A text as lines of at most `width` columns, broken between words, each behind `indent`. */
export function wrapLines(text: string, width: number, indent = ""): string[] {
  return new Help()
    .boxWrap(text, width - indent.length)
    .split("\n")
    .map((line) => indent + line);
}
