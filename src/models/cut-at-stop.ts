/** A text before the first stop string in it; whole where there is none. */
export function cutAtStop(text: string, stop: readonly string[] = []): string {
  const ends = stop.map((mark) => text.indexOf(mark)).filter((at) => at >= 0);
  return ends.length > 0 ? text.slice(0, Math.min(...ends)) : text;
}
