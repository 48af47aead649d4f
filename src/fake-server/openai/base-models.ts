/** A base model. */
export interface BaseModel {
  /** The snapshot that the name stands for. */
  readonly snapshot: string;
  /** It thinks before it writes, and refuses some parameters. */
  readonly reasons?: true;
  readonly tunable?: true;
}

/** Base models by name, as OpenAI's page on models names them (read November 2026). */
export const baseModels: Readonly<Record<string, BaseModel>> = {
  "gpt-4.1": { snapshot: "gpt-4.1-2025-04-14", tunable: true },
  "gpt-4.1-mini": { snapshot: "gpt-4.1-mini-2025-04-14", tunable: true },
  "gpt-4.1-nano": { snapshot: "gpt-4.1-nano-2025-04-14", tunable: true },
  "gpt-4o": { snapshot: "gpt-4o-2024-08-06", tunable: true },
  "gpt-4o-mini": { snapshot: "gpt-4o-mini-2024-07-18", tunable: true },
  "gpt-3.5-turbo": { snapshot: "gpt-3.5-turbo-0125", tunable: true },
  "gpt-5": { snapshot: "gpt-5-2025-08-07", reasons: true },
  "gpt-5-mini": { snapshot: "gpt-5-mini-2025-08-07", reasons: true },
  "o4-mini": { snapshot: "o4-mini-2025-04-16", reasons: true },
};

const bySnapshot = new Map(Object.values(baseModels).map((model) => [model.snapshot, model]));

/** A base model by its name or by its snapshot; undefined: there is none. */
export function baseModel(name: string): BaseModel | undefined {
  return (Object.hasOwn(baseModels, name) ? baseModels[name] : undefined) ?? bySnapshot.get(name);
}
