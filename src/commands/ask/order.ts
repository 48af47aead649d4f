import { readFileSync } from "node:fs";
import { basename, join, resolve } from "node:path";
import { MANIFEST, readManifest } from "#splits/index";
import type { How } from "#src/commands/ask/how";
import { repliesFiles } from "#src/commands/ask/replies-files";
import type { RepliesFile } from "#src/commands/ask/score-replies";
import { testColumns } from "#src/commands/ask/test-columns";
import type { Given } from "#src/commands/command";
import type { Column } from "#src/commands/run/columns";
import { splitsIn } from "#src/commands/training-files";
import { UserError } from "#src/errors";
import { sha256 } from "#src/hash";

/** What the command's parsers leave of what was typed. */
interface Typed extends Partial<How> {
  readonly model?: readonly string[];
  readonly responses?: readonly string[];
  readonly as?: readonly string[];
  readonly splits?: string;
  readonly run?: string;
  readonly setting?: readonly string[];
  readonly task?: readonly string[];
  readonly limit?: number;
  readonly out?: string;
}

/** Whom to ask what, and where it is kept. */
export interface AskOrder {
  /** Models as KIND:NAME. */
  readonly models: readonly string[];
  readonly replies: readonly RepliesFile[];
  readonly splits: string;
  /** SHA-256 of the splits' manifest. */
  readonly manifest: string;
  readonly columns: readonly Column[];
  readonly how: How;
  readonly limit?: number;
  readonly out: string;
  /** The finished run whose matrix gets the entries as further rows. */
  readonly run?: string;
}

/** @throws UserError for options that do not go together, and where files are missing or damaged */
export function askOrder(given: Given): AskOrder {
  const { model: models = [], responses = [], as = [], splits: named, run, setting, task, limit, out } = given as Typed;
  if (models.length + responses.length === 0)
    throw new UserError("ask: expected --model or --responses, got neither; graphshift list models");
  const dir = run ?? named;
  if (dir === undefined || (run !== undefined && named !== undefined))
    throw new UserError(`ask: expected --splits or --run, got ${dir === undefined ? "neither" : "both"}; give one`);
  const splits = splitsIn(dir);
  const { seed: own } = readManifest(splits);
  const { repeats = 1, maxTokens = 400, temperature = 0, examples = 0, seed = own } = given as Typed;
  const replies = repliesFiles(responses, as);
  requireDistinct([...models, ...replies.map(({ name }) => name)]);
  const choice = { ...(setting && { settings: setting }), ...(task && { tasks: task }), ...(limit && { limit }), seed };
  return {
    models,
    replies,
    splits,
    manifest: sha256(readFileSync(join(splits, MANIFEST))),
    columns: testColumns(splits, choice),
    how: { repeats, maxTokens, temperature, examples, seed },
    ...(limit !== undefined && { limit }),
    out: out ?? join("out", "ask", basename(resolve(dir))),
    ...(run !== undefined && { run }),
  };
}

function requireDistinct(names: readonly string[]): void {
  const twice = names.find((name, i) => names.indexOf(name) < i);
  if (twice !== undefined)
    throw new UserError(`ask: expected different models, got ${twice} twice; leave one out, or name replies with --as`);
}
