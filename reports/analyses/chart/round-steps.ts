/** Digits that round numbers begin with. */
const DIGITS = [1, 2, 5] as const;

/** Multiples of a round step (1, 2 or 5 times a power of ten) from `low` to `high`, about as many as wished. */
export function roundSteps(low: number, high: number, wished = 5): readonly number[] {
  if (!(high > low)) return [low];
  const rough = (high - low) / wished;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = power * (DIGITS.find((digit) => digit * power >= rough * 0.99) ?? 10);
  const first = Math.ceil(low / step - 1e-9);
  const count = Math.floor(high / step + 1e-9) - first + 1;
  return Array.from({ length: Math.max(0, count) }, (_, i) => Number(((first + i) * step).toPrecision(12)));
}

/** The round numbers (1, 2 or 5 times a power of ten) from `low` to `high`, both above 0: marks of a logarithmic axis. */
export function roundPowers(low: number, high: number): readonly number[] {
  const [from, to] = [Math.floor(Math.log10(low)), Math.ceil(Math.log10(high))];
  const all = Array.from({ length: to - from + 1 }, (_, i) => DIGITS.map((digit) => digit * 10 ** (from + i))).flat();
  return all.filter((mark) => mark >= low * (1 - 1e-9) && mark <= high * (1 + 1e-9));
}
