const MARKER = /(?:#|\/\/)[ \t]*CODE (START|END)/gi;

/**
 * The program in a reply: the longest text between a line with CODE START and one with CODE END, as comments of either
 * language; undefined where there is none. Fences are not looked at: a program that is not marked is none.
 */
export function codeIn(reply: string): string | undefined {
  let longest: string | undefined;
  let start: number | undefined;
  for (const { index, 1: marker } of reply.matchAll(MARKER)) {
    const isEnd = marker!.toUpperCase() === "END";
    if (start === undefined && !isEnd) {
      const lineEnd = reply.indexOf("\n", index);
      if (lineEnd < 0) break;
      start = lineEnd + 1;
    } else if (start !== undefined && isEnd && index >= start) {
      const code = reply.slice(start, index);
      if (longest === undefined || code.length > longest.length) longest = code;
      start = undefined;
    }
  }
  return longest;
}
