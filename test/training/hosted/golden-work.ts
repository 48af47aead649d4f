import { join } from "node:path";
import { names } from "#src/pick";
import { pairs, rows } from "#test/training/hosted/lab";
import { frameworks } from "#training/command/frameworks/index";
import { openSettings } from "#training/command/frameworks/settings";
import { formats } from "#training/formats/index";
import { toLines } from "#training/formats/to-lines";

/** The training runs whose files are kept in `golden/`: of each framework, by each method. */
export const golden = names(frameworks).flatMap((name) =>
  (["sft", "dpo"] as const).map((method) => {
    const settings = openSettings[method].parse(method === "dpo" ? { four_bit: true, learning_rate: 5e-7 } : {});
    const examples =
      method === "sft"
        ? ({ method, rows: rows.slice(0, 2) } as const)
        : ({ method, pairs: pairs.slice(0, 2) } as const);
    return {
      name,
      method,
      framework: frameworks[name],
      folder: join("test", "training", "hosted", "golden", `${name}-${method}`),
      work: {
        ...settings,
        base: "Qwen/Qwen3-0.6B",
        method,
        seed: 7,
        data: "data",
        output: "output",
        template: "qwen3",
      },
      lines: [...toLines(examples, formats[method === "sft" ? "chat" : "preference"])].join(""),
    };
  }),
);
