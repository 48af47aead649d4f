import { formats, writeEdit } from "#benchmarks/graphinstruct/format/index";
import type { WrittenGraph } from "#benchmarks/graphinstruct/format/written-graph";
import type { Instruction, Level, Size } from "#benchmarks/graphinstruct/instructions/instruction";
import { sizeOrders } from "#benchmarks/graphinstruct/instructions/size-orders";
import { impossible } from "#benchmarks/graphinstruct/instructions/templates/impossible";
import { templates } from "#benchmarks/graphinstruct/instructions/templates/index";
import type { Draft, Template } from "#benchmarks/graphinstruct/instructions/templates/template";
import { whatFollows } from "#benchmarks/graphinstruct/instructions/what-follows";
import { stream } from "#src/rng";

const SIZES: readonly Size[] = ["small", "medium", "large"];
/** One in so many instructions of level 2 is infeasible. */
const IMPOSSIBLE = 10;

/**
 * One instruction, from nothing but the seed, the level and its place: template and size take turns, so that any run of
 * instructions is balanced.
 *
 * @param index from 0
 */
export function drawInstruction(seed: number, level: Level, index: number): Instruction {
  const { name, template, size } = turn(level, index);
  const draft = template.draw(stream(seed, "graphinstruct", level, index), sizeOrders[size]);
  return numberedInstruction(draft, { level, index, size, template: `${level}/${name}` });
}

interface Turn {
  readonly name: string;
  readonly template: Template;
  readonly size: Size;
}

function turn(level: Level, index: number): Turn {
  const before = level === 2 ? Math.floor(index / IMPOSSIBLE) : 0;
  const isImpossible = level === 2 && index % IMPOSSIBLE === IMPOSSIBLE - 1;
  const entries: [string, Template][] = Object.entries(isImpossible ? impossible : templates[level]);
  const at = isImpossible ? before : index - before;
  const [name, template] = entries[at % entries.length]!;
  const sizes = template.sizes ?? SIZES;
  return { name, template, size: sizes[(at + Math.floor(at / entries.length)) % sizes.length]! };
}

interface Place {
  readonly level: Level;
  readonly index: number;
  readonly size: Size;
  readonly template: string;
}

function numberedInstruction(draft: Draft, { level, index, size, template }: Place): Instruction {
  const { text, explicit, references, proof, domain, change } = draft;
  const id = `G${level}-${String(index + 1).padStart(6, "0")}`;
  return {
    id,
    level,
    text,
    explicit,
    implicit: proof === undefined ? whatFollows(explicit) : [],
    sizes: [size],
    feasible: proof === undefined,
    references: references.map((graph, i) => formats.code.write(titled(graph, `${id}-ref${i + 1}`))),
    ...(domain && { domain }),
    ...(change && {
      base: formats.code.write(titled(change.base, `${id}-base`)),
      edits: change.edits.map(writeEdit),
      operation: change.operation,
      steps: change.steps,
    }),
    template,
    ...(proof && { proof }),
  };
}

function titled(graph: WrittenGraph, name: string): WrittenGraph {
  const order = graph.ids.length;
  return {
    ...graph,
    header: new Map([
      ["name", { kind: "text", value: name }],
      ["nodes", { kind: "number", value: order, text: String(order) }],
    ]),
  };
}
