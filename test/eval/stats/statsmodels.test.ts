import { spawnSync } from "node:child_process";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { pythonWith } from "#bench/python-with";
import { benjaminiHochberg } from "#eval/stats/benjamini-hochberg";
import { clopperPearson } from "#eval/stats/clopper-pearson";
import { clusterBootstrap } from "#eval/stats/cluster-bootstrap";
import { clustersOf } from "#eval/stats/clusters";
import { holm } from "#eval/stats/holm";
import { mcnemarExact } from "#eval/stats/mcnemar-exact";
import { newcombe } from "#eval/stats/newcombe";
import { powerPaired } from "#eval/stats/power-paired";
import { powerUnpaired } from "#eval/stats/power-unpaired";
import { runInterval } from "#eval/stats/run-interval";
import { scoreUnpaired } from "#eval/stats/score-unpaired";
import { signFlip } from "#eval/stats/sign-flip";
import { tostUnpaired } from "#eval/stats/tost-unpaired";
import { twoProportionZ } from "#eval/stats/two-proportion-z";
import { wilson } from "#eval/stats/wilson";
import { stream } from "#src/rng";
import { close } from "#test/eval/stats/close";
import { closeInterval } from "#test/eval/stats/close-interval";
import { needs } from "#test/needs";

const test = suite("stats against statsmodels and scipy on random inputs");
const where = needs(test, "python-stats");
const rng = stream(11, "statsmodels");
const times = <T>(count: number, make: () => T) => Array.from({ length: count }, make);

const questions = {
  unpaired: times(60, () => {
    const [n1, n2] = [rng.int(5, 1000), rng.int(5, 1000)];
    return [rng.int(1, n1 - 1), n1, rng.int(1, n2 - 1), n2, rng.int(1, 30) / 100] as const;
  }),
  single: times(60, () => {
    const n = rng.int(1, 2000);
    return [rng.int(0, n), n, rng.pick([0.8, 0.9, 0.95, 0.99])] as const;
  }),
  paired: times(40, () => [times(4, () => rng.int(0, 60))] as const),
  family: times(20, () => [times(rng.int(1, 40), () => Math.round(1000 * rng.next() ** 3) / 1000)] as const),
  plan: times(40, () => {
    const gain = rng.int(0, 20) / 100;
    return [rng.int(5, 75) / 100, gain, rng.int(50, 1000), rng.pick([0.01, 0.05]), rng.int(25, 60) / 100] as const;
  }),
  runs: times(10, () => [times(rng.int(2, 8), () => rng.next()), rng.pick([0.9, 0.95])] as const),
  resampled: times(2, () => [times(120, () => rng.pick([-1, 0, 0, 0, 1, 1]))] as const),
  flipped: times(8, () => [times(rng.int(2, 11), () => rng.int(-3, 4))] as const),
};

type Answers = { [Kind in keyof typeof questions]: unknown[] };
type Numbers<Key extends string> = Record<Key, number>;
let answers: Answers | undefined;

/** What Python says to each question of a kind; it is started once. */
function answered<Kind extends keyof typeof questions, Answer>(
  kind: Kind,
): [(typeof questions)[Kind][number], Answer][] {
  answers ??= ask();
  return questions[kind].map((question, i) => [question, answers![kind][i] as Answer]);
}

function ask(): Answers {
  const script = new URL("reference.py", import.meta.url).pathname;
  const input = JSON.stringify(questions);
  const { stdout, stderr } = spawnSync(pythonWith("scipy, statsmodels")!, [script], { input, encoding: "utf8" });
  assert.ok(stdout, stderr);
  return JSON.parse(stdout) as Answers;
}

type Unpaired = Numbers<"z" | "p" | "larger" | "unpooled" | "score" | "tost"> & { newcombe: [number, number] };

