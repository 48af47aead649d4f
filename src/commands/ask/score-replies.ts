import { boardCells, type Origin } from "#eval/leaderboard";
import { unattempted } from "#eval/play-out";
import { type Score, scoresOf } from "#eval/scores";
import { verify } from "#eval/verify";
import type { Scored } from "#src/commands/ask/put-all";
import type { ReplyElsewhere } from "#src/commands/ask/read-replies";
import type { Column } from "#src/commands/run/columns";
import { UserError } from "#src/errors";

/** A file of replies by one model. */
export interface RepliesFile {
  /** What the leaderboard calls it. */
  readonly name: string;
  readonly path: string;
  /** SHA-256 of the file. */
  readonly sha256: string;
  readonly replies: readonly ReplyElsewhere[];
}

/**
 * Judges replies made elsewhere: each belongs to the question with its id, or with its prompt (line ends and blanks
 * around it aside). Of several to one question the first counts.
 *
 * @throws UserError where none belongs to any question
 */
export function scoreReplies({ name, path, sha256, replies }: RepliesFile, columns: readonly Column[]): Scored {
  const { byId, unmatched, doubled } = joined(replies, columns);
  const total = columns.reduce((sum, { problems }) => sum + problems.length, 0);
  if (unmatched === replies.length) {
    throw new UserError(
      `${path}: expected replies to the ${total} questions of these splits, got none (${replies.length} to others); check that the splits are those that were asked`,
    );
  }
  const scores: Score[] = columns.flatMap(({ name: column, problems }) => {
    const verdicts = new Map(
      problems.map((one) => {
        const reply = byId.get(one.id);
        return [one.id, reply ? verify(one, reply.text, reply.finish) : unattempted] as const;
      }),
    );
    return scoresOf({ row: name, column }, problems, verdicts);
  });
  const missing = scores.filter(({ outcome }) => outcome === "unattempted").length;
  const origin: Origin = { replies: sha256, unmatched, doubled, missing };
  return { entry: { name, origin, cells: boardCells(scores) }, scores };
}

interface Joined {
  readonly byId: ReadonlyMap<string, ReplyElsewhere>;
  readonly unmatched: number;
  readonly doubled: number;
}

function joined(replies: readonly ReplyElsewhere[], columns: readonly Column[]): Joined {
  const questions = columns.flatMap(({ problems }) => problems);
  const ids = new Set(questions.map(({ id }) => id));
  const byPrompt = new Map(questions.map(({ id, prompt }) => [plain(prompt), id]));
  const byId = new Map<string, ReplyElsewhere>();
  let [unmatched, doubled] = [0, 0];
  for (const reply of replies.toSorted((a, b) => a.repeat - b.repeat)) {
    const { question } = reply;
    const id = "id" in question ? question.id : byPrompt.get(plain(question.prompt));
    if (id === undefined || !ids.has(id)) unmatched++;
    else if (byId.has(id)) doubled++;
    else byId.set(id, reply);
  }
  return { byId, unmatched, doubled };
}

const plain = (prompt: string) => prompt.replaceAll("\r\n", "\n").trim();
