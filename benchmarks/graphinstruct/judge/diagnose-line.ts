import { diagnostics, type Measurement } from "#benchmarks/graphinstruct/diagnostics/index";
import type { LineToJudge } from "#benchmarks/graphinstruct/judge/lines-to-judge";
import { examine, isCandidate } from "#benchmarks/graphinstruct/scores/candidate";
import { names } from "#src/pick";

/** Steps that the search for one edit distance may take: enough for an exact one of a few nodes. */
const BUDGET = 200_000;

/**
 * What each diagnostic says of a line's outputs that hold a graph, against the graphs that they are compared with; null where
 * it can't be said. Nothing of it counts in a score.
 */
export async function diagnoseLine({ outputs, rubric }: LineToJudge): Promise<Record<string, Measurement | null>> {
  const generated = outputs.map(({ text }) => examine(text, rubric)).filter(isCandidate);
  const facts = generated.map((candidate) => candidate.facts);
  const found: Record<string, Measurement | null> = {};
  for (const name of names(diagnostics)) {
    found[name] = (await diagnostics[name].measure(facts, rubric.references(), { budget: BUDGET })) ?? null;
  }
  return found;
}
