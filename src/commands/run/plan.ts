import { ALPHA } from "#eval/stats/significance";
import { prospectWords } from "#reports/prospect-words";
import { outlineOf } from "#splits/index";
import { presetNotes } from "#src/commands/preset-notes";
import type { Experiment } from "#src/commands/run/experiment";
import { plannedAhead } from "#src/commands/run/hosted-plan";
import { type Means, openTrainer } from "#src/commands/run/services";
import { splitOptions } from "#src/commands/run/split-options";
import { strategiesOf } from "#src/commands/run/strategies";

/** What an experiment will do, in a few lines; for a service also what it would be sent and paid. */
export async function plan(experiment: Experiment, means: Means): Promise<string> {
  const trainer = await openTrainer(experiment, means);
  const costs = trainer.preflight ? (await plannedAhead(experiment, trainer, means)).lines : ["cost: none (local)"];
  return `${[...outline(experiment), ...costs].join("\n")}\n`;
}

function outline(experiment: Experiment): string[] {
  const { pattern, train, test, tune, seeds, ask, mix } = experiment;
  const { settings, mixtures, sets } = outlineOf(splitOptions(experiment));
  const columns = [...settings.map(({ name }) => name), ...sets];
  const rows = [...mixtures.map(({ name }) => name), ...(mix ? [] : columns)];
  const strategies = strategiesOf(experiment);
  const ways = strategies.map(({ name }) => name);
  const models = rows.length * ways.length * seeds;
  const pairs = rows.length * columns.length - rows.filter((row) => columns.includes(row)).length;
  const cells = (models + 1) * columns.length;
  const shown = ask.examples > 0 ? `, ${ask.examples} examples before each question` : "";
  return [
    `${pattern}: tested on ${columns.join(", ")}`,
    `${models} models tuned via ${tune.via} on ${train} rows each: ${rows.join(", ")}`,
    ...(ways.length > 1 ? [`each in ${ways.length} ways: ${ways.join(", ")}`] : []),
    ...strategies.flatMap(({ leftOut }) => presetNotes(tune.via, leftOut)),
    ...(seeds > 1 ? [`each with ${seeds} seeds`] : []),
    `${cells} cells of ${test} items: ${cells * test} replies${shown}`,
    ...(pairs > 0 ? [`power: ${prospectWords(test, ALPHA, pairs)}`] : []),
  ];
}
