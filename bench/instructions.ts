import { check, factsOf, parseConstraints, type Rules } from "#benchmarks/graphinstruct/constraints/index";
import { applyEdit, graphHash, readGraph } from "#benchmarks/graphinstruct/format/index";
import type { WrittenGraph } from "#benchmarks/graphinstruct/format/written-graph";
import { drawInstructions, type Instruction, LEVELS } from "#benchmarks/graphinstruct/instructions/index";

/** Fresh instructions, and the seconds of CPU that drawing them may take. */
const COUNT = 10_000;
const SECONDS = 120;
const RULES: readonly Rules[] = ["compat", "sound"];

/**
 * Draws 10,000 GraphInstruct instructions with their references, then checks every constraint of every reference by both
 * sets of rules, and that edits lead to the references. The last line is the budget over the time.
 */
export function bench(): void {
  const began = process.cpuUsage().user;
  const drawn = drawInstructions({ seed: 2026, count: Math.ceil(COUNT / LEVELS.length) });
  const seconds = (process.cpuUsage().user - began) / 1e6;
  const found = drawn.map(verdicts);
  const total = found.reduce((sum, { right, wrong }) => sum + right + wrong, 0);
  const wrong = found.reduce((sum, each) => sum + each.wrong, 0);
  console.log(`${drawn.length} instructions in ${seconds.toFixed(1)} s of CPU`);
  console.log(`${total} verdicts on their references, ${wrong} of them wrong`);
  if (wrong > 0) process.exitCode = 1;
  console.log(`time budget over time: ${(SECONDS / seconds).toFixed(1)}x`);
}

function verdicts(instruction: Instruction): { right: number; wrong: number } {
  const constraints = parseConstraints([...instruction.explicit, ...instruction.implicit]);
  const all = instruction.references.flatMap((text, i) => {
    const graph = written(text);
    const facts = factsOf(graph);
    const met = RULES.flatMap((rules) => constraints.map((each) => check(each, facts, rules).satisfied === true));
    return instruction.edits === undefined ? met : [...met, graphHash(edited(instruction, i)) === graphHash(graph)];
  });
  const right = all.filter(Boolean).length;
  return { right, wrong: all.length - right };
}

function edited({ base, edits, operation }: Instruction, i: number): WrittenGraph {
  const reading = readGraph(edits![i]!, "strict");
  if (reading.kind !== "edit") throw new Error(`expected changes, got ${edits![i]}`);
  return applyEdit(written(base!), reading.edit, operation);
}

function written(text: string): WrittenGraph {
  const reading = readGraph(text, "strict");
  if (reading.kind !== "graph") throw new Error(`expected a graph, got ${text}`);
  return reading.written;
}
