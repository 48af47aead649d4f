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

const adjustments: Readonly<Record<string, (ps: readonly number[]) => readonly number[]>> = {
  nothing: (ps) => ps,
  Holm: holm,
  "Benjamini–Hochberg": benjaminiHochberg,
};

/** False findings in a family of 24 comparisons that share the zero-shot answers, and how many true ones are found. */
export function families(): void {
  const rows = [0, 12].flatMap((real) =>
    Object.entries(adjustments).map(([name, adjusted]) => ({
      "real gains of 10 points": real,
      "adjusted by": name,
      ...tally(TRIALS, (trial) => errors(adjusted(pValues(real, trial)), real)),
    })),
  );
  printTable(`A family of ${MEMBERS} comparisons at .05, 500 items (${TRIALS} trials)`, rows);
}

/** McNemar's mid-p of each member; the first `real` of them gain. */
function pValues(real: number, trial: number): number[] {
  const tuned = Array.from({ length: MEMBERS }, (_, member) => [`tuned ${member}`, member < real ? 0.5 : 0.4] as const);
  const shares = { "zero-shot": 0.4, ...Object.fromEntries(tuned) };
  const world = { items: 500, shares, correlation: 0.64 };
  const { arms } = answers<string>(world, stream(0, "bench", "families", real, trial));
  const [zeroShot, ...others] = Object.values(arms);
  return others.map((arm) => {
    const { gained, lost } = pairedTable(zeroShot!, arm);
    return mcnemar(gained, lost);
  });
}

function errors(ps: readonly number[], real: number): Seen {
  const found = [...ps.keys()].filter((member) => ps[member]! < ALPHA);
  const wrong = found.filter((member) => member >= real).length;
  return {
    "any false": wrong > 0,
    "share false": found.length === 0 ? 0 : wrong / found.length,
    "real ones found": real === 0 ? undefined : (found.length - wrong) / real,
  };
}
