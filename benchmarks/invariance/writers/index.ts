import { programmer } from "#benchmarks/invariance/writers/programmer";
import type { Skill } from "#benchmarks/invariance/writers/skill";
import { pick } from "#src/pick";
import type { Model } from "#src/play";

/** Scripted programmers by name: one without fault, one that rarely errs, one that often does. */
export const programmers = {
  sound: { faults: {}, wavers: 0 },
  steady: {
    faults: {
      drop_edge: 0.05,
      connected_as_reachable: 0.1,
      counts_duplicates: 0.1,
      wrong_algorithm: 0.04,
      literal: 0.02,
      forgets_import: 0.02,
      loops: 0.01,
      crashes: 0.02,
      overwrites_given: 0.03,
      builds_wrongly: 0.03,
      undeclared: 0.02,
      other_variable: 0.02,
      off_template: 0.02,
      cut_off: 0.01,
    },
    wavers: 0.05,
  },
  hasty: {
    faults: {
      drop_edge: 0.15,
      connected_as_reachable: 0.1,
      counts_duplicates: 0.1,
      wrong_algorithm: 0.08,
      literal: 0.05,
      forgets_import: 0.06,
      loops: 0.02,
      crashes: 0.05,
      overwrites_given: 0.05,
      builds_wrongly: 0.06,
      undeclared: 0.05,
      other_variable: 0.04,
      off_template: 0.04,
      cut_off: 0.03,
    },
    wavers: 0.2,
  },
} as const satisfies Record<string, Skill>;

const PREFIX = "scripted:programmer-";

/**
 * A scripted programmer by its name as a model, `scripted:programmer-steady`.
 *
 * @returns undefined for other models
 * @throws UserError for a programmer that there is not
 */
export function openProgrammer(spec: string): Model | undefined {
  if (!spec.startsWith(PREFIX)) return undefined;
  return programmer({ name: spec, skill: pick("scripted programmer", programmers, spec.slice(PREFIX.length)) });
}
