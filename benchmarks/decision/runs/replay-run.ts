import { type Played, playRecorded } from "#benchmarks/decision/contract/play-recorded";
import { type Configuration, labelsOf } from "#benchmarks/decision/runs/configuration";
import { configurationsIn, logOf } from "#benchmarks/decision/runs/configurations";
import type { RunFolder } from "#benchmarks/decision/runs/run-folder";
import type { Item } from "#eval/play-out";
import { openResponses } from "#eval/responses";

/** A configuration as it was played. */
export interface PlayedConfiguration {
  readonly label: string;
  readonly configuration: Configuration;
  /** By item; every scheduled one is there. */
  readonly played: ReadonlyMap<string, Played>;
}

/**
 * Plays all configurations of a run again, from their logs alone.
 *
 * @param itemsOf what a configuration was asked
 * @param torn told of a log whose last line is unfinished, and its bytes
 */
export async function replayRun(
  run: RunFolder,
  itemsOf: (configuration: Configuration) => readonly Item[],
  torn: (path: string, bytes: number) => void,
): Promise<PlayedConfiguration[]> {
  const replayed: PlayedConfiguration[] = [];
  const configurations = configurationsIn(run);
  const labels = labelsOf(configurations);
  for (const [i, configuration] of configurations.entries()) {
    const path = logOf(run, configuration);
    const responses = openResponses(path, (bytes) => torn(path, bytes));
    try {
      const { id, model } = configuration;
      const played = await playRecorded(id ?? model, itemsOf(configuration), responses);
      replayed.push({ label: labels[i]!, configuration, played });
    } finally {
      responses.close();
    }
  }
  return replayed;
}
