import { reordered } from "#benchmarks/graphinstruct/graphs/reordered";
import { changeOf } from "#benchmarks/graphinstruct/instructions/edits/change-of";
import type { Edited, EditTask } from "#benchmarks/graphinstruct/instructions/edits/edit-task";
import { edits } from "#benchmarks/graphinstruct/instructions/edits/index";
import { stepsOf } from "#benchmarks/graphinstruct/instructions/edits/steps-of";
import { toEdit } from "#benchmarks/graphinstruct/instructions/edits/to-edit";
import { numbered } from "#benchmarks/graphinstruct/instructions/numbered";
import type { Draft, Template } from "#benchmarks/graphinstruct/instructions/templates/template";
import { resultInWords } from "#benchmarks/graphinstruct/instructions/words/result-in-words";
import type { Rng } from "#src/rng";

/** Changes to a graph that is given: one template an operation. */
export const level5: Readonly<Record<string, Template>> = Object.fromEntries(
  Object.entries(edits).map(([operation, task]) => [operation, changing(operation, task)]),
);

function changing(operation: string, { sizes, draw }: EditTask): Template {
  return { ...(sizes && { sizes }), draw: (rng, orders) => changed(rng, operation, draw(rng, orders)) };
}

function changed(rng: Rng, operation: string, { task, base, results, kept, explicit }: Edited): Draft {
  const demands = [`num_nodes=${kept?.length ?? base.order}`, `directed=${base.directed}`, ...explicit];
  const changes = results.map((result) => changeOf(base, result));
  const dropped =
    kept === undefined ? [] : Array.from({ length: base.order }, (_, u) => u).filter((u) => !kept.includes(u));
  return {
    text: `${task} ${resultInWords(demands)}`,
    explicit: [...demands, `task_type=${operation}`],
    references: results.map((result) => numbered(reordered(rng, result), kept)),
    change: {
      operation,
      base: numbered(reordered(rng, base)),
      edits: changes.map((change) => toEdit(operation, change)),
      steps: stepsOf(changes[0]!, dropped),
    },
  };
}
