import { leaveOptions, yesOption } from "#src/commands/ask/leave";
import type { Option } from "#src/commands/command";
import { integer } from "#src/commands/parse";

/** The options that say who is asked. */
export const modelOptions: readonly Option[] = [
  {
    flags: "--model <spec>",
    text: "constrained:KIND:NAME or scoring:KIND:NAME (graphshift list models), or policy:NAME; may stand several times",
    many: true,
    required: true,
  },
  { flags: "--name <words>", text: "what tables call it, where one model is asked" },
  { flags: "--repeats <n>", text: "how often each is asked", parse: integer("--repeats", 1, 1000), otherwise: "1" },
];

/** The options that all parts share, after their own. */
export function sharedOptions(part: string): readonly Option[] {
  return [
    { flags: "--seed <n>", text: "of what is drawn", parse: integer("--seed"), otherwise: "0" },
    ...leaveOptions,
    { flags: "--out <dir>", text: "the run's folder; asking goes on there", otherwise: `out/decision/${part}` },
    yesOption,
    { flags: "--json", text: "print what was asked as JSON" },
  ];
}
