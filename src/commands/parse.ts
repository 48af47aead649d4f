import { UserError } from "#src/errors";

/** A parser of a whole number from `low` to `high`, both included. */
export function integer(option: string, low = 0, high = Number.MAX_SAFE_INTEGER): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (/^[+-]?\d+$/.test(text) && value >= low && value <= high) return value;
    const range = high === Number.MAX_SAFE_INTEGER ? `of ${low} or more` : `from ${low} to ${high}`;
    throw new UserError(`${option}: expected a whole number ${range}, got ${JSON.stringify(text)}`);
  };
}

/** A parser of a number from `low` to `high`, both included. */
export function number(option: string, low: number, high: number): (text: string) => number {
  return (text) => {
    const value = Number(text);
    if (text.trim() !== "" && value >= low && value <= high) return value;
    throw new UserError(`${option}: expected a number from ${low} to ${high}, got ${JSON.stringify(text)}`);
  };
}
