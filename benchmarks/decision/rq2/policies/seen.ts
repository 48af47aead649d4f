import type { ClassificationState } from "#benchmarks/decision/rq2/classify/show-classification";
import type { SelectionState } from "#benchmarks/decision/rq2/select/show-selection";
import type { Choose } from "#src/play";

/** What a policy sees of a request. Fields that were withheld are empty. */
export interface Seen {
  /** What is asked about: the query, or the target's text. */
  readonly query: string;
  /** Everything that is to be read of each option: its description, and its text where that is shown. */
  readonly documents: readonly string[];
  /** Labelled nodes by id, with the place of their class among the options. */
  readonly anchors: ReadonlyMap<string, number>;
  readonly texts: ReadonlyMap<string, string>;
  /** What each option is linked to, or the target: ids. */
  readonly linked: (id: string) => readonly string[];
  /** The id of what is to be classified; undefined in selection. */
  readonly target?: string;
  /** Names of nodes around the candidates, by id. */
  readonly names: ReadonlyMap<string, string>;
}

/** Reads a request of either kind; it tells all that a policy may use. */
export function seen({ state, options }: Choose): Seen {
  const {
    target,
    query,
    anchors = [],
    texts = [],
    edges = [],
    relations = [],
    context = [],
  } = JSON.parse(state) as Partial<ClassificationState & SelectionState>;
  const textOf = new Map(texts.map(({ id, text }) => [id, text]));
  const place = new Map(options.map(({ id }, i) => [id, i]));
  const ends = [...edges, ...relations.map(([source, , end]) => [source, end] as const)];
  return {
    query: query ?? textOf.get(target ?? "") ?? "",
    documents: options.map(
      ({ id, description = "" }) => `${description} ${target === undefined ? (textOf.get(id) ?? "") : ""}`,
    ),
    anchors: new Map(anchors.map(({ id, label }) => [id, place.get(label)!])),
    texts: textOf,
    linked: (id) => ends.filter((pair) => pair.includes(id)).map(([u, v]) => (u === id ? v : u)),
    ...(target !== undefined && { target }),
    names: new Map([
      ...context.map(({ id, name = "" }) => [id, name] as const),
      ...options.map(({ id, description = "" }) => [id, description] as const),
    ]),
  };
}
