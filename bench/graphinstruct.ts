import { mutations } from "#bench/graphinstruct/mutations";
import { readInstructions } from "#benchmarks/graphinstruct/instructions/index";
import type { Instruction, Level } from "#benchmarks/graphinstruct/instructions/instruction";
import { type Pools, readPools } from "#benchmarks/graphinstruct/pools/index";
import { type Candidate, examine, isValid } from "#benchmarks/graphinstruct/scores/candidate";
import { efficiency } from "#benchmarks/graphinstruct/scores/efficiency";
import { embedding } from "#benchmarks/graphinstruct/scores/embedding";
import { following } from "#benchmarks/graphinstruct/scores/following/following";
import { type Rubric, rubricFor } from "#benchmarks/graphinstruct/scores/rubric";
import { scoreInstruction } from "#benchmarks/graphinstruct/scores/score-instruction";
import { structure } from "#benchmarks/graphinstruct/scores/structure/structure";
import { stream } from "#src/rng";
import { shared } from "#test/needs";

/** What the released code does in a CPU second: outputs read and scored by D1, D4 and D5, and by D3 at each level. */
const RELEASED = 101;
const RELEASED_EMBEDDING: readonly (readonly [Level, number])[] = [
  [3, 60],
  [4, 100],
  [5, 144],
];
/** How many times as fast we want to be. */
const WANTED = 50;
const WANTED_EMBEDDING = 20;
/** The survey's 180,000 outputs: so many runs of five; and the seconds and megabytes that they may take. */
const RUNS = 45;
const OUTPUTS = 5;
const SECONDS = 180;
const MEGABYTES = 1000;

const REFUSAL = "No graph can satisfy this.";
const TOKENS = { input: 120, output: 300, calls: 1 };

/** Outputs for one instruction. */
interface OutputSet {
  readonly rubric: Rubric;
  readonly texts: readonly string[];
}

/** Reads and scores GraphInstruct outputs as published (`compat`). Ratios are to the released code, one thread each. */
export function bench(): void {
  const instructions = readInstructions(shared("data/graphinstruct/instructions"));
  const pools = readPools(shared("data/graphinstruct/pools"));
  const sets = instructions.filter(({ feasible }) => feasible).map((instruction) => set(instruction, pools, 0));
  const shares = [fast(sets), ...RELEASED_EMBEDDING.map(([level, released]) => embeddings(level, released, sets))];
  survey(instructions, pools);
  console.log(
    `least of these ratios over the wanted (${WANTED}, D3 ${WANTED_EMBEDDING}): ${Math.min(...shares).toFixed(1)}x`,
  );
}

function fast(sets: readonly OutputSet[]): number {
  const work = () => sets.forEach(scoreFast);
  work();
  const outputs = sets.reduce((sum, { texts }) => sum + texts.length, 0);
  const rate = outputs / seconds(work);
  const ratio = rate / RELEASED;
  console.log(`read, D1, D4, D5: ${outputs} outputs, ${rate.toFixed(0)} a CPU second; ${ratio.toFixed(1)}x`);
  return ratio / WANTED;
}

function set(instruction: Instruction, pools: Pools, run: number): OutputSet {
  const rubric = rubricFor(instruction, "compat", pools);
  const [reference] = rubric.own();
  if (reference === undefined) return { rubric, texts: Array.from({ length: OUTPUTS }, () => REFUSAL) };
  rubric.references();
  return { rubric, texts: mutations(instruction, reference, stream(run, "mutations", instruction.id)) };
}

function examined({ rubric, texts }: OutputSet) {
  return texts.map((text) => examine(text, rubric));
}

/** What the released code was timed on as one: reading, D1, D4 and D5. */
function scoreFast(set: OutputSet): void {
  const outputs = examined(set);
  const valid = outputs.filter(isValid);
  structure(outputs, set.rubric);
  for (const candidate of valid) following(candidate, set.rubric, undefined);
  efficiency(
    outputs.map(() => TOKENS),
    valid.length,
  );
}

function embeddings(level: Level, released: number, sets: readonly OutputSet[]): number {
  const own = sets.filter(({ rubric }) => rubric.instruction.level === level);
  const read = (): [Candidate, Rubric][] =>
    own.flatMap((each) =>
      examined(each)
        .filter(isValid)
        .map((candidate): [Candidate, Rubric] => [candidate, each.rubric]),
    );
  for (const [candidate, rubric] of read()) embedding(candidate, rubric);
  const fresh = read();
  const work = () => fresh.forEach(([candidate, rubric]) => void embedding(candidate, rubric));
  const rate = fresh.length / seconds(work);
  console.log(`D3, level ${level}: ${rate.toFixed(0)} outputs a CPU second; ${(rate / released).toFixed(1)}x`);
  return rate / released / WANTED_EMBEDDING;
}

/** As many outputs as the survey has, each read anew, in all five dimensions. */
function survey(instructions: readonly Instruction[], pools: Pools): void {
  let [outputs, taken] = [0, 0];
  for (const instruction of instructions) {
    for (let run = 0; run < RUNS; run++) {
      const { texts } = set(instruction, pools, run);
      const written = texts.map((text) => ({ text, tokens: TOKENS }));
      taken += seconds(() => scoreInstruction(instruction, written, { mode: "compat", pools }));
      outputs += texts.length;
    }
  }
  const megabytes = process.resourceUsage().maxRSS / 1000;
  console.log(
    `all dimensions: ${outputs} outputs in ${taken.toFixed(0)} CPU seconds (budget ${SECONDS} s on two cores)`,
  );
  console.log(`at most ${megabytes.toFixed(0)} MB (budget ${MEGABYTES} MB)`);
}

function seconds(work: () => void): number {
  const start = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}
