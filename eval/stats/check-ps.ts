/** @throws RangeError for a p that is not within 0 … 1, NaN included */
export function checkPs(ps: readonly number[]): void {
  const wrong = ps.findIndex((p) => !(p >= 0 && p <= 1));
  if (wrong >= 0) throw new RangeError(`expected p-values within 0 … 1, got ${ps[wrong]} at place ${wrong}`);
}
