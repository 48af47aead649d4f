import { join } from "node:path";
import type { Problem } from "#generators/problem";
import { render } from "#generators/render";
import type { Ends } from "#generators/tasks/task";
import { writeSplits } from "#splits/index";
import { readProblems } from "#splits/read-problems";
import { stream } from "#src/rng";
import { relabelled } from "#test/graph/samples";
import { type Item, itemOf, type Place, places, type ReleasedSet, type Side } from "#test/splits/audit/release";

/** How often each fault is planted. */
export interface Faults {
  readonly wrongLabels: number;
  readonly equalLeaks: number;
  readonly renumberedLeaks: number;
  readonly repeats: number;
  readonly unmentioned: number;
  /** Prompts that change places in a circle; one alone stays. */
  readonly moved: number;
  /** Prompts that tell another weight of one edge. */
  readonly reweighted: number;
  readonly empty: number;
  /** Whether all best paths stand at index 1. */
  readonly fixedPosition: boolean;
  /** Whether one generator's graphs are small and the other's large. */
  readonly confound: boolean;
}

/** Rows of each file. */
export const ROWS = 60;

type Pool = Readonly<Record<Side, readonly Problem[]>>;
export type Pools = Readonly<Record<keyof typeof wanted, Pool>>;

const path = { unreachable: 0, detours: 1 };

/** Splits without a fault, from which a release is made. */
const wanted = {
  connectivity: { pattern: "semantic", task: "connectivity", setting: "incident", problems: {} },
  sint: { pattern: "numerical", task: "shortest-path", setting: "int-small", problems: path },
  lint: { pattern: "numerical", task: "shortest-path", setting: "int-large", problems: path },
  float: { pattern: "numerical", task: "shortest-path", setting: "float", problems: path },
  er: { pattern: "structural", task: "topological-sort", setting: "er", problems: {} },
  ba: { pattern: "structural", task: "topological-sort", setting: "ba", problems: {} },
  small: { pattern: "structural", task: "topological-sort", setting: "size-small", problems: {} },
  large: { pattern: "structural", task: "topological-sort", setting: "size-large", problems: {} },
} as const;

/** Draws the problems of all settings; `dir` is an empty folder to work in. */
export function pools(dir: string): Pools {
  const drawn = Object.entries(wanted).map(([name, { pattern, task, setting, problems }]) => {
    const out = join(dir, name);
    writeSplits({ pattern, tasks: [task], settings: [setting], problems, seed: 11, train: ROWS, test: ROWS, out });
    const side = (which: Side) => readProblems(join(out, task, `${setting}.${which}.jsonl`));
    return [name, { train: side("train"), test: side("test") }];
  });
  return Object.fromEntries(drawn) as Pools;
}

/** A release made of these problems, with the faults planted. */
export function plant(pools: Pools, faults: Faults): ReleasedSet[] {
  const { connectivity, sint, lint, float } = pools;
  const [er, ba] = faults.confound ? [pools.small, pools.large] : [pools.er, pools.ba];
  const topology = (setting: string) => places.structural("topology", "type", setting);
  return [
    released(places.semantic("connectivity", "incident"), connectivity, {
      test: (item, i) => (i < faults.wrongLabels ? contradicted(item) : item),
      train: (item, i) => (i < faults.unmentioned ? unmentioning(connectivity.train[i]!, item) : item),
    }),
    released(places.numerical("shortest_path", "sint"), sint, {
      test: (item, i) => (i < faults.equalLeaks ? itemOf(sint.train[i]!) : item),
      train: (item, i) => (i < faults.moved ? { ...item, prompt: sint.train[(i + 1) % faults.moved]!.prompt } : item),
    }),
    released(places.numerical("shortest_path", "lint"), lint, {
      test: (item, i) => (i < faults.renumberedLeaks ? itemOf(renumbered(lint.train[ROWS - 1 - i]!, i)) : item),
      train: (item, i) => (i < faults.reweighted ? { ...item, prompt: oneLonger(item.prompt) } : item),
    }),
    released(places.numerical("shortest_path", "float"), float, {
      train: (item) => (faults.fixedPosition ? { ...item, target: bestSecond(item.target) } : item),
    }),
    released(topology("ER"), er, {
      train: (item, i) => (i < faults.repeats ? itemOf(er.train[ROWS - 1 - i]!) : item),
    }),
    released(topology("BA"), ba, { test: (item, i) => (i < faults.empty ? edgeless(i + 2) : item) }),
  ];
}

type Change = (item: Item, index: number) => Item;

function released(place: Place, pool: Pool, changes: Partial<Record<Side, Change>>): ReleasedSet {
  const keep: Change = (item) => item;
  const side = (which: Side) => pool[which].map(itemOf).map(changes[which] ?? keep);
  return { place, train: side("train"), test: side("test") };
}

/** The other answer, in the target, too. */
function contradicted(item: Item): Item {
  const answer = item.answer === "yes" ? "no" : "yes";
  return { ...item, answer, target: item.target.replace(/Answer: .*/, `Answer: ${answer}`) };
}

/** A row whose source has no edge, in a prompt that leaves it out. */
function unmentioning({ graph: { order, sources, targets }, query }: Problem, item: Item): Item {
  const { source, target } = query as Ends;
  const edges = Array.from(sources, (u, e) => [u, targets[e]!]).filter((ends) => !ends.includes(source));
  const list = edges.map((ends) => `(${ends.join(",")})`).join(" ");
  const prompt = `A graph of ${order} nodes has edges ${list}; mind node ${target}.\nIs node ${source} joined to ${target}?`;
  return { ...item, graph: list, answer: "no", prompt, target: "Answer: no" };
}

/** The same prompt, with another length of the first edge. */
function oneLonger(prompt: string): string {
  return prompt.replace(/length (\d+)/, (_, length) => `length ${Number(length) + 1}`);
}

/** The same problem under other node numbers. */
function renumbered(problem: Problem, seed: number): Problem {
  const rng = stream(seed, "renumbered");
  const { order } = problem.graph;
  const image = rng.shuffle(Array.from({ length: order }, (_, node) => node));
  const { source, target } = problem.query as Ends;
  const query = { source: image[source]!, target: image[target]! };
  const moved = { ...problem, graph: relabelled(problem.graph, image, rng), query };
  return render(moved, { encoding: "incident", format: "line", reasoning: "steps" }, rng) as Problem;
}

/** A target in whose list of paths the best one comes second. */
function bestSecond(target: string): string {
  const lines = target.split("\n");
  const total = (line: string) => Number(/([\d.]+)\.$/.exec(line)?.[1]);
  const paths = lines
    .filter((line) => line.includes("->") && !line.startsWith("Answer"))
    .sort((a, b) => total(a) - total(b));
  const [best, second, ...others] = paths;
  return second === undefined ? target : [second, best, ...others, ...lines.slice(paths.length)].join("\n");
}

function edgeless(order: number): Item {
  const nodes = Array.from({ length: order }, (_, node) => node).join(", ");
  const prompt = `There are no rules for the ${order} nodes ${nodes}.\nWhich order of all the nodes keeps every rule?`;
  return {
    node_number: order,
    graph: "",
    question: null,
    answer: nodes.replaceAll(" ", ""),
    prompt,
    target: `Answer: ${nodes}`,
  };
}
