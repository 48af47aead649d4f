import { readFileSync, statSync } from "node:fs";
import { type Document, isMap, isPair, LineCounter, parseDocument } from "yaml";
import { z } from "zod";
import { encodings } from "#generators/encodings/index";
import { formats } from "#generators/formats";
import { families } from "#generators/graphs/index";
import { numbers } from "#generators/numbers/index";
import { tasks } from "#generators/tasks/index";
import { patterns } from "#splits/patterns/index";
import { UserError } from "#src/errors";
import { names } from "#src/pick";
import { trainers } from "#training/index";
import { recipes } from "#training/recipes/index";

const share = z.number().min(0).max(1);
const count = z.int().min(1);
const nameOf = <Registry extends object>(registry: Registry) => z.enum(names(registry));

const problems = z.strictObject({
  family: nameOf(families).optional(),
  size: z.union([z.enum(["small", "large"]), z.tuple([count, count])]).optional(),
  numbers: nameOf(numbers).optional(),
  encoding: nameOf(encodings).optional(),
  reasoning: z.string().optional(),
  format: nameOf(formats).optional(),
  unreachable: share.optional(),
  detours: share.optional(),
  names: count.optional(),
});

const ask = z.strictObject({ maxTokens: count, temperature: z.number().min(0).max(2).prefault(0) });

/** What an experiment file may say. Every key of every level is known; an unknown one is a mistake. */
const schema = z.strictObject({
  title: z.string(),
  subtitle: z.string().optional(),
  /** Caveats that the report repeats. */
  notes: z.array(z.string()).prefault([]),
  pattern: nameOf(patterns),
  /** undefined: each setting's own (reasoning) */
  task: nameOf(tasks).optional(),
  /** Settings, or axes for all of theirs, that become rows and columns; undefined: all of the pattern. */
  settings: z.array(z.string()).min(1).optional(),
  seed: z.int().min(0),
  train: count,
  test: count,
  problems: problems.prefault({}),
  /** Who tunes, on which rows, and the trainer's hyperparameters. */
  tune: z.looseObject({ via: nameOf(trainers), recipe: nameOf(recipes).prefault("cot") }),
  ask,
});

/** An experiment file, read and checked. */
export type Experiment = z.infer<typeof schema>;

/**
 * Reads an experiment file.
 *
 * @throws UserError in one line naming file, line and key, for YAML that is none and for keys that are unknown,
 *   missing or out of range
 */
export async function readExperiment(path: string): Promise<Experiment> {
  if (!statSync(path, { throwIfNoEntry: false })?.isFile())
    throw new UserError(`${path}: expected an experiment file, got none; see examples/`);
  const lines = new LineCounter();
  const document = parseDocument(readFileSync(path, "utf8").replace(/^\uFEFF/, ""), { lineCounter: lines });
  const broken = document.errors[0];
  if (broken) {
    throw new UserError(`${path}:${lines.linePos(broken.pos[0]).line}: ${broken.message.split(/\n| at line/)[0]}`);
  }
  const content: unknown = document.toJS() ?? {};
  const parsed = schema.safeParse(content);
  // A misspelt key is also a missing one; the misspelling says more.
  const issues = parsed.error?.issues ?? (await tuningIssues(parsed.data!.tune));
  const issue = issues.find(({ code }) => code === "unrecognized_keys") ?? issues[0];
  if (!issue) return parsed.data!;
  const key = issue.code === "unrecognized_keys" ? [...issue.path, issue.keys[0]!] : issue.path;
  const at = offsetOf(key, document);
  const line = at === undefined ? "" : `:${lines.linePos(at).line}`;
  const fault =
    issue.code === "unrecognized_keys"
      ? `unknown key; known: ${(await knownKeys(issue.path[0], content as Experiment)).sort().join(", ")}`
      : explain(issue, document.getIn(issue.path));
  throw new UserError(`${path}${line}: ${key.join(".") || "the file"}: ${fault}`);
}

type Issue = z.core.$ZodIssue;

/** What is wrong with the hyperparameters, which the trainer knows. */
async function tuningIssues({ via, recipe: _, ...hyperparameters }: Experiment["tune"]): Promise<Issue[]> {
  const { settings } = await trainers[via]();
  const issues = settings.safeParse(hyperparameters).error?.issues ?? [];
  return issues.map((issue) => ({ ...issue, path: ["tune", ...issue.path] }));
}

/** The keys that may stand under `part`, or at the top of the file. */
async function knownKeys(part: PropertyKey | undefined, { tune }: Experiment): Promise<string[]> {
  if (part === "problems") return Object.keys(problems.shape);
  if (part === "ask") return Object.keys(ask.shape);
  if (part !== "tune") return Object.keys(schema.shape);
  const { settings } = await trainers[tune.via]();
  return ["via", "recipe", ...Object.keys(settings.shape)];
}

/** What was expected and what was got. */
function explain(issue: Issue, got: unknown): string {
  const expected = issue.message
    .replace(/^(Invalid (input|option)|Too (small|big)): /, "")
    .replace(/, received .*$/, "");
  return got === undefined ? `missing; ${expected}` : `${expected}, got ${JSON.stringify(got)}`;
}

/** Where a key stands in the file, or the nearest one above it that does. */
function offsetOf(key: readonly PropertyKey[], document: Document): number | undefined {
  for (let depth = key.length; depth > 0; depth--) {
    const holder: unknown = document.getIn(key.slice(0, depth - 1), true);
    const entries: readonly unknown[] = isMap(holder)
      ? holder.items
      : ((holder as { items?: unknown[] } | undefined)?.items ?? []);
    const found = entries.find((entry, i) =>
      isPair(entry) ? (entry.key as { value?: unknown }).value === key[depth - 1] : i === key[depth - 1],
    );
    const node = isPair(found) ? found.key : found;
    const range = (node as { range?: readonly number[] } | undefined)?.range;
    if (range) return range[0];
  }
  return undefined;
}
