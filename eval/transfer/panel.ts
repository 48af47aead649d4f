import type { Cell, CellItem, Repeat } from "#eval/cell";
import type { Proportion } from "#eval/stats/proportion";
import type { Parsed } from "#eval/stats/unparsed-bounds";
import { isScored, isUnread } from "#eval/verdict";

/** The models of an arm by items: whether each answer is right; undefined where none could be read. */
export type Answers = readonly (readonly Parsed[])[];

/** Arms on the items that count for every model of each of them. */
export interface Panel<Arm extends string> {
  /** The instance of each item, in the order of the item's id: whatever the order of the scores, the same panel. */
  readonly instances: readonly string[];
  readonly arms: Readonly<Record<Arm, Answers>>;
}

/**
 * Joins cells of one column by item id.
 *
 * @throws RangeError for an item that a model has twice
 */
export function panelOf<Arm extends string>(cells: Readonly<Record<Arm, Cell>>): Panel<Arm> {
  const arms = Object.entries<Cell>(cells).map(
    ([arm, cell]) => [arm, cell.repeats.map((repeat) => countedOf(cell, repeat))] as const,
  );
  const models = arms.flatMap(([, own]) => own);
  const empty = arms.some(([, own]) => own.length === 0);
  const shared = empty ? [] : [...models[0]!.keys()].filter((id) => models.every((model) => model.has(id))).sort();
  const answers = arms.map(([arm, own]) => [arm, own.map((model) => shared.map((id) => parsed(model.get(id)!)))]);
  return {
    instances: shared.map((id) => models[0]!.get(id)!.instance),
    arms: Object.fromEntries(answers) as Record<Arm, Answers>,
  };
}

function countedOf({ row, column }: Cell, { items }: Repeat): Map<string, CellItem> {
  const counted = items.filter(({ outcome }) => isScored(outcome));
  const byId = new Map(counted.map((item) => [item.id, item]));
  if (byId.size < counted.length) throw new RangeError(`transfer: expected each item once in cell ${row} × ${column}`);
  return byId;
}

function parsed({ outcome }: CellItem): Parsed {
  return isUnread(outcome) ? undefined : outcome === "correct";
}

/** Answers as scored: what could not be read is wrong. */
export function asScored(answers: Answers): boolean[][] {
  return answers.map((model) => model.map((right) => right ?? false));
}

/** Of each item, the share of an arm's models that have it right. */
export function itemMeans(answers: Answers): number[] {
  const models = asScored(answers);
  return (models[0] ?? []).map((_, i) => models.filter((model) => model[i]).length / models.length);
}

/** An arm as one model of its models' mean accuracy. */
export function meanModel(answers: Answers): Proportion {
  const means = itemMeans(answers);
  const right = asScored(answers).reduce((sum, model) => sum + model.filter(Boolean).length, 0);
  return { right: right / Math.max(1, answers.length), of: means.length };
}

/** Whether each item is an instance of its own and each arm one model, so that tests of independent items apply. */
export function isSimple<Arm extends string>({ instances, arms }: Panel<Arm>): boolean {
  const alone = Object.values<Answers>(arms).every((answers) => answers.length <= 1);
  return alone && new Set(instances).size === instances.length;
}
