import { checkDisk } from "#src/commands/doctor/check-disk";
import { checkKeys } from "#src/commands/doctor/check-keys";
import { checkNode } from "#src/commands/doctor/check-node";
import { checkPackages } from "#src/commands/doctor/check-packages";
import { checkRuntime } from "#src/commands/doctor/check-runtime";
import { checkSandbox } from "#src/commands/doctor/check-sandbox";
import { checkTables } from "#src/commands/doctor/check-tables";
import type { Check } from "#src/commands/doctor/finding";

/** What is checked without asking anybody outside this machine, in the order in which it is told. */
export const checks: readonly Check[] = [
  checkNode,
  checkRuntime,
  checkPackages,
  checkSandbox,
  checkKeys,
  checkTables,
  checkDisk,
];
