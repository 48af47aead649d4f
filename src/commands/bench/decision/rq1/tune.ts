import { join } from "node:path";
import type { z } from "zod";
import { tuneInStages } from "#benchmarks/decision/rq1/worded/tune-in-stages";
import type { Configuration, QuerySetup, RunFolder } from "#benchmarks/decision/runs/index";
import type { AskOrder } from "#src/commands/bench/decision/ask-order";
import type { tune } from "#src/commands/bench/decision/experiment";
import { writeTraining } from "#src/commands/bench/decision/rq1/write-training";
import type { Io } from "#src/commands/command";
import { progress } from "#src/commands/progress";
import { screen } from "#src/commands/screen";
import { local, shippedBase } from "#training/local/tune";

/** Whom tuning adds to those who are asked. */
type Tuned = Pick<AskOrder, "configurations" | "aliases">;

/**
 * Tunes the local laptop model on other queries than a run's; a tuning that was stopped goes on.
 *
 * @returns the model before and after, both read out by scoring options
 */
export async function tuneLocal(
  run: RunFolder,
  setup: QuerySetup,
  { encoding, repeats, stages }: z.infer<typeof tune>,
  io: Io,
): Promise<Tuned> {
  writeTraining(run, setup, { encoding, repeats }, io);
  const board = screen(io);
  const watch = progress(io, board, () => board.paint(watch.lines()));
  try {
    const folder = await tuneInStages(local, {
      splits: run.splits,
      stages,
      seed: setup.seed,
      folder: run.models,
      threads: 1,
      signal: io.signal,
      tick: watch.begin("tuning the laptop model"),
    });
    io.signal.throwIfAborted();
    const spec = (name: string) => `scoring:worded-${encoding}:local:${name}`;
    const asked = (name: string, label: string): Configuration => ({
      schema: 1,
      model: spec(name),
      name: label,
      repeats: 1,
    });
    return {
      configurations: [asked("base", "laptop model"), asked("tuned", "laptop model, tuned")],
      aliases: new Map([
        ["local:base", `local:${shippedBase}`],
        ["local:tuned", `local:${join(folder!, "model")}`],
      ]),
    };
  } finally {
    board.clear();
  }
}
