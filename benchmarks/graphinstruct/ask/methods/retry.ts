import { type Attempt, isBetter } from "#benchmarks/graphinstruct/ask/attempt";
import { decisions } from "#benchmarks/graphinstruct/ask/methods/decisions";
import type { Method } from "#benchmarks/graphinstruct/ask/methods/method";
import { opening } from "#benchmarks/graphinstruct/ask/prompts/opening";
import { put } from "#benchmarks/graphinstruct/ask/put";
import { verdictOf } from "#benchmarks/graphinstruct/ask/verdict-of";

/** Asks anew, without a word of what was wrong, until a graph meets everything; keeps the one that meets most. */
export const retry: Method["play"] = function* (instruction, output, settings) {
  const { temperature, samples } = settings;
  const messages = opening(instruction, decisions.given(instruction, settings), settings);
  const ask = (repeat: number) => put(instruction, { messages, temperature, repeat }, settings);
  let best = yield* ask(output);
  const attempts: Attempt[] = [best];
  const tries = instruction.feasible ? settings.tries : 1;
  while (attempts.length < tries && best.share < 1) {
    const attempt = yield* ask(output + attempts.length * samples);
    attempts.push(attempt);
    if (isBetter(attempt, best)) best = attempt;
  }
  return verdictOf(instruction, best, attempts, settings.mode);
};
