import { join } from "node:path";
import { expect } from "#eval/expect";
import type { Item } from "#eval/play-out";
import { openResponses } from "#eval/responses";
import type { Verdict } from "#eval/verdict";
import type { Generate, Model, Play, Reply, Request } from "#src/play";

export const generate = (content: string, repeat = 0): Generate => ({
  kind: "generate",
  messages: [{ role: "user", content }],
  maxTokens: 8,
  temperature: 0,
  repeat,
});

export const verdict = (right: boolean, read: unknown): Verdict => ({
  outcome: right ? "correct" : "wrong",
  read,
  why: "so the test says",
});

/** Asks once; right if the reply repeats the id. */
export function* once(id: string): Play<Verdict> {
  const { text } = expect("text", yield generate(id));
  return verdict(text === id, text);
}

/** Asks three times, each time quoting the reply before; right if the last reply has grown by all three. */
export function* thrice(id: string): Play<Verdict> {
  let said = id;
  for (let turn = 0; turn < 3; turn++) said = expect("text", yield generate(said)).text;
  return verdict(said === `${id}!!!`, said);
}

export const items = (count: number, play: (id: string) => Play<Verdict> = once): Item[] =>
  Array.from({ length: count }, (_, i) => ({ id: `item-${i}`, play: () => play(`item-${i}`) }));

/** A model that keeps the requests it was sent, and how many it had open at most. */
export function recording(
  answer: (request: Request, signal?: AbortSignal) => Reply | Promise<Reply>,
  concurrency = 4,
): Model & { readonly asked: Request[]; readonly peak: () => number } {
  const asked: Request[] = [];
  let [open, peak] = [0, 0];
  return {
    id: "recording",
    concurrency,
    asked,
    peak: () => peak,
    async answer(request, signal) {
      asked.push(request);
      peak = Math.max(peak, ++open);
      try {
        return await answer(request, signal);
      } finally {
        open--;
      }
    },
  };
}

export const say = (text: string): Reply => ({ kind: "text", text, finish: "stop" });
export const contentOf = (request: Request) => (request.kind === "generate" ? request.messages.at(-1)!.content : "");
/** Repeats what it was asked. */
export const echo = (request: Request): Reply => say(contentOf(request));

export const outcomes = (verdicts: ReadonlyMap<string, Verdict>) =>
  [...verdicts.values()].map(({ outcome }) => outcome);

export const logIn = (folder: string) => join(folder, "responses.jsonl");

/** A log for the length of `use`; `torn` gathers the bytes of dropped lines. */
export async function withLog<Result>(
  path: string,
  use: (log: ReturnType<typeof openResponses>) => Promise<Result>,
  torn: number[] = [],
): Promise<Result> {
  const log = openResponses(path, (bytes) => torn.push(bytes));
  try {
    return await use(log);
  } finally {
    log.close();
  }
}
