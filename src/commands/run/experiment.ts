import { existsSync, readFileSync } from "node:fs";
import { z } from "zod";
import { LineCounter, parseDocument } from "yaml";
import { UserError } from "#src/errors";

const share = z.number().min(0).max(1);
const count = z.int().min(1);
const name = z.string().min(1);

/** What an experiment file may say. Every field of every level is known; an unknown one is a mistake. */
const schema = z.strictObject({
  title: z.string(),
  pattern: name,
  /** Structural: size, generator or transitivity. */
  setting: name.optional(),
  /** One task; undefined: the pattern's own (reasoning). */
  task: name.optional(),
  /** Which of the pattern's settings become rows and columns; undefined: all. */
  settings: z.array(name).min(2).optional(),
  seed: z.int().min(0),
  train: count,
  test: count,
  problems: z
    .strictObject({
      family: name.optional(),
      size: z.union([name, z.tuple([count, count])]).optional(),
      numbers: name.optional(),
      encoding: name.optional(),
      reasoning: name.optional(),
      format: name.optional(),
      unreachable: share.optional(),
      detours: share.optional(),
      names: count.optional(),
    })
    .prefault({}),
  tune: z.strictObject({
    via: name,
    steps: count.optional(),
    rate: z.number().positive().optional(),
    batch: count.optional(),
    warmup: z.int().min(0).optional(),
    replay: share.optional(),
    recipe: name.optional(),
  }),
  ask: z.strictObject({ maxTokens: count, temperature: z.number().min(0).max(2).prefault(0) }),
  /** Models tuned or asked at a time, one thread each. */
  threads: z.int().min(1).max(2).prefault(2),
});

/** An experiment file, read and checked. */
export type Experiment = z.infer<typeof schema>;

/**
 * Reads an experiment file.
 *
 * @throws UserError in one line naming file, line and key, for YAML that is none and for fields that are unknown,
 *   missing or out of range
 */
export function readExperiment(path: string): Experiment {
  if (!existsSync(path)) throw new UserError(`${path}: expected an experiment file, got none; see examples/`);
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(path, "utf8").replace(/^\uFEFF/, ""), { lineCounter: lines });
  const broken = document.errors[0];
  if (broken) {
    throw new UserError(`${path}:${lines.linePos(broken.pos[0]).line}: ${broken.message.split(/\n| at line/)[0]}`);
  }
  const parsed = schema.safeParse(document.toJS() ?? {});
  if (parsed.success) return parsed.data;
  const issue = parsed.error.issues[0]!;
  const key = issue.code === "unrecognized_keys" ? [...issue.path, issue.keys[0]!] : issue.path;
  const line = lineOf(key);
  throw new UserError(`${path}${line ? `:${line}` : ""}: ${key.join(".") || "the file"}: ${issue.message}`);

  /** The line of a key, or of the nearest one above it that is in the file. */
  function lineOf(keys: readonly PropertyKey[]): number | undefined {
    for (let depth = keys.length; depth > 0; depth--) {
      const holder = document.getIn(keys.slice(0, depth - 1), true);
      const items = (holder as { items?: { key?: { value?: unknown; range?: number[] }; range?: number[] }[] } | null)?.items;
      const found = items?.find((item, i) => (item.key ? item.key.value === keys[depth - 1] : i === keys[depth - 1]));
      const at = found?.key?.range?.[0] ?? found?.range?.[0];
      if (at !== undefined) return lines.linePos(at).line;
    }
    return undefined;
  }
}
