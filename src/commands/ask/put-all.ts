import { ask } from "#eval/ask";
import { boardCells, type Entry } from "#eval/leaderboard";
import { question } from "#eval/question";
import { replyCounter } from "#eval/reply-counter";
import type { Responses } from "#eval/responses";
import { type Score, scoresOf } from "#eval/scores";
import type { Verdict } from "#eval/verdict";
import { type How, puttingOf } from "#src/commands/ask/how";
import type { Tick } from "#src/commands/progress";
import type { Column } from "#src/commands/run/columns";
import { UserError } from "#src/errors";
import type { Model } from "#src/play";

/** An entry of the leaderboard with the scores behind it. */
export interface Scored {
  readonly entry: Entry;
  readonly scores: readonly Score[];
}

interface Putting {
  readonly splits: string;
  readonly columns: readonly Column[];
  readonly how: How;
  readonly responses: Responses;
  readonly signal: AbortSignal;
  readonly tick: (tick: Tick) => void;
}

/**
 * Puts all questions to a model as often as wanted; replies on record are taken from there. A column's repeats stand in
 * the scores as its seeds do.
 *
 * @param name what the leaderboard calls the model
 * @throws UserError where a question got no reply
 */
export async function putAll(name: string, model: Model, putting: Putting): Promise<Scored> {
  const { columns, how, signal, tick } = putting;
  const counter = replyCounter();
  const total = how.repeats * columns.reduce((sum, { problems }) => sum + problems.length, 0);
  const scores: Score[] = [];
  let done = 0;
  const told = { signal, replied: counter.count, done: () => tick({ done: ++done, total }) };
  for (const column of columns) {
    const put = puttingOf(putting.splits, column, how);
    for (let repeat = 0; repeat < how.repeats; repeat++) {
      const items = column.problems.map((one) => ({ id: one.id, play: () => question(one, put(one, repeat)) }));
      const verdicts = await ask(model, items, putting.responses, told);
      signal.throwIfAborted();
      requireReplies(`${name} → ${column.name}`, verdicts);
      const place = { row: name, column: column.name, ...(how.repeats > 1 && { seed: repeat }) };
      scores.push(...scoresOf(place, column.problems, verdicts));
    }
  }
  const { asked, again, fromRecord, usage } = counter.counts;
  const origin = { model: model.id, asked: asked + again, fromRecord, usage };
  return { entry: { name, origin, cells: boardCells(scores) }, scores };
}

function requireReplies(where: string, verdicts: ReadonlyMap<string, Verdict>): void {
  const [failed, ...more] = [...verdicts.values()].filter(({ outcome }) => outcome === "failed");
  if (!failed) return;
  throw new UserError(
    `${where}: expected a reply to each question, got none to ${1 + more.length} (${failed.why}); type the same command to ask again`,
  );
}
