import { type Attempt, isBetter } from "#benchmarks/graphinstruct/ask/attempt";
import type { Decision } from "#benchmarks/graphinstruct/ask/caap/decision";
import { feedbackOn } from "#benchmarks/graphinstruct/ask/feedback-on";
import type { Decide } from "#benchmarks/graphinstruct/ask/methods/decisions";
import type { Method } from "#benchmarks/graphinstruct/ask/methods/method";
import { chainTemperature, refiningTemperature } from "#benchmarks/graphinstruct/ask/methods/temperatures";
import { opening } from "#benchmarks/graphinstruct/ask/prompts/opening";
import { refinement } from "#benchmarks/graphinstruct/ask/prompts/refinement";
import { put } from "#benchmarks/graphinstruct/ask/put";
import type { Settings } from "#benchmarks/graphinstruct/ask/settings";
import { verdictOf } from "#benchmarks/graphinstruct/ask/verdict-of";
import { formats } from "#benchmarks/graphinstruct/format/index";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";
import type { Message } from "#src/play";

/**
 * A chain of refinement (VGIG; GraphInstruct, section 4.3 and table 7): the best graph so far goes back with what the
 * verifier finds, until all is met, rounds run out, two replies in a row hold no graph, or there is nothing to tell. An
 * infeasible instruction is asked once: no graph could pass.
 */
export function refining(decide: Decide): Method["play"] {
  return function* (instruction, chain, settings) {
    const decision = decide(instruction, settings);
    const messages = opening(instruction, decision, settings);
    const temperature = chainTemperature(settings.temperature, chain);
    const attempts: Attempt[] = [];
    let best = yield* put(instruction, { messages, temperature, repeat: chain }, settings);
    attempts.push(best);
    const rounds = instruction.feasible ? settings.rounds : 0;
    for (let round = 1, unread = 0; round <= rounds && best.share < 1; round++) {
      unread = best.facts ? 0 : unread + 1;
      const next = best.facts ? mending({ instruction, best, round, decision }, settings) : messages;
      if (unread === 2 || next === undefined) break;
      const call = {
        messages: next,
        temperature: best.facts ? refiningTemperature(temperature) : temperature,
        repeat: chain + round * settings.samples,
      };
      const attempt = yield* put(instruction, call, settings);
      attempts.push(attempt);
      if (isBetter(attempt, best)) best = attempt;
    }
    return verdictOf(instruction, best, attempts, settings.mode);
  };
}

interface Mending {
  readonly instruction: Instruction;
  readonly best: Attempt;
  readonly round: number;
  readonly decision: Decision;
}

/** What is said to have a graph mended; undefined where there is nothing to say of it. */
function mending({ instruction, best, round, decision }: Mending, settings: Settings): Message[] | undefined {
  const feedback = feedbackOn(instruction, best, settings);
  if (feedback === "") return undefined;
  const graph = formats.code.write(best.facts!.written);
  const constraints = best.findings.map(({ constraint }) => constraint.text);
  return refinement(instruction, { round, graph, feedback, constraints }, decision, settings);
}
