import type { Check } from "#splits/audit/check";
import { balance } from "#splits/audit/checks/balance";
import { confounds } from "#splits/audit/checks/confounds";
import { contradictions } from "#splits/audit/checks/contradictions";
import { disagreements } from "#splits/audit/checks/disagreements";
import { labels } from "#splits/audit/checks/labels";
import { leakage } from "#splits/audit/checks/leakage";
import { lengths } from "#splits/audit/checks/lengths";
import { names } from "#splits/audit/checks/names";
import { overlap } from "#splits/audit/checks/overlap";
import { position } from "#splits/audit/checks/position";
import { prompts } from "#splits/audit/checks/prompts";
import { repeats } from "#splits/audit/checks/repeats";
import { shortcuts } from "#splits/audit/checks/shortcuts";
import { ties } from "#splits/audit/checks/ties";
import { trivial } from "#splits/audit/checks/trivial";

/** The checks by name, gravest first. */
export const checks = {
  labels,
  contradictions,
  disagreements,
  leakage,
  prompts,
  repeats,
  position,
  names,
  shortcuts,
  confounds,
  trivial,
  lengths,
  balance,
  ties,
  overlap,
} as const satisfies Record<string, Check>;

export type CheckName = keyof typeof checks;
