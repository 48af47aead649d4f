import type { Mix } from "#splits/index";
import type { Option } from "#src/commands/command";
import { UserError } from "#src/errors";

/** Training files that mix a task with the others. */
export const mixFlag: Option = {
  flags: "--mix <task=shares>",
  text: "reasoning: train on mixtures alone, with these percentages of the task and equal parts of the others",
  parse: shares,
  many: true,
};

/** `shortest-path=25,40` or, in quotes, `"shortest-path=25|40"`. */
function shares(text: string): Mix {
  const [, task, list] = /^([a-z-]+)=([\d.]+(?:[,|][\d.]+)*)$/.exec(text) ?? [];
  if (task !== undefined && list !== undefined) return { task, shares: list.split(/[,|]/).map(Number) };
  throw new UserError(
    `--mix: expected a task and percentages such as shortest-path=25,40, got ${JSON.stringify(text)}`,
  );
}

/**
 * The mix that one or several flags ask for; undefined: none was given.
 *
 * @throws UserError where they are about different tasks
 */
export function mixOf(given: readonly Mix[] | undefined): Mix | undefined {
  const [first, ...others] = given ?? [];
  const other = others.find(({ task }) => task !== first!.task);
  if (other) {
    throw new UserError(`--mix: expected one task, got ${first!.task} and ${other.task}; write splits for each`);
  }
  return first && { task: first.task, shares: given!.flatMap((mix) => mix.shares) };
}
