import type { Configuration, PartName, RunFolder } from "#benchmarks/decision/runs/index";
import type { Item } from "#eval/play-out";

/** What is asked, whom, and where it is kept. */
export interface AskOrder {
  readonly run: RunFolder;
  readonly part: PartName;
  readonly configurations: readonly Configuration[];
  /** What a configuration is asked. */
  readonly itemsOf: (configuration: Configuration) => readonly Item[];
  /** What the names of local models stand for, where they are no folders: KIND:NAME by KIND:NAME. */
  readonly aliases?: ReadonlyMap<string, string>;
}
