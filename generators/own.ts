import type { Encoding } from "#generators/encodings/encoding";
import { encodings } from "#generators/encodings/index";
import { tasks } from "#generators/tasks/index";
import type { AnswerKind, Ends, Task } from "#generators/tasks/task";
import { UserError } from "#src/errors";
import { names } from "#src/pick";

/** A task of whatever kind; it asks about two nodes, or about the graph as a whole. */
export type AnyTask = Task<Ends | null, AnswerKind, unknown>;

/** Encodings and tasks of the user's own, of one module. */
export interface Own {
  readonly encodings: Readonly<Record<string, Encoding>>;
  readonly tasks: Readonly<Record<string, AnyTask>>;
  /** SHA-256 of the module. */
  readonly sha256: string;
}

/** The module of each encoding and task that does not ship: "encoding arrows" → SHA-256. */
const modules = new Map<string, string>();

/**
 * Adds encodings and tasks to the registries. Their names are none of `EncodingName` and `TaskName`, which list what
 * ships; whoever takes a name from outside goes through `pick` or `nameIn`, which look at what is there.
 *
 * @returns takes them out again
 * @throws UserError for a name that there is already; then nothing is added
 */
export function extend({ encodings: more, tasks: others, sha256 }: Own): () => void {
  const added = [
    ...Object.entries(more).map(([name, one]) => ({ kind: "encoding", registry: encodings as object, name, one })),
    ...Object.entries(others).map(([name, one]) => ({ kind: "task", registry: tasks as object, name, one })),
  ];
  for (const { kind, registry, name } of added) {
    if (names(registry).some((known) => known === name))
      throw new UserError(`${kind} ${name}: expected a name of its own, got that of another; choose one`);
  }
  for (const { kind, registry, name, one } of added) {
    Object.assign(registry, { [name]: one });
    modules.set(`${kind} ${name}`, sha256);
  }
  return () => {
    for (const { kind, registry, name } of added) {
      Reflect.deleteProperty(registry, name);
      modules.delete(`${kind} ${name}`);
    }
  };
}

/** What the user's modules have added, with the SHA-256 of the module of each: `{"encoding arrows": …}`. */
export function ownModules(): Readonly<Record<string, string>> {
  return Object.fromEntries([...modules].sort(([a], [b]) => (a < b ? -1 : 1)));
}
