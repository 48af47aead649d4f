import { join } from "node:path";
import { names } from "#src/pick";
import { pairs, rows } from "#test/training/hosted/lab";
import { frameworks } from "#training/command/frameworks/index";
import { openSettings } from "#training/command/frameworks/settings";
import { formats } from "#training/formats/index";
import { toLines } from "#training/formats/to-lines";
import { presetFor } from "#training/presets/preset-for";

/** What the kept runs are given: by each method, and as NLGift has it. */
const runs = {
  sft: { method: "sft", given: {} },
  dpo: { method: "dpo", given: { four_bit: true, learning_rate: 5e-7 } },
  nlgift: { method: "sft", given: presetFor("nlgift", "command", "sft").settings },
} as const;

const examples = {
  sft: { method: "sft", rows: rows.slice(0, 2) },
  dpo: { method: "dpo", pairs: pairs.slice(0, 2) },
} as const;

/** The training runs whose files are kept in `golden/`, of each framework. */
export const golden = names(frameworks).flatMap((name) =>
  names(runs).map((run) => {
    const { method, given } = runs[run];
    return {
      name,
      run,
      method,
      framework: frameworks[name],
      folder: join("test", "training", "hosted", "golden", `${name}-${run}`),
      work: {
        ...openSettings[method].parse(given),
        base: "Qwen/Qwen3-0.6B",
        method,
        seed: 7,
        data: "data",
        output: "output",
        template: "qwen3",
      },
      lines: [...toLines(examples[method], formats[method === "sft" ? "chat" : "preference"])].join(""),
    };
  }),
);
