import { type Constraint, check, type Finding, noContradiction } from "#benchmarks/graphinstruct/constraints/index";
import { evaluation } from "#benchmarks/graphinstruct/judge/evaluation";
import { levelFields } from "#benchmarks/graphinstruct/judge/level-fields";
import { parses } from "#benchmarks/graphinstruct/judge/parses";
import { summary } from "#benchmarks/graphinstruct/judge/summary";
import { type Candidate, examine, isCandidate, isValid } from "#benchmarks/graphinstruct/scores/candidate";
import { following } from "#benchmarks/graphinstruct/scores/following/following";
import type { Rubric } from "#benchmarks/graphinstruct/scores/rubric";
import type { Output } from "#benchmarks/graphinstruct/scores/score";
import { scoreExamined } from "#benchmarks/graphinstruct/scores/score-instruction";

/** What is found of one output, in the fields of the conformance kit's records of outputs. */
export function judgeOutput({ text, tokens }: Output, rubric: Rubric): object {
  const examined = examine(text, rubric);
  const score = scoreExamined([examined], [{ text, tokens }], rubric, undefined);
  return {
    id: rubric.instruction.id,
    parse: parses(text, examined.reading, rubric.mode),
    pipeline_error: isCandidate(examined) ? null : examined.error,
    recovered_directed: isCandidate(examined) ? (examined.recovered ?? null) : null,
    graph: isCandidate(examined) ? summary(examined.facts.written) : null,
    ...(isCandidate(examined) && verdicts(examined, rubric)),
    tokens: { in: tokens.input, out: tokens.output, calls: tokens.calls },
    eval: evaluation(score),
  };
}

function verdicts(candidate: Candidate, rubric: Rubric): object {
  const { facts } = candidate;
  const found = (constraints: readonly Constraint[]) =>
    verdictsOf(constraints.map((constraint) => check(constraint, facts, rubric.mode)));
  const raised = candidate.explicit().find(({ error }) => error !== undefined)?.error;
  return {
    explicit: verdictsOf(candidate.explicit()),
    inferred_implicit: found(rubric.implicit),
    dataset_implicit: found(rubric.stated),
    no_contradiction: noContradiction(facts.written, rubric.mode),
    valid: candidate.typed?.error === undefined ? isValid(candidate) : `error:${candidate.typed.error}`,
    d4_any: raised === undefined ? following(candidate, rubric, undefined) : `error:${raised}`,
    ...levelFields(candidate, rubric),
  };
}

/** By constraint: whether it holds, or what the released checker raises. */
function verdictsOf(findings: readonly Finding[]) {
  return Object.fromEntries(
    findings.map(({ constraint, satisfied, error }) => [constraint.text, error ? `error:${error}` : satisfied]),
  );
}
