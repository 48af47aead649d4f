/**
 * The totals of the paths that a text lists, a line each, in their order: "a -> b -> c … 3 + 4 = 7." Lines that state an
 * answer are none.
 */
export function listedPaths(text: string): number[] {
  return text.split("\n").flatMap((line) => {
    if (!line.includes("->") || /\banswer\b/i.test(line)) return [];
    const total = /(?:=|:|\bof)\s*(\d+(?:\.\d+)?)\.?\s*$/.exec(line)?.[1];
    return total === undefined ? [] : [Number(total)];
  });
}
