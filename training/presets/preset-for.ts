import { UserError } from "#src/errors";
import { pick } from "#src/pick";
import type { Method } from "#training/hosted/port";
import { type Dialect, dialects } from "#training/presets/dialects";
import { presets } from "#training/presets/index";
import type { Figures, Preset } from "#training/presets/preset";

/** A preset as a trainer takes it. */
export interface Fit {
  /** By the trainer's own names. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** What it cannot be told. */
  readonly leftOut: readonly string[];
}

/**
 * The settings of a preset for a trainer.
 *
 * @throws UserError for an unknown preset, and for a trainer or a method that it says nothing of
 */
export function presetFor(name: string, trainer: string, method: Method): Fit {
  const preset: Preset = pick("preset", presets, name);
  const dialect = dialects[trainer];
  const figures = dialect && preset[dialect.models][method];
  if (figures) return fit(dialect, figures);
  const known = Object.entries(dialects).filter(([, { models }]) => preset[models][method]);
  throw new UserError(
    `preset ${name}: expected a trainer that it has ${method} settings for (${known.map(([one]) => one).join(", ")}), got ${trainer}; leave it out`,
  );
}

function fit({ rules }: Dialect, figures: Figures): Fit {
  const told = Object.entries(figures).map(([name, figure]) => ({
    name,
    figure,
    rule: rules[name as keyof Figures] as string | ((figure: unknown) => object) | undefined,
  }));
  return {
    settings: Object.assign(
      {},
      ...told.map(({ figure, rule }) => (typeof rule === "function" ? rule(figure) : rule && { [rule]: figure })),
    ),
    leftOut: told.filter(({ rule }) => rule === undefined).map(({ name, figure }) => `${name} ${figure}`),
  };
}
