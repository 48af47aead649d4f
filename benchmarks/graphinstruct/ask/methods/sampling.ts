import type { Decide } from "#benchmarks/graphinstruct/ask/methods/decisions";
import type { Method } from "#benchmarks/graphinstruct/ask/methods/method";
import { opening } from "#benchmarks/graphinstruct/ask/prompts/opening";
import { put } from "#benchmarks/graphinstruct/ask/put";
import { verdictOf } from "#benchmarks/graphinstruct/ask/verdict-of";

/** One call an output. */
export function sampling(decide: Decide): Method["play"] {
  return function* (instruction, output, settings) {
    const messages = opening(instruction, decide(instruction, settings), settings);
    const { temperature } = settings;
    const attempt = yield* put(instruction, { messages, temperature, repeat: output }, settings);
    return verdictOf(instruction, attempt, [attempt], settings.mode);
  };
}
