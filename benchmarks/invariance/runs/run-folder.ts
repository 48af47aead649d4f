import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import type { TrialSetName } from "#benchmarks/invariance/runs/trial-sets";

/** Where things are in the folder of an audit; `scored`, `tables`, `figs` and `data` are laid out as published. */
export interface RunFolder {
  readonly dir: string;
  /** The instances and forms of each data set. */
  readonly data: string;
  readonly scored: string;
  readonly tables: string;
  readonly figs: string;
  readonly report: string;
  /** What belongs to one model. */
  model(name: string): ModelFolder;
}

export interface ModelFolder {
  readonly name: string;
  /** How it is asked. */
  readonly order: string;
  readonly responses: string;
  readonly sandboxes: string;
  /** In which words the trials of a set were put. */
  prompts(set: TrialSetName): string;
}

export function runFolder(dir: string): RunFolder {
  return {
    dir,
    data: join(dir, "data"),
    scored: join(dir, "scored"),
    tables: join(dir, "tables"),
    figs: join(dir, "figs"),
    report: join(dir, "report"),
    model: (name) => modelFolder(join(dir, "models"), name),
  };
}

function modelFolder(models: string, name: string): ModelFolder {
  const at = (file: string) => join(models, name, file);
  return {
    name,
    order: at("order.json"),
    responses: at("responses.jsonl"),
    sandboxes: at("sandboxes.json"),
    prompts: (set) => at(`prompts-${set}.jsonl`),
  };
}

/** The models that were asked, in the order of their names. */
export function modelsIn(run: RunFolder): ModelFolder[] {
  return foldersIn(join(run.dir, "models"))
    .map(run.model)
    .filter(({ order }) => existsSync(order));
}

/** The names of the folders in a folder, sorted; none where it is not there. */
export function foldersIn(dir: string): string[] {
  if (!existsSync(dir)) return [];
  return readdirSync(dir, { withFileTypes: true })
    .flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
    .sort();
}

/** What a model's files are called: its whole name, provider and all, for providers differ. */
export function modelName(spec: string): string {
  return spec.replace(/[^\w.@+-]+/g, "-").replace(/^[-.]+|[-.]+$/g, "");
}
