import { patterns, settingsOf } from "#splits/index";
import type { Experiment } from "#src/commands/run/experiment";
import { splitOptions } from "#src/commands/run/split-options";
import { strategiesOf } from "#src/commands/run/strategies";

/** What an experiment will do, in a few lines. */
export function plan(experiment: Experiment): string {
  const { pattern, train, test, tune, seeds, ask } = experiment;
  const names = settingsOf(patterns[pattern], splitOptions(experiment)).map(({ name }) => name);
  const strategies = strategiesOf(experiment);
  const models = names.length * strategies.length * seeds;
  const cells = (models + 1) * names.length;
  const ways =
    strategies.length === 1 ? "" : ` in ${strategies.length} ways (${strategies.map(({ name }) => name).join(", ")})`;
  return [
    `${pattern}: ${names.join(", ")}`,
    `${models} models tuned via ${tune.via} on ${train} rows each${ways}${seeds === 1 ? "" : `, ${seeds} seeds`}`,
    `${cells} cells of ${test} items: ${cells * test} replies${ask.examples > 0 ? `, ${ask.examples} examples before each question` : ""}`,
    `cost: none (${tune.via})`,
    "",
  ].join("\n");
}
