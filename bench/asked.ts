import { readdirSync } from "node:fs";
import { join } from "node:path";
import type { Judged } from "#eval/judge-real-world";
import type { Verifiable } from "#eval/verify";
import { type EncodingName, encodings } from "#generators/encodings/index";
import { drawInstance, numbers, render, tasks } from "#generators/index";
import { names } from "#src/pick";
import { stream } from "#src/rng";
import { questionsOf, readLog } from "#test/conformance/logged";

/** A question and a reply to it. */
export interface Asked {
  readonly question: Verifiable | Judged;
  readonly reply: string;
}

/** Replies of our own making: the targets of drawn problems, whose reasoning is as long as the tuned models' in the logs. */
export function ownAsked(): Asked[] {
  return names(tasks).flatMap((task) =>
    (names(encodings) as EncodingName[]).flatMap((encoding) =>
      Array.from({ length: 500 }, (_, i): Asked => {
        const rng = stream(13, task, encoding, i);
        const instance = drawInstance({ task, family: "er", numbers: rng.pick(names(numbers)), size: "large" }, rng);
        const problem = render(instance, { encoding, format: "free", reasoning: "steps" }, rng);
        return { question: problem, reply: problem.target };
      }),
    ),
  );
}

/** Every reply of a folder of NLGift's normalised logs. */
export function publishedAsked(logs: string): Asked[] {
  return readdirSync(logs).flatMap((file) => {
    const rows = readLog(join(logs, file));
    const asked = questionsOf(rows);
    return rows.map((row) => ({ question: asked(row), reply: row.response }));
  });
}
