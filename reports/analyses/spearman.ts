/** Spearman's rank correlation, ties at their mean rank; undefined where one side does not vary. */
export function spearman(a: readonly number[], b: readonly number[]): number | undefined {
  const [x, y] = [centred(ranks(a)), centred(ranks(b))];
  const dot = (u: readonly number[], v: readonly number[]) => u.reduce((sum, value, i) => sum + value * v[i]!, 0);
  const norm = Math.sqrt(dot(x, x) * dot(y, y));
  return norm === 0 ? undefined : dot(x, y) / norm;
}

function ranks(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const equal = values.filter((other) => other === value).length;
    return below + (equal + 1) / 2;
  });
}

function centred(values: readonly number[]): number[] {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.map((value) => value - mean);
}
