import { drawInstance } from "#generators/draw";
import { firstNames } from "#generators/encodings/first-names";
import { type EncodingName, shippedEncodings } from "#generators/encodings/index";
import { letterLabels } from "#generators/encodings/labels";
import { type FormatName, formats } from "#generators/formats";
import { type NumbersName, numbers } from "#generators/numbers/index";
import { render } from "#generators/render";
import { shippedTasks, type TaskName, tasks } from "#generators/tasks/index";
import { names } from "#src/pick";
import { stream } from "#src/rng";
import { document } from "#training/local/pretraining/document";
import { REPEAT } from "#training/local/pretraining/echo";
import { shelves } from "#training/local/pretraining/pool";
import type { Corpus } from "#training/local/vocabulary";

const LETTERS = 26;
/** Where the base's question for a path and the tested one part: the words must not join others of the base's. */
const PARTING = ["total", "hops"];
/** Documents of each shelf that the vocabulary is learned from. */
const DOCUMENTS = 400;
/** Problems of each task, encoding, number range, format and reasoning that it must be able to say. */
const PROBLEMS = 12;

/** What the base's vocabulary is learned from. */
export function corpus(): Corpus {
  return { base: baseTexts(), others: testedTexts(), alone: [...letterLabels(LETTERS), ...firstNames, ...PARTING] };
}

function* baseTexts(): Generator<string> {
  yield REPEAT;
  for (const shelf of names(shelves)) {
    for (let i = 0; i < DOCUMENTS; i++) {
      for (const { text } of document(shelf, 4, stream(0, "corpus", shelf, i))) yield text;
    }
  }
}

/** Prompts and targets of the tasks that models are tuned and tested on, of all kinds. */
export function* testedTexts(): Generator<string> {
  for (const task of shippedTasks) {
    for (const encoding of shippedEncodings) {
      for (const range of names(numbers)) {
        for (const format of names(formats)) {
          for (const reasoning of Object.keys(tasks[task].reasonings))
            yield* problems({ task, encoding, range, format, reasoning });
        }
      }
    }
  }
}

interface Kind {
  readonly task: TaskName;
  readonly encoding: EncodingName;
  readonly range: NumbersName;
  readonly format: FormatName;
  readonly reasoning: string;
}

function* problems({ task, range, ...options }: Kind): Generator<string> {
  for (let i = 0; i < PROBLEMS; i++) {
    const rng = stream(0, "corpus", task, range, JSON.stringify(options), i);
    const size = [3, i % 3 === 0 ? 25 : 7] as const;
    const instance = drawInstance({ task, family: "er", numbers: range, size, unreachable: 0.3 }, rng);
    const { prompt, target } = render(instance, options, rng);
    yield prompt;
    yield target;
  }
}
