import { readFileSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { type Document, isMap, isPair, LineCounter, parseDocument } from "yaml";
import type { z } from "zod";
import { loadModules } from "#src/commands/modules";
import type { Experiment } from "#src/commands/run/experiment";
import * as parts from "#src/commands/run/experiment";
import { type Strategy, strategiesOf } from "#src/commands/run/strategies";
import { UserError } from "#src/errors";
import { recipes } from "#training/recipes/index";

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
  const given: unknown = document.toJS() ?? {};
  await loadModules(modulesIn(given), dirname(path));
  const parsed = parts.schema.safeParse(given);
  // A misspelt key is also a missing one; the misspelling says more.
  const issues: Issue[] = parsed.error?.issues ?? (await strategyIssues(parsed.data!));
  const issue = issues.find(({ code }) => code === "unrecognized_keys") ?? issues[0];
  if (!issue) return parsed.data!;
  const key = issue.code === "unrecognized_keys" ? [...issue.path, issue.keys[0]!] : issue.path;
  const at = offsetOf(key, document);
  const line = at === undefined ? "" : `:${lines.linePos(at).line}`;
  const fault =
    issue.code === "unrecognized_keys"
      ? `unknown key; known: ${(issue.known ?? knownKeys(issue.path[0])).toSorted().join(", ")}`
      : explain(issue, valueAt(issue.path, document));
  throw new UserError(`${path}${line}: ${key.join(".") || "the file"}: ${fault}`);
}

/** The modules that a file names; what else stands there is the schema's to tell. */
function modulesIn(given: unknown): readonly string[] {
  return parts.keys.pick({ modules: true }).loose().safeParse(given).data?.modules ?? [];
}

type Issue = z.core.$ZodIssue & { readonly known?: readonly string[] };

/** What is wrong with the settings that only a recipe or the trainer knows. */
async function strategyIssues(experiment: Experiment): Promise<Issue[]> {
  const found = await Promise.all(strategiesOf(experiment).map(issuesOf));
  return found.flat();
}

async function issuesOf({ place, own, recipe, options, trainer, hyperparameters }: Strategy): Promise<Issue[]> {
  const { options: recipeOptions, method } = recipes[recipe];
  const settings = (await trainer()).settingsOf(method);
  const check = (shape: z.ZodObject, given: unknown, path: readonly string[], others: readonly string[]): Issue[] =>
    (shape.safeParse(given).error?.issues ?? []).map((issue) => ({
      ...issue,
      path: [...path, ...issue.path],
      known: [...others, ...Object.keys(shape.shape)],
    }));
  return [
    ...check(recipeOptions, options, [...place, "recipe"], ["name"]),
    ...check(settings, hyperparameters, place, own),
  ];
}

/** The keys that may stand under `part`, or at the top of the file. */
function knownKeys(part: PropertyKey | undefined): string[] {
  const under: Readonly<Record<PropertyKey, z.ZodObject>> = { problems: parts.problems, ask: parts.ask };
  return Object.keys((under[part ?? ""] ?? parts.keys).shape);
}

/** What was expected and what was got. */
function explain(issue: Issue, got: unknown): string {
  const expected = issue.message
    .replace(/^(Invalid (input|option)|Too (small|big)): /, "")
    .replace(/, received .*$/, "");
  return got === undefined ? `missing; ${expected}` : `${expected}, got ${JSON.stringify(got)}`;
}

/** What stands at a path; a recipe's name may stand for the recipe. */
function valueAt(path: readonly PropertyKey[], document: Document): unknown {
  const holder: unknown = document.getIn(path.slice(0, -1));
  return typeof holder === "string" ? holder : document.getIn(path);
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
