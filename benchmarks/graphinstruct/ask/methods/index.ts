import { decisions } from "#benchmarks/graphinstruct/ask/methods/decisions";
import type { Method } from "#benchmarks/graphinstruct/ask/methods/method";
import { refining } from "#benchmarks/graphinstruct/ask/methods/refining";
import { retry } from "#benchmarks/graphinstruct/ask/methods/retry";
import { sampling } from "#benchmarks/graphinstruct/ask/methods/sampling";
import { selfConsistency } from "#benchmarks/graphinstruct/ask/methods/self-consistency";
import type { Settings } from "#benchmarks/graphinstruct/ask/settings";

const samples = ({ samples }: Settings) => samples;
const tries = ({ tries }: Settings) => tries;

/** The methods by name. The oracle is none of them: with hindsight it chooses among runs, so it is an analysis. */
export const methods = {
  sample: { summary: "independent samples of one strategy", outputs: samples, play: sampling(decisions.given) },
  priors: {
    summary: "samples, told of the domain at level 4",
    outputs: samples,
    play: sampling(decisions.withDomain),
  },
  caap: {
    summary: "samples, strategy and extras chosen by level, constraints and tier",
    outputs: samples,
    play: sampling(decisions.adaptive),
  },
  vgig: {
    summary: "chains of refinement, told what the verifier finds",
    outputs: samples,
    play: refining(decisions.given),
  },
  combined: {
    summary: "chains of refinement that begin as caap does, with domain priors",
    outputs: samples,
    play: refining(decisions.adaptiveWithDomain),
  },
  retry: { summary: "asked again until verified, the best of them kept", outputs: samples, play: retry },
  "self-consistency": {
    summary: "asked several times, the graph that most agree on kept",
    outputs: samples,
    play: selfConsistency,
  },
  "published-retry": {
    summary: "as many samples as tries, all kept: the published runs chose 3 of 3",
    outputs: tries,
    play: sampling(decisions.given),
  },
  "published-self-consistency": {
    summary: "as many samples as tries, all kept: the published runs chose 3 of 3",
    outputs: tries,
    play: sampling(decisions.given),
  },
} as const satisfies Record<string, Method>;

export type MethodName = keyof typeof methods;
