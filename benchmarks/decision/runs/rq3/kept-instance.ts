import { z } from "zod";
import { cutTask } from "#benchmarks/decision/rq3/cut/cut";
import type { Drawing } from "#benchmarks/decision/rq3/drawing";
import { influenceTask } from "#benchmarks/decision/rq3/influence/influence";
import { modularityTask } from "#benchmarks/decision/rq3/modularity/modularity";
import { type Posed, pose } from "#benchmarks/decision/rq3/posed";
import type { Reference } from "#benchmarks/decision/rq3/reference";
import { tourTask } from "#benchmarks/decision/rq3/tour/tour";
import { type SequentialName, sequentialTasks } from "#benchmarks/decision/runs/rq3/sequential-tasks";
import { type Edge, graph } from "#src/graph/graph";
import { nameOf } from "#src/name-of";
import { parseRow } from "#src/parse-row";

const node = z.int().min(0);
const shape = z.strictObject({
  task: nameOf(sequentialTasks),
  id: z.string(),
  nodes: z.int().min(2),
  edges: z.array(z.tuple([node, node], z.number())),
  positions: z.array(z.tuple([z.number(), z.number()])).optional(),
  reference: z.strictObject({
    kind: z.enum(["published", "exhaustive", "certified", "best-known", "bounded"]),
    value: z.int(),
    bound: z.int().optional(),
    actions: z.array(node).optional(),
  }),
});

type Row = z.infer<typeof shape>;

/** An instance as a row of JSON, with its reference, which took time to find. */
export function instanceRow({ task, id, reference, draw }: Posed): object {
  const { nodes, edges, positions }: Drawing = draw([]);
  return { task, id, nodes, edges, ...(positions && { positions }), reference };
}

/** @throws UserError for a row that is none of `instanceRow` */
export function instancesIn(rows: readonly unknown[], path: string): Posed[] {
  return rows.map((row, i) => {
    const read = parseRow(shape, row, `${path}:${i + 1}`, "remove the run's folder");
    return posers[read.task](read);
  });
}

const posers: Readonly<Record<SequentialName, (row: Row) => Posed>> = {
  tsp: ({ id, nodes, positions = [], ...row }) => {
    const [x, y] = [0, 1].map((axis) => Float64Array.from(positions, (place) => place[axis]!));
    const reference = row.reference as Reference;
    return pose({ name: "tsp", task: tourTask, instance: { id, x: x!, y: y! }, reference, nodes });
  },
  maxcut: (row) => pose({ ...graphOf(row, false), task: cutTask }),
  lt: (row) => pose({ ...graphOf(row, true), task: influenceTask }),
  modularity: (row) => pose({ ...graphOf(row, false), task: modularityTask, scale: 4 * row.edges.length ** 2 }),
};

function graphOf({ task: name, id, nodes, edges, reference }: Row, directed: boolean) {
  const instance = { id, graph: graph(nodes, edges as readonly (readonly number[])[] as readonly Edge[], directed) };
  return { name, instance, reference: reference as Reference, nodes, edges: edges.length };
}
