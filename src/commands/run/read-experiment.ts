import { dirname } from "node:path";
import type { z } from "zod";
import { loadModules } from "#src/commands/modules";
import type { Experiment } from "#src/commands/run/experiment";
import * as parts from "#src/commands/run/experiment";
import { type Issue, readYaml } from "#src/commands/run/read-yaml";
import { type Strategy, strategiesOf } from "#src/commands/run/strategies";
import { recipes } from "#training/recipes/index";

/**
 * Reads an experiment file.
 *
 * @throws UserError in one line naming file, line and key, for YAML that is none and for keys that are unknown,
 *   missing or out of range
 */
export async function readExperiment(path: string): Promise<Experiment> {
  const file = readYaml(path);
  await loadModules(modulesIn(file.given), dirname(path));
  const parsed = parts.schema.safeParse(file.given);
  const issues: Issue[] = parsed.error?.issues ?? (await strategyIssues(parsed.data!));
  if (issues.length > 0) throw file.mistake(issues, knownKeys);
  return parsed.data!;
}

/** The modules that a file names; what else stands there is the schema's to tell. */
function modulesIn(given: unknown): readonly string[] {
  return parts.keys.pick({ modules: true }).loose().safeParse(given).data?.modules ?? [];
}

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
