import type { Attempt } from "#benchmarks/graphinstruct/ask/attempt";
import { decisions } from "#benchmarks/graphinstruct/ask/methods/decisions";
import type { Method } from "#benchmarks/graphinstruct/ask/methods/method";
import { mostAgreed } from "#benchmarks/graphinstruct/ask/methods/most-agreed";
import { opening } from "#benchmarks/graphinstruct/ask/prompts/opening";
import { put } from "#benchmarks/graphinstruct/ask/put";
import { verdictOf } from "#benchmarks/graphinstruct/ask/verdict-of";

/** Asks several times and keeps the reply that the others agree with most; no constraint is looked at. */
export const selfConsistency: Method["play"] = function* (instruction, output, settings) {
  const { temperature, samples, tries } = settings;
  const messages = opening(instruction, decisions.given(instruction, settings), settings);
  const attempts: Attempt[] = [];
  while (attempts.length < tries) {
    const repeat = output + attempts.length * samples;
    attempts.push(yield* put(instruction, { messages, temperature, repeat }, settings));
  }
  return verdictOf(instruction, mostAgreed(attempts), attempts, settings.mode);
};
