import { ask } from "#eval/ask";
import { boardCells, type Entry } from "#eval/leaderboard";
import { replyCounter } from "#eval/reply-counter";
import type { Responses } from "#eval/responses";
import { type Score, scoresOf } from "#eval/scores";
import type { Verdict } from "#eval/verdict";
import { type Asking, distinctItems, puttingsOf } from "#src/commands/ask/items";
import type { Tick } from "#src/commands/progress";
import { UserError } from "#src/errors";
import type { Model } from "#src/play";

/** An entry of the leaderboard with the scores behind it. */
export interface Scored {
  readonly entry: Entry;
  readonly scores: readonly Score[];
}

interface Recorded {
  readonly responses: Responses;
  /** Whether to ask again for what is on record. */
  readonly fresh: boolean;
  readonly signal: AbortSignal;
  readonly tick: (tick: Tick) => void;
}

/**
 * Puts all questions to a model, as often as wanted; replies on record are taken from there. A column's repeats stand in
 * the scores as training seeds do.
 *
 * @param name what the leaderboard calls the model
 * @throws UserError where a question got no reply
 */
export async function putAll(name: string, model: Model, asking: Asking, recorded: Recorded): Promise<Scored> {
  const { responses, fresh, signal, tick } = recorded;
  const puttings = puttingsOf(asking);
  const items = distinctItems(puttings);
  const counter = replyCounter();
  let done = 0;
  const told = () => tick({ done: ++done, total: items.length });
  const verdicts = await ask(model, items, responses, { signal, fresh, replied: counter.count, done: told });
  signal.throwIfAborted();
  requireReplies(name, verdicts);
  const scores = puttings.flatMap(({ column: { name: column, problems }, repeat, items: own }) => {
    const place = { row: name, column, ...(asking.how.repeats > 1 && { seed: repeat }) };
    return scoresOf(place, problems, new Map(problems.map(({ id }, i) => [id, verdicts.get(own[i]!.id)!])));
  });
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
