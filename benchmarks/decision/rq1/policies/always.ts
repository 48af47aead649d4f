import type { Policy } from "#benchmarks/decision/policies/policy";

/** Picks the option of an id; where there is none, the first. */
export function always(id: string): Policy {
  return ({ options }) =>
    Math.max(
      0,
      options.findIndex((option) => option.id === id),
    );
}
