import { constrained, type Effort } from "#src/models/readouts/constrained";
import { scoring } from "#src/models/readouts/scoring";
import { names } from "#src/pick";
import type { Model } from "#src/play";

/** A way to have a model choose that does not answer such requests itself. */
export interface Readout {
  readonly interface: "constrained" | "scoring";
  /** How much reasoning is asked for; undefined where the model writes nothing. */
  readonly effort?: Effort;
  /** The model as one that chooses; `name` becomes part of its id. */
  over(model: Model, name: string): Model;
}

const written = (effort: Effort): Readout => ({
  interface: "constrained",
  effort,
  over: (model, name) => constrained(model, name, effort),
});

/** The read-outs by name; under each, a model is a configuration of its own. */
export const readouts = {
  constrained: written("none"),
  "constrained-low": written("low"),
  "constrained-medium": written("medium"),
  "constrained-high": written("high"),
  scoring: { interface: "scoring", over: scoring },
} as const satisfies Record<string, Readout>;

export type ReadoutName = keyof typeof readouts;

/** The read-out that the specification or id of a model begins with, and the model under it; undefined: there is none. */
export function readoutIn(spec: string): { readonly name: ReadoutName; readonly model: string } | undefined {
  const at = spec.indexOf(":");
  const name = names(readouts).find((known) => known === spec.slice(0, at));
  return name && { name, model: spec.slice(at + 1) };
}
