import { answers } from "#bench/simulation/answers";
import { printTable } from "#bench/simulation/print-table";
import { type Seen, tally } from "#bench/simulation/tally";
import { benjaminiHochberg } from "#eval/stats/benjamini-hochberg";
import { holm } from "#eval/stats/holm";
import { mcnemar } from "#eval/stats/mcnemar";
import { pairedTable } from "#eval/stats/paired-table";
import { stream } from "#src/rng";

const TRIALS = 1000;
const MEMBERS = 24;
const ALPHA = 0.05;

/** False findings in a family of 24 comparisons that share the zero-shot answers, and how many true ones are found. */
export function families(): void {
  const rows = [0, 12].map((real) => ({ "real gains of 10 points": real, ...judged(real) }));
  printTable(`A family of ${MEMBERS} comparisons at .05, 500 items (${TRIALS} trials)`, rows);
}

function judged(real: number): Record<string, string> {
  const tuned = Array.from({ length: MEMBERS }, (_, member) => [`tuned ${member}`, member < real ? 0.5 : 0.4] as const);
  const shares = { "zero-shot": 0.4, ...Object.fromEntries(tuned) };
  return tally(TRIALS, (trial) => {
    const rng = stream(0, "bench", "families", real, trial);
    const [zeroShot, ...arms] = Object.values(answers<string>({ items: 500, shares, correlation: 0.64 }, rng).arms);
    const ps = arms.map((arm) => {
      const { gained, lost } = pairedTable(zeroShot!, arm);
      return mcnemar(gained, lost);
    });
    return {
      ...errors("unadjusted", ps, real),
      ...errors("Holm", holm(ps), real),
      ...errors("BH", benjaminiHochberg(ps), real),
    };
  });
}

function errors(name: string, ps: readonly number[], real: number): Seen {
  const found = [...ps.keys()].filter((member) => ps[member]! < ALPHA);
  const wrong = found.filter((member) => member >= real).length;
  return {
    [`${name}: any false`]: wrong > 0,
    [`${name}: share false`]: found.length === 0 ? 0 : wrong / found.length,
    [`${name}: real ones found`]: real === 0 ? undefined : (found.length - wrong) / real,
  };
}
