import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readQualityFiles, studyOf } from "#benchmarks/graphinstruct/analysis/index";
import { aggregations } from "#benchmarks/graphinstruct/analysis/kinds/aggregations";
import { dimensionCorrelation } from "#benchmarks/graphinstruct/analysis/kinds/dimension-correlation";
import { duplicates } from "#benchmarks/graphinstruct/analysis/kinds/duplicates";
import { frontier } from "#benchmarks/graphinstruct/analysis/kinds/frontier";
import { l5Intervals } from "#benchmarks/graphinstruct/analysis/kinds/l5-intervals";
import { lambda } from "#benchmarks/graphinstruct/analysis/kinds/lambda";
import { leaderboard } from "#benchmarks/graphinstruct/analysis/kinds/leaderboard";
import { levelWeighting } from "#benchmarks/graphinstruct/analysis/kinds/level-weighting";
import { oracle } from "#benchmarks/graphinstruct/analysis/kinds/oracle";
import { promptSensitivity } from "#benchmarks/graphinstruct/analysis/kinds/prompt-sensitivity";
import { strategyEffects } from "#benchmarks/graphinstruct/analysis/kinds/strategy-effects";
import { tierControls } from "#benchmarks/graphinstruct/analysis/kinds/tier-controls";
import { tierGap } from "#benchmarks/graphinstruct/analysis/kinds/tier-gap";
import { tokenScales } from "#benchmarks/graphinstruct/analysis/kinds/token-scales";
import { abbreviated } from "#benchmarks/graphinstruct/analysis/runs/strategy";
import { type Instruction, LEVELS } from "#benchmarks/graphinstruct/instructions/instruction";
import { needsShared, shared } from "#test/needs";

/** The authors' own analysis products, unrounded, and their CSV files, against ours of the same score files. */
const test = suite("graphinstruct published analyses");
const withFiles = needsShared(test, "data/graphinstruct/quality");
let made: ReturnType<typeof studyOf> | undefined;
const study = () => {
  made ??= studyOf(readQualityFiles(shared("data/graphinstruct/quality")), { instructions: officialInstructions() });
  return made;
};

function json(name: string) {
  return JSON.parse(readFileSync(shared(`data/graphinstruct/published_analyses/${name}.json`), "utf8"));
}

function csv(name: string): string[][] {
  const text = readFileSync(shared(`data/graphinstruct/leaderboards/${name}.csv`), "utf8").trim();
  return text
    .split(/\r?\n/)
    .slice(1)
    .map((line) => line.split(","));
}

function officialInstructions(): Instruction[] {
  return LEVELS.flatMap((level) => {
    const rows = JSON.parse(readFileSync(shared(`data/graphinstruct/instructions/level_${level}.json`), "utf8"));
    return rows.map((row: Record<string, never>) => ({
      id: row.id,
      level,
      text: row.instruction,
      explicit: row.explicit_constraints,
      implicit: [],
      sizes: [],
      feasible: row.feasible,
      references: row.reference_solutions,
      template: "",
    }));
  });
}

function near(own: number | undefined, published: number, what: string, within = 1e-12) {
  assert.ok(Math.abs(own! - published) <= within, `${what}: expected ${published}, got ${own}`);
}

const byId = (id: string) => study().models.find((model) => model.id === id)!;

withFiles("b11: the oracle with hindsight and on held-out templates", () => {
  const published = json("b11_caap_cv");
  const { models, templates } = oracle.compute(study())!;
  for (const [rule, mode] of [
    ["coarse", "ec-only"],
    ["fine", "prefix-ec"],
  ] as const) {
    assert.is(templates[rule], published[mode].n_templates);
    assert.is(published[mode].per_model.length, models.length);
    for (const one of published[mode].per_model) {
      const own = models.find(({ model }) => model === byId(one.model).name)!;
      near(own.oracle.quality, one.full_oracle_q, one.model);
      near(own.validated[rule]!.published, one.cv_oracle_q, `${one.model} ${mode}`);
      assert.equal(
        own.oracle.choices,
        LEVELS.map((level) => one.full_oracle_choices[level]),
      );
      assert.is(own.validated[rule]!.disagreements, one.n_strategy_disagreements_across_folds);
    }
  }
});

