import { axolotl } from "#training/command/frameworks/axolotl";
import type { Framework } from "#training/command/frameworks/framework";
import { llamaFactory } from "#training/command/frameworks/llama-factory";
import { trl } from "#training/command/frameworks/trl";

/** The programs that train open weights, by name. */
export const frameworks = {
  trl,
  axolotl,
  "llama-factory": llamaFactory,
} as const satisfies Record<string, Framework>;
