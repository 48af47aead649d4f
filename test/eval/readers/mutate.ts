import type { ReadableKind } from "#eval/readers/index";
import type { Context } from "#eval/readers/reading";
import { type EncodingName, encodings } from "#generators/encodings/index";
import { drawInstance, formats, numbers, render, tasks } from "#generators/index";
import { names } from "#src/pick";
import { type Rng, stream } from "#src/rng";

/** A reply, and what is needed to read it. */
export interface Sample {
  readonly kind: ReadableKind;
  readonly reply: string;
  readonly context: Context;
}

const steps = ["fill the kettle", "boil the water", "brew the tea", "pour it (slowly)", "have a cup of tea"];
const pairs = ["Blue_Door, A_Key_(novel)", "Blue_Door, Lake", "Red Barn, Lake", "Émile_B._Stone, Lake"];

/** Replies to real-world questions, in several forms. */
const realWorldReplies: readonly Sample[] = [
  ...["Yes.", "No, because it rains.", "The answer is no.", "True", "It is not true that it rains."].map(
    (reply) => ({ kind: "yesNo", reply, context: about([]) }) as const,
  ),
  ...["B", "(C)", "Answer: D", "Option A: blue door", "Émile B. Stone, Lake", "None of the options fits."].map(
    (reply) => ({ kind: "option", reply, context: about(pairs) }) as const,
  ),
  ...["support", "Counter. They contradict each other.", "The first sentence supports the second."].map(
    (reply) => ({ kind: "stance", reply, context: about([]) }) as const,
  ),
  ...["step0->step1->step2->step3->step4", steps.map((step, i) => `${i + 1}. ${step} (step${i})`).join("\n")].map(
    (reply) => ({ kind: "steps", reply, context: about(steps) }) as const,
  ),
];

function about(options: readonly string[]): Context {
  return { labels: [], scale: 1, options };
}

/** Right replies of every task, encoding and format, and replies to real-world questions. */
export function sampleReplies(each: number): Sample[] {
  const out: Sample[] = [...realWorldReplies];
  for (const task of names(tasks)) {
    for (const encoding of names(encodings) as EncodingName[]) {
      for (const format of names(formats)) {
        for (let i = 0; i < each; i++) {
          const rng = stream(11, task, encoding, format, i);
          const instance = drawInstance({ task, family: "er", numbers: rng.pick(names(numbers)), size: "small" }, rng);
          const { target, labels, numbers: range } = render(instance, { encoding, format, reasoning: "steps" }, rng);
          out.push({ kind: tasks[task].answer, reply: target, context: { labels, scale: numbers[range].scale } });
        }
      }
    }
  }
  return out;
}

/** Pieces that readers look out for, and some that text is not made of. */
export const pieces: readonly string[] = [
  ...[
    "Answer: ",
    "The answer is ",
    "\nAnswer:\n",
    "Q: ",
    "\nQ: what?",
    "[INST]",
    "</s>",
    "<|im_end|>",
    "\\boxed{",
    "None",
  ],
  ...["step3", "Step 0: ", "option ", "B. ", "blue door", "boil the water", "support", " counter", "each other"],
  ...["yes", "no", "not ", "No path. ", "I cannot ", "there is a path", "The shortest path is ", "maximum flow is "],
  ...[
    " -> ",
    "->",
    "→",
    "=>",
    "\\to ",
    " to ",
    ", ",
    "; ",
    " and ",
    " then ",
    "(",
    ")",
    "[",
    "]",
    "{",
    "}",
    "|",
    "-",
    "=",
  ],
  ...[
    "0",
    "12",
    "7.0",
    "9/10",
    "1,234",
    ".5",
    "0 -> 1",
    "(0, 1)",
    "1. ",
    "2) ",
    "\n",
    "\r\n",
    "\t",
    "  ",
    "\u00a0",
    "**",
    "`",
    "'",
  ],
  ...[
    "A",
    "a",
    "AA",
    "node 3",
    "Zoe",
    "é",
    "Ћ",
    "😀",
    "\ud800",
    "\u2028",
    "\ufeff",
    "\u202e",
    "\0",
    "%",
    "$",
    "\\",
    "/",
    "+",
    "…",
  ],
];

/** A reply with a few cuts, copies, swaps and insertions; at most `limit` characters long. */
export function mutate(reply: string, other: string, rng: Rng, limit = 4096): string {
  let text = reply;
  for (let times = rng.int(1, 6); times > 0; times--) {
    const at = rng.int(0, text.length);
    const to = Math.min(text.length, at + rng.int(0, 40));
    const edits = [
      () => text.slice(0, at) + text.slice(to),
      () => text.slice(0, to) + text.slice(at, to).repeat(rng.int(1, 8)) + text.slice(to),
      () => text.slice(0, at) + rng.pick(pieces).repeat(rng.next() < 0.1 ? rng.int(1, 300) : 1) + text.slice(at),
      () => text.slice(0, at) + other.slice(rng.int(0, other.length)),
      () => text.slice(to) + text.slice(0, at),
      () => text.slice(0, at) + text.slice(at, to).toUpperCase() + text.slice(to),
      () => text.slice(0, at) + String.fromCharCode(rng.int(0, 0xffff)) + text.slice(at),
    ];
    text = rng.pick(edits)().slice(0, limit);
  }
  return text;
}
