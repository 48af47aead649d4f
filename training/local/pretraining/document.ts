import { type EncodingName, encodings, shippedEncodings } from "#generators/encodings/index";
import { formats } from "#generators/formats";
import type { NumbersName } from "#generators/numbers/index";
import type { Relation } from "#generators/tasks/relation";
import { wordingOf } from "#generators/wording";
import type { Rng } from "#src/rng";
import type { BaseTask, Subject } from "#training/local/pretraining/base-task";
import { type Shelf, type ShelfName, shelfGraph, shelves } from "#training/local/pretraining/pool";
import { baseTasks } from "#training/local/pretraining/tasks/index";
import type { Segment } from "#training/local/sequence";

/** Half of the documents about people use only so many of the first names, which makes these well known. */
const FAMILIAR_NAMES = 6;

/**
 * A document of the base's own tasks: a graph of the shelf in words, then questions about it, each with its answer.
 *
 * @param questions how many
 */
export function document(shelf: ShelfName, questions: number, rng: Rng): Segment[] {
  const { relation, size, numbers }: Shelf = shelves[shelf];
  const encoding = rng.pick(shippedEncodings);
  const graph = shelfGraph(shelf, rng.int(0, size - 1));
  const { labels, ...words } = wording(encoding, graph.order, numbers, rng);
  const subject: Subject = { graph, words, rng, format: rng.next() < 0.9 ? formats.line : formats.free };
  const description = encodings[encoding].describe({ graph, relation, labels, number: words.number, rng });
  return Array.from({ length: questions }, (_, i): readonly Segment[] => {
    const { question, answer } = pickTask(relation, rng).ask(subject);
    return [
      { text: i === 0 ? `${description}\n${question}` : question, learned: false },
      { text: answer, learned: true },
    ];
  }).flat();
}

function wording(encoding: EncodingName, order: number, range: NumbersName, rng: Rng) {
  const familiar = rng.next() < 0.5 && order <= FAMILIAR_NAMES;
  const labels = encodings[encoding].labels(order, rng, familiar ? { names: FAMILIAR_NAMES } : {});
  return { labels, ...wordingOf({ encoding, labels, numbers: range }) };
}

/** A task of the relation, drawn by weight. */
function pickTask(relation: Relation, rng: Rng): BaseTask {
  const fitting = Object.values<BaseTask>(baseTasks).filter((task) => task.relation === relation);
  return rng.pick(fitting.flatMap((task) => Array<BaseTask>(task.weight).fill(task)));
}
