import { check, type Facts, type Finding, noContradiction } from "#benchmarks/graphinstruct/constraints/index";
import type { Candidate } from "#benchmarks/graphinstruct/scores/candidate";
import { domainFit } from "#benchmarks/graphinstruct/scores/following/domain-fit";
import { editQuality } from "#benchmarks/graphinstruct/scores/following/edit-quality";
import { reasoningAlignment } from "#benchmarks/graphinstruct/scores/following/reasoning-alignment";
import type { Rubric } from "#benchmarks/graphinstruct/scores/rubric";

/**
 * Dimension 4 of one output: how far it follows the instruction, from 0 to 1 (GraphInstruct, section 3.3; the weights
 * are the released code's).
 *
 * Levels 0 to 3: explicit constraints 0.4, implicit ones 0.4, no contradiction 0.2; with no implicit ones 2/3 and 1/3.
 * Level 4: constraints 0.65, likeness to references 0.2, no contradiction 0.15. Level 5: edits 0.45, constraints 0.4,
 * reasoning 0.15.
 *
 * @param strategy the prompting strategy's name; undefined counts as one that asks for no reasoning
 */
export function following(candidate: Candidate, rubric: Rubric, strategy: string | undefined): number {
  const explicit = share(candidate.explicit());
  const implicit = implied(candidate.facts, rubric);
  const { level } = rubric.instruction;
  if (level === 5) {
    const constraints = 0.6 * explicit + 0.4 * (implicit ?? explicit);
    const reasoning = reasoningAlignment(candidate, rubric.mode, strategy);
    return 0.45 * editQuality(candidate, rubric) + 0.4 * constraints + 0.15 * reasoning;
  }
  const consistent = noContradiction(candidate.facts.written, rubric.mode) ? 1 : 0;
  if (level === 4) {
    const constraints = implicit === undefined ? explicit : 0.6 * explicit + 0.4 * implicit;
    return 0.65 * constraints + 0.2 * domainFit(candidate.facts, rubric.references()) + 0.15 * consistent;
  }
  return implicit === undefined
    ? (2 / 3) * explicit + (1 / 3) * consistent
    : 0.4 * explicit + 0.4 * implicit + 0.2 * consistent;
}

/** Share of the implied constraints that hold; undefined where nothing is implied. */
function implied(facts: Facts, { implicit, mode }: Rubric): number | undefined {
  return implicit.length === 0 ? undefined : share(implicit.map((constraint) => check(constraint, facts, mode)));
}

function share(findings: readonly Finding[]): number {
  return findings.length === 0 ? 1 : findings.filter(({ satisfied }) => satisfied === true).length / findings.length;
}
