import { learn } from "#src/commands/bench/graphinstruct/caap-learn";
import type { Group } from "#src/commands/command";

export const caap: Group = {
  summary: "adaptive prompting: tables of which strategy suits what",
  kind: "command",
  commands: { learn },
};