withFiles("b12: references that are one graph, and table 33", () => {
  const published = json("b12_ref_dedup");
  const { levels, sensitivity } = duplicates.compute(study())!;
  levels.forEach(({ distinct, isomorphic, exact, undecided }, level) => {
    const { distinct: d = 0, iso_only: i = 0, exact_dup: e = 0 } = published.pair_classification[`L${level}`];
    assert.equal([distinct, isomorphic, exact, undecided], [d, i, e, 0]);
  });
  assert.is(sensitivity.length, 2 * published.summary_rows.length);
  for (const [dimension, most] of [
    ["D2", "max_d2_delta"],
    ["D3", "max_d3_delta"],
  ] as const) {
    const own = sensitivity.find((one) => one.dimension === dimension)!;
    near(own.change, published[most][`${dimension.toLowerCase()}_delta`], most);
    assert.is(own.run, `${published[most].model}-${published[most].strategy}`);
  }
});

withFiles(
  "b17: sigma on quality, its bootstrap and its leave-one-out; the p of Student's t beside the normal one",
  () => {
    const published = json("b17_loo_ols");
    const { fit, models, bootstrap } = promptSensitivity.compute(study())!;
    near(fit.slope, published.full_data.beta, "slope");
    near(fit.intercept, published.full_data.alpha, "intercept");
    near(fit.rSquared, published.full_data.r2, "R²");
    near(fit.pNormal, published.full_data.p_approx, "normal p", 1e-9);
    assert.is(fit.p.toFixed(3), "0.037");
    near(bootstrap.interval[0], published.bootstrap.ci_lo, "low");
    near(bootstrap.interval[1], published.bootstrap.ci_hi, "high");
    near(bootstrap.negative, published.bootstrap.p_negative, "share below 0");
    for (const { excluded, beta, r2 } of published.loo) {
      const own = models.find(({ model }) => model === excluded)!.without!;
      near(own.slope, beta, excluded);
      near(own.rSquared, r2, excluded);
    }
  },
);

withFiles("b21: L5 of each configuration, drawn as published", () => {
  const published = json("b21_l5_bootstrap");
  const own = l5Intervals.compute(study())!;
  assert.is(own.length, published.length);
  for (const { model, strategy, mean, ci_lo, ci_hi } of published) {
    const one = own.find(({ run }) => run === `${model}-${strategy}`)!;
    near(one.mean, mean, one.run);
    near(one.interval[0], ci_lo, one.run);
    near(one.interval[1], ci_hi, one.run);
  }
});

withFiles("b23 and b16: strategy effects and tiers' means", () => {
  const { effects, models } = strategyEffects.compute(study())!;
  for (const { level, label, mean_delta, n_pos, n_neg, n_tie } of json("b23_sign_count").sign_counts) {
    const own = effects.find((one) => one.level === level && `${abbreviated(one.strategy)}-ZS` === label)!;
    near(own.mean, mean_delta, `L${level} ${label}`);
    assert.equal([own.up, own.down, own.still], [n_pos, n_neg, n_tie]);
  }
  assert.equal([...models].sort(), Object.keys(json("b23_sign_count").per_model_fc_minus_zs).sort());
  const all = tierGap.compute(study())!.aggregations[2]!;
  const { tier_means, tier_gap } = json("b16_sonnet4_excl").with_sonnet4;
  all.levels.forEach(({ means, gap }, level) => {
    near(gap, tier_gap[level], `gap at L${level}`);
    near(means.T2, tier_means.T2[level], `T2 at L${level}`);
  });
});

