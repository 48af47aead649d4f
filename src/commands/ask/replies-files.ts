import { readFileSync } from "node:fs";
import { basename } from "node:path";
import { readReplies } from "#src/commands/ask/read-replies";
import type { RepliesFile } from "#src/commands/ask/score-replies";
import { UserError } from "#src/errors";
import { sha256 } from "#src/hash";

/**
 * Reads files of replies, each split by the model that it names: a line's own, else the file's name. `as` names those of
 * a file of one model, the first of the first file, and so on.
 *
 * @throws UserError where `as` has more names than there are files, or names a file of several models
 */
export function repliesFiles(paths: readonly string[], as: readonly string[]): RepliesFile[] {
  if (as.length > paths.length)
    throw new UserError(`--as: expected at most one name for each --responses, got ${as.length} for ${paths.length}`);
  return paths.flatMap((path, i) => byModel(path, as[i]));
}

function byModel(path: string, as: string | undefined): RepliesFile[] {
  const replies = readReplies(path);
  const hash = sha256(readFileSync(path));
  const named = replies.map((reply) => ({ name: reply.model ?? basename(path).replace(/\.jsonl?$/, ""), reply }));
  const names = [...new Set(named.map(({ name }) => name))];
  if (as !== undefined && names.length > 1) {
    throw new UserError(
      `--as: expected replies of one model in ${path}, got those of ${names.join(", ")}; leave it out`,
    );
  }
  return names.map((name) => ({
    name: as ?? name,
    path,
    sha256: hash,
    replies: named.flatMap((one) => (one.name === name ? [one.reply] : [])),
  }));
}
