import { answers, type World } from "#bench/simulation/answers";
import { printTable } from "#bench/simulation/print-table";
import { type Seen, tally } from "#bench/simulation/tally";
import { detectablePaired } from "#eval/stats/detectable-paired";
import { detectableUnpaired } from "#eval/stats/detectable-unpaired";
import { mcnemar } from "#eval/stats/mcnemar";
import { pairedTable } from "#eval/stats/paired-table";
import { tostPaired } from "#eval/stats/tost-paired";
import { tostUnpaired } from "#eval/stats/tost-unpaired";
import { twoProportionZ } from "#eval/stats/two-proportion-z";
import { type Rng, stream } from "#src/rng";

const TRIALS = 4000;
const ITEMS = 500;
const MARGIN = 0.05;

/** Whether planned power is had, and whether equivalence is found as seldom as it should at the margin. */
export function plans(): void {
  const gain = detectableUnpaired({ n: ITEMS, baseline: 0.5 })!;
  const difference = detectablePaired({ n: ITEMS, discordance: 0.2 })!;
  const independent = { items: ITEMS, correlation: 0 };
  const alike = { items: ITEMS, correlation: 0.9 };
  const rows = [
    row("smallest detectable gain, independent", { ...independent, shares: { before: 0.5, after: 0.5 + gain } }),
    { case: "smallest detectable, 20% discordant", ...tally(TRIALS, (trial) => discordant(difference, trial)) },
    row("no gain, latent correlation .9", { ...alike, shares: { before: 0.5, after: 0.5 } }),
    row("gain of the margin, latent correlation .9", { ...alike, shares: { before: 0.5, after: 0.5 + MARGIN } }),
    row("gain of the margin, independent", { ...independent, shares: { before: 0.5, after: 0.5 + MARGIN } }),
  ];
  printTable(`${ITEMS} items: how often p < .05, equivalence within ${100 * MARGIN} points (${TRIALS} trials)`, rows);
}

function row(name: string, world: World<"before" | "after">): Record<string, string> {
  const seen = tally(TRIALS, (trial) => {
    const { before, after } = answers(world, stream(0, "bench", "plans", name, trial)).arms;
    return judged(pairedTable(before, after));
  });
  return { case: name, ...seen };
}

/** Items on which the arms differ, drawn directly: a fifth of all. */
function discordant(difference: number, trial: number): Seen {
  const rng: Rng = stream(0, "bench", "plans", "discordant", trial);
  const counts = { both: 0, gained: 0, lost: 0, neither: 0 };
  for (let item = 0; item < ITEMS; item++) {
    const draw = rng.next();
    if (draw < 0.1 + difference / 2) counts.gained++;
    else if (draw < 0.2) counts.lost++;
    else if (draw < 0.6) counts.both++;
    else counts.neither++;
  }
  return judged(counts);
}

function judged(table: ReturnType<typeof pairedTable>): Seen {
  const { both, gained, lost } = table;
  const after = { right: both + gained, of: ITEMS };
  const before = { right: both + lost, of: ITEMS };
  const z = twoProportionZ(after, before);
  return {
    "pooled z": z !== undefined && z.p < 0.05,
    "McNemar mid-p": mcnemar(gained, lost) < 0.05,
    "TOST paired": tostPaired(table, MARGIN) < 0.05,
    "TOST unpaired": tostUnpaired(after, before, MARGIN) < 0.05,
  };
}
