import { secondAnswers } from "#benchmarks/decision/rq1/check/second-answers";
import { centres, type Drawn, drawCentre } from "#benchmarks/decision/rq1/draw-centre";
import { drawPiece } from "#benchmarks/decision/rq1/draw-piece";
import { induced } from "#benchmarks/decision/rq1/induced";
import type { PosedQuery, Query } from "#benchmarks/decision/rq1/query";
import { type Cell, cellsOf, type Quota } from "#benchmarks/decision/rq1/quotas";
import { subjects } from "#benchmarks/decision/rq1/subjects";
import { queryTasks } from "#benchmarks/decision/rq1/tasks/index";
import { UserError } from "#src/errors";
import type { Adjacency } from "#src/graph/adjacency";
import { type Rng, stream } from "#src/rng";

/** Tries after which a cell counts as one that the network cannot fill. */
const TRIES = 20_000;

/** A network that queries are drawn from. */
export interface Source {
  readonly name: string;
  /** Undirected, as its lists of neighbours. */
  readonly network: Adjacency;
  /** Node sets that may not be drawn; those drawn are added. */
  readonly taken: Set<string>;
}

export interface DrawOptions {
  readonly seed: number;
  /** Names the draw: other splits of the same seed are other queries. */
  readonly split: string;
  readonly quota: Quota;
}

/**
 * The queries of one network, exactly as many of each kind, order and answer as the quota says. No two have the same
 * nodes.
 *
 * @throws UserError where a cell cannot be filled
 */
export function drawQueries(source: Source, { seed, split, quota }: DrawOptions): Query[] {
  return cellsOf(quota).flatMap((cell) => {
    const { order, task, answer, repeats } = cell;
    if (source.network.graph.order < order)
      throw unfilled(source, cell, `a network of ${source.network.graph.order} nodes`);
    const draw = drawer(source, cell);
    return Array.from({ length: repeats }, (_, repeat): Query => {
      const rng = stream(seed, "rq1", split, source.name, order, task, answer, repeat);
      for (let attempt = 1; attempt <= TRIES; attempt++) {
        const found = pose(source, cell, draw(attempt, rng), rng);
        const id = `${split}-${source.name}-n${order}-${task}-${answer}-${repeat}`;
        if (found) return { id, task, source: source.name, answer, ...found };
      }
      throw unfilled(source, cell, `none in ${TRIES} tries`);
    });
  });
}

/** What draws the nodes of a cell's graphs. */
function drawer(source: Source, cell: Cell): (attempt: number, rng: Rng) => Drawn {
  const { order, task, answer } = cell;
  const { network } = source;
  if (task !== "degree_exact") return (attempt, rng) => drawPiece(network, order, attempt, rng);
  const degree = Number(answer);
  const from = centres(network, order, degree);
  if (from.length === 0) throw unfilled(source, cell, "no node with as many neighbours and others");
  return (_, rng) => drawCentre(network, rng.pick(from), { order, degree }, rng);
}

/** The query about nodes that were drawn; undefined where they were drawn before, or nothing in them has the wanted answer. */
function pose(
  { network, name, taken }: Source,
  { task, answer }: Cell,
  nodes: Drawn,
  rng: Rng,
): Omit<PosedQuery, "task"> | undefined {
  const set = nodes.members.toSorted((a, b) => a - b).join();
  if (taken.has(set)) return undefined;
  const members = rng.shuffle(nodes.members);
  const graph = induced(network, members);
  const all =
    nodes.centre === undefined ? subjects(graph.order, queryTasks[task].about) : [[members.indexOf(nodes.centre)]];
  const subject = rng.shuffle(all).find((one) => queryTasks[task].answer(graph, one) === answer);
  if (!subject) return undefined;
  if (secondAnswers[task](graph, subject) !== answer)
    throw new Error(`${name}: the two oracles disagree on ${task} of ${JSON.stringify({ ...graph, subject })}`);
  taken.add(set);
  return { graph, subject };
}

function unfilled({ name }: Source, { order, task, answer }: Cell, got: string): UserError {
  return new UserError(
    `${name}: expected graphs of ${order} nodes with ${task} ${answer}, got ${got}; choose another network`,
  );
}
