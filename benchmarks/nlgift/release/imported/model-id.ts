import type { Cell } from "#benchmarks/nlgift/release/cell";

const UNTUNED = "zero-shot";

/**
 * The id of the model that answered in a cell: "ChatGPT" as it came, "ChatGPT:semantic/connectivity/incident" tuned. The
 * tasks of the reasoning pattern are its training settings, and models of its kind answer other tasks than their own.
 */
export function modelId({ model, pattern, task, train }: Cell): string {
  return train === UNTUNED ? model : `${model}:${tuned(pattern, task)}${train}`;
}

/** The model and training setting of an id, for a problem of that pattern and task. */
export function ofModel(id: string, { pattern, task }: Pick<Cell, "pattern" | "task">): Pick<Cell, "model" | "train"> {
  const [model = "", setting] = id.split(":");
  return { model, train: setting?.slice(tuned(pattern, task).length) ?? UNTUNED };
}

function tuned(pattern: string, task: string): string {
  return ["reasoning", "mixture", "improvements"].includes(pattern) ? `${pattern}/` : `${pattern}/${task}/`;
}