where("independent shares: z, Newcombe's interval, the score statistic, equivalence", () => {
  for (const [[x1, n1, x2, n2, margin], expected] of answered<"unpaired", Unpaired>("unpaired")) {
    const [a, b] = [
      { right: x1, of: n1 },
      { right: x2, of: n2 },
    ];
    const what = `${x1}/${n1} ${x2}/${n2} ${margin}`;
    close(twoProportionZ(a, b)!.z, expected.z, `z ${what}`);
    close(twoProportionZ(a, b)!.p, expected.p, `p ${what}`);
    close(twoProportionZ(a, b, { alternative: "larger" })!.p, expected.larger, `larger ${what}`);
    close(twoProportionZ(a, b, { variance: "unpooled" })!.z, expected.unpooled, `unpooled ${what}`);
    closeInterval(newcombe(a, b), expected.newcombe, what);
    close(scoreUnpaired(a, b, margin), expected.score, `score ${what}`);
    close(tostUnpaired(a, b, margin), expected.tost, `tost ${what}`);
  }
});

where("single shares: Wilson, Clopper and Pearson", () => {
  type Single = Record<"wilson" | "beta", [number, number]>;
  for (const [[right, of, confidence], { wilson: score, beta }] of answered<"single", Single>("single")) {
    closeInterval(wilson({ right, of }, confidence), score, `${right}/${of}`);
    closeInterval(clopperPearson({ right, of }, confidence), beta, `${right}/${of}`);
  }
});

where("McNemar, exact", () => {
  for (const [[[, gained, lost]], expected] of answered<"paired", Numbers<"statsmodels" | "scipy">>("paired")) {
    close(mcnemarExact(gained!, lost!), expected.statsmodels, `${gained} ${lost}`);
    close(mcnemarExact(gained!, lost!), expected.scipy, `${gained} ${lost}`);
  }
});

where("Holm, Benjamini and Hochberg", () => {
  for (const [[ps], expected] of answered<"family", Record<"holm" | "fdr_bh", number[]>>("family")) {
    holm(ps).forEach((p, i) => {
      close(p, expected.holm[i]!, `Holm ${ps[i]}`);
    });
    benjaminiHochberg(ps).forEach((p, i) => {
      close(p, expected.fdr_bh[i]!, `BH ${ps[i]}`);
    });
  }
});

where("power, and the arcsine approximation of it", () => {
  type Plan = Numbers<"unpaired" | "paired" | "arcsine">;
  for (const [[baseline, gain, n, alpha, discordance], expected] of answered<"plan", Plan>("plan")) {
    const unpaired = powerUnpaired(baseline, baseline + gain, n, alpha);
    close(unpaired, expected.unpaired, `unpaired ${baseline} ${gain} ${n}`);
    assert.ok(Math.abs(unpaired - expected.arcsine) < 0.03, `arcsine ${expected.arcsine}, got ${unpaired}`);
    close(powerPaired(gain, discordance, n, alpha), expected.paired, `paired ${gain} ${discordance} ${n}`);
  }
});

where("Student's interval over runs", () => {
  for (const [[values, confidence], expected] of answered<"runs", [number, number]>("runs")) {
    // scipy's quantile is off in the ninth place: 6.3137515148 for one degree of freedom, where tan(.45π) is 6.3137515147.
    runInterval(values, confidence)!.forEach((bound, i) => {
      assert.ok(Math.abs(bound - expected[i]!) < 1e-8, `expected ${expected[i]}, got ${bound}`);
    });
  }
});

/** Differences as two arms of one item a cluster: the second arm is all zeros. */
function arms(differences: readonly number[]) {
  const none = differences.map(() => 0);
  return clustersOf({ after: differences, before: none }, [...differences.keys()].map(String));
}

where("the BCa bootstrap, within its own noise", () => {
  for (const [[differences], expected] of answered<"resampled", [number, number]>("resampled")) {
    const { bca } = clusterBootstrap(arms(differences), ["after", "before"], rng, { resamples: 20_000 })!;
    bca.forEach((bound, i) => {
      assert.ok(Math.abs(bound - expected[i]!) < 0.009, `expected ${expected}, got ${bca}`);
    });
  }
});

where("the sign-flip test, exact", () => {
  for (const [[differences], expected] of answered<"flipped", number>("flipped")) {
    close(signFlip(arms(differences), ["after", "before"], rng), expected, `${differences}`);
  }
});

test.run();
