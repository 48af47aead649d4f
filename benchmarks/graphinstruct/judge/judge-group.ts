import type { Facts } from "#benchmarks/graphinstruct/constraints/index";
import { gBleu, gRouge, textF1 } from "#benchmarks/graphinstruct/diagnostics/index";
import { evaluation } from "#benchmarks/graphinstruct/judge/evaluation";
import { embeddingScore, textPresence, textSimilarity } from "#benchmarks/graphinstruct/metrics/index";
import { type Candidate, examine, isValid } from "#benchmarks/graphinstruct/scores/candidate";
import type { Rubric } from "#benchmarks/graphinstruct/scores/rubric";
import type { Output } from "#benchmarks/graphinstruct/scores/score";
import { scoreExamined } from "#benchmarks/graphinstruct/scores/score-instruction";
import { type Structure, structure } from "#benchmarks/graphinstruct/scores/structure/structure";

/** What is found of outputs that are scored together, in the fields of the conformance kit's records of groups. */
export function judgeGroup(outputs: readonly Output[], rubric: Rubric): object {
  const examined = outputs.map(({ text }) => examine(text, rubric));
  const valid = examined.filter(isValid);
  const { id, level, feasible } = rubric.instruction;
  const [first, own] = [rubric.references()[0]!, rubric.own()[0]];
  return {
    id,
    tokens: outputs.map(({ tokens: { input, output, calls } }) => [input, output, calls]),
    n_refs: rubric.references().length,
    refs_from_pool: rubric.pool().length > 0,
    d1: structureFields(structure(examined, rubric)),
    eval: evaluation(scoreExamined(examined, outputs, rubric, undefined)),
    ...(feasible && level >= 3 && embeddings("d3_sgc", valid, first, rubric)),
    ...(feasible && level >= 3 && own && embeddings("d3_sgc_vs_own_ref1", valid, own, rubric)),
    ...(feasible && level >= 4 && texts("d2", valid, first, rubric)),
    ...(feasible && level >= 4 && own && texts("d2_vs_own_ref1", valid, own, rubric)),
  };
}

function structureFields({ validRate, uniqueness, uniquenessCounts, distribution, score }: Structure) {
  return {
    valid_rate: validRate,
    uniqueness,
    uniqueness_active: uniquenessCounts,
    ...(distribution && {
      mmd_d: distribution.degree,
      mmd_c: distribution.clustering,
      mmd_s: distribution.spectrum,
      mmd_avg: distribution.mean,
    }),
    combined: score,
  };
}

function embeddings(name: string, valid: readonly Candidate[], reference: Facts, { mode }: Rubric) {
  return { [name]: valid.map(({ facts }) => embeddingFields(embeddingScore(facts, reference, mode))) };
}

/** null where a graph is too large. */
function embeddingFields(score: ReturnType<typeof embeddingScore>) {
  if (score === undefined) return null;
  if (!("grassmann" in score)) return score;
  const { nodeGap: node_clf_gap, embeddingMmd: emb_mmd, ...others } = score;
  return { ...others, node_clf_gap, emb_mmd };
}

function texts(name: string, valid: readonly Candidate[], reference: Facts, { mode }: Rubric) {
  return {
    [name]: valid.map(({ facts }) => {
      const presence = textPresence(facts.written, mode);
      const similarity = textSimilarity(facts.written, reference.written, mode);
      return {
        g_bleu: gBleu(facts, reference),
        g_rouge: gRouge(facts, reference),
        // Needs an encoder: a diagnostic of its own.
        g_bertscore: null,
        text_f1: textF1(facts, reference),
        text_presence: presence,
        text_similarity: similarity,
        aggregate: 0.5 * presence + 0.5 * similarity,
      };
    }),
  };
}
