import type { Network } from "#benchmarks/decision/networks/read-network";
import { secondAnswers } from "#benchmarks/decision/rq1/check/second-answers";
import { drawCentre } from "#benchmarks/decision/rq1/draw-centre";
import { drawPiece } from "#benchmarks/decision/rq1/draw-piece";
import { induced } from "#benchmarks/decision/rq1/induced";
import type { Query } from "#benchmarks/decision/rq1/query";
import { type Cell, cellsOf, type Quota } from "#benchmarks/decision/rq1/quotas";
import { type QueryTaskName, queryTasks } from "#benchmarks/decision/rq1/tasks/index";
import { UserError } from "#src/errors";
import type { Graph } from "#src/graph/graph";
import { type Rng, stream } from "#src/rng";

/** Tries after which a cell counts as one that the network cannot fill. */
const TRIES = 20_000;

export interface DrawOptions {
  readonly seed: number;
  /** Names the draw: other splits of the same seed are other queries. */
  readonly split: string;
  readonly quota: Quota;
  /** Node sets that may not be drawn, as `nodeSet` names them; those drawn are added. */
  readonly taken: Set<string>;
}

/**
 * The queries of one network, exactly as many of each kind, order and answer as the quota says. No two have the same
 * nodes.
 *
 * @param source what the network is called
 * @throws UserError where a cell cannot be filled
 */
export function drawQueries(source: string, { graph }: Network, { seed, split, quota, taken }: DrawOptions): Query[] {
  return cellsOf(quota).flatMap((cell) =>
    Array.from({ length: cell.repeats }, (_, repeat): Query => {
      const { order, task, answer } = cell;
      const rng = stream(seed, "rq1", split, source, order, task, answer, repeat);
      for (let attempt = 1; attempt <= TRIES; attempt++) {
        const drawn = attemptOnce(graph, cell, attempt, rng, source, taken);
        if (!drawn) continue;
        const id = `${split}-${source}-n${order}-${task}-${answer}-${repeat}`;
        return { id, task, source, answer, ...drawn };
      }
      throw new UserError(
        `${source}: expected graphs of ${order} nodes with ${task} ${answer}, got none in ${TRIES} tries; choose another network`,
      );
    }),
  );
}

function attemptOnce(
  network: Graph,
  { order, task, answer }: Cell,
  attempt: number,
  rng: Rng,
  source: string,
  taken: Set<string>,
): Pick<Query, "graph" | "subject"> | undefined {
  const nodes =
    task === "degree_exact" ? drawCentre(network, order, Number(answer), rng) : drawPiece(network, order, attempt, rng);
  if (!nodes) return undefined;
  const set = nodeSet(source, nodes.members);
  if (taken.has(set)) return undefined;
  const members = rng.shuffle(nodes.members);
  const piece = induced(network, members);
  const centre = nodes.centre === undefined ? undefined : [members.indexOf(nodes.centre)];
  const subject = centre ?? subjectWith(piece, task, answer, rng);
  if (!subject) return undefined;
  if (secondAnswers[task](piece, subject) !== answer)
    throw new Error(`${task}: the two oracles disagree on ${JSON.stringify({ ...piece, subject })}`);
  taken.add(set);
  return { graph: piece, subject };
}

function nodeSet(source: string, members: readonly number[]): string {
  return `${source}:${members.toSorted((a, b) => a - b).join()}`;
}

/** The first of all subjects, in random order, with the wanted answer; undefined where none has it. */
function subjectWith(piece: Graph, name: QueryTaskName, answer: string, rng: Rng): readonly number[] | undefined {
  const task = queryTasks[name];
  return rng.shuffle(subjects(piece.order, task.about)).find((subject) => task.answer(piece, subject) === answer);
}

function subjects(order: number, about: 0 | 1 | 2): (readonly number[])[] {
  const nodes = Array.from({ length: order }, (_, node) => node);
  if (about === 0) return [[]];
  if (about === 1) return nodes.map((node) => [node]);
  return nodes.flatMap((u) => nodes.slice(u + 1).map((v) => [u, v]));
}
