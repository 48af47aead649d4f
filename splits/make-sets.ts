import type { FormatName } from "#generators/formats";
import { renderItem } from "#generators/real-world/render-item";
import type { Plan } from "#splits/fill-cells";
import { itemForm } from "#splits/item-form";
import { type Made, madeOf } from "#splits/made";
import type { Split } from "#splits/manifest";
import type { SplitSet } from "#splits/split-set";
import { stream } from "#src/rng";

/** Words the items of real-world sets, each by a stream of its own; one format for all. */
export function* makeSets(sets: readonly SplitSet[], plan: Plan, format: FormatName): Generator<Made> {
  for (const { set, parts } of sets) {
    for (const split of ["train", "test"] satisfies Split[]) {
      if (plan[split] === 0) continue;
      const rows = parts[split].map((item) => {
        const question = renderItem(set, item, format, stream(plan.seed, "words", set, ...item.texts));
        return { question, listed: { instance: question.instance, form: itemForm(question), pretrained: false } };
      });
      const about = rows.length < plan[split] ? { asked: plan[split] } : {};
      yield madeOf({ task: set, setting: set, split, about }, rows);
    }
  }
}
