import * as assert from "uvu/assert";

/** Equal to 1e-9, relative where the expected value is below 1. */
export function close(got: number, expected: number, what: string): void {
  const tolerance = 1e-9 * Math.min(1, Math.abs(expected) || 1);
  assert.ok(Math.abs(got - expected) <= tolerance, `${what}: expected ${expected}, got ${got}`);
}
