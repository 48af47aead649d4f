/** Python's `str` of a float: `2.0`, `1e+16`, `1e-05`, `inf`. */
export function floatText(value: number): string {
  if (Number.isNaN(value)) return "nan";
  if (!Number.isFinite(value)) return value > 0 ? "inf" : "-inf";
  const size = Math.abs(value);
  if (size !== 0 && (size < 1e-4 || size >= 1e16)) return scientific(value);
  if (Number.isInteger(value)) return `${Object.is(value, -0) ? "-0" : value}.0`;
  return String(value);
}

/** Python's `str` of a complex number. */
export function complexText(real: number, imaginary: number): string {
  const part = floatText(imaginary).replace(/\.0$/, "");
  if (Object.is(real, 0)) return `${part}j`;
  return `(${floatText(real).replace(/\.0$/, "")}${part.startsWith("-") ? "" : "+"}${part}j)`;
}

function scientific(value: number): string {
  const [digits, exponent] = value.toExponential().split("e") as [string, string];
  return `${digits}e${exponent[0]}${exponent.slice(1).padStart(2, "0")}`;
}