withFiles("a1, a1b, b13: levels weighted otherwise", () => {
  const rows = levelWeighting.compute(study())!;
  const own = (scheme: string) => rows.find((row) => row.scheme === scheme)!;
  const models = json("a1_level_weight_sensitivity").schemes;
  const named = { minus50: "L4, L5 − 50%", plus50: "L4, L5 + 50%", n_proportional: "by instructions" };
  for (const [name, scheme] of Object.entries({ ...named, reversed: "reversed", uniform: "all alike" })) {
    const { level_weights, vs_default } = models[name];
    for (const level of LEVELS) near(own(scheme).weights[level], level_weights[level], `${name} L${level}`);
    near(own(scheme).models.kendall, vs_default.kendall_tau_b, name);
    near(own(scheme).models.spearman, vs_default.spearman_rho, name);
    assert.is(own(scheme).models.shift, vs_default.default_top15_max_rank_displacement, name);
  }
  const cells = json("a1b_cell_weight_sensitivity").per_scheme;
  const others = { "N-balanced (1/n_l)": "by 1/instructions", "Uniform (1/6)": "all alike" };
  const all = { ...others, "Mass-balanced (n_l)": "by instructions", "L5-zero (renorm)": "without L5" };
  for (const [name, scheme] of Object.entries(all)) {
    const { top, shift, spearman, kendall } = own(scheme).configurations;
    const { top9_retained, top15_retained, max_rank_shift_top15, ...published } = cells[name];
    assert.equal([...top.map(({ kept }) => kept), shift], [top9_retained, top15_retained, max_rank_shift_top15], name);
    near(spearman, published.spearman_rho_45cells, name, 5e-5);
    near(kendall, published.kendall_tau_45cells, name, 5e-5);
  }
});

withFiles("a2: levels put together otherwise", () => {
  const published = json("a2_aggregation_crosscheck").aggregations;
  const { models, scores } = aggregations.compute(study())!;
  for (const [way, own] of Object.entries(scores)) {
    own.forEach((value, i) => {
      const id = study().models.find(({ name }) => name === models[i])!.id;
      near(value, published[way.toLowerCase().replaceAll(" ", "_")].scores[id], `${way} of ${id}`);
    });
  }
});

withFiles("b1: how dimensions go together over all 124 files", () => {
  const published = json("b1_dimension_correlation").levels;
  const own = dimensionCorrelation.compute(study())!;
  assert.is(own.length, 15);
  for (const { level, pair, items, pearson, spearman } of own) {
    const { n, pearson_r, spearman_rho } = published[level].pairwise_correlations[pair.join("__")];
    assert.is(items, n);
    near(pearson, pearson_r, pair.join(), 1e-9);
    near(spearman, spearman_rho, pair.join(), 1e-9);
  }
});

withFiles("c1: D4 alone under three kinds of groups", () => {
  const published = json("c1_d4_only_tiergap");
  const [quality, halves, size] = tierControls.compute(study())!;
  LEVELS.forEach((level) => {
    near(quality!.gaps[level], published.q_based_tier.d4_tier_gaps_T1_minus_T3[level], `quality L${level}`);
    near(halves!.gaps[level], published.split_data_tier.mean_d4_tier_gaps_T1_minus_T3[level], `halves L${level}`);
    near(size!.gaps[level], published.external_param_tier.d4_tier_gaps_high_minus_low[level], `size L${level}`);
  });
});

withFiles("the CSV files: tab1, tab2 (whose Final has no bonus) and tab3", () => {
  const four = (value: number) => value.toFixed(4);
  const { all } = leaderboard.compute(study())!;
  csv("tab1_quality_top15").forEach(([, , way, quality, , ...rest], i) => {
    const { strategy, quality: total, levels, tokensPerValid } = all[i]!;
    const own = [abbreviated(strategy), four(total), ...levels.map(four), tokensPerValid.toFixed(0)];
    assert.equal(own, [way, quality, ...rest]);
  });
  const byTotal = [...frontier.compute(study())!].sort((a, b) => a.rank - b.rank);
  csv("tab2_pareto_efficiency").forEach(([, , way, , quality, cost, perThousand], i) => {
    const one = byTotal[i]!;
    const own = [four(one.total), one.cost.toFixed(0), one.perThousand.toFixed(3)];
    assert.equal([abbreviated(one.strategy), ...own], [way, quality, cost, perThousand]);
  });
  const scales = tokenScales.compute(study())!;
  for (const [scale, , spearman, kendall, first, jaccard] of csv("tab3_d5_robustness")) {
    const { change } = scales.find((one) => `${one.scale}` === scale)!;
    assert.equal([change.spearman!, change.kendall!].map(four), [spearman, kendall]);
    assert.equal([change.firstKept ? "yes" : "no", change.top[0]!.jaccard.toFixed(3)], [first, jaccard]);
  }
});

withFiles("the size of the bonus moves no configuration of the first 15 by more than 3 places (section 3.3)", () => {
  for (const { change } of lambda.compute(study())!.rows) assert.ok(change.shift <= 3);
});

test.run();
