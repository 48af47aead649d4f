import * as assert from "uvu/assert";

/** Asserts that a number is the expected one but for rounding. */
export function near(actual: number | undefined, expected: number, within = 1e-9): void {
  assert.ok(Math.abs(actual! - expected) < within, `expected ${expected}, got ${actual}`);
}
