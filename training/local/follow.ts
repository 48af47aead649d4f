import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "#src/errors";
import {
  freshState,
  type Objective,
  readTrainingState,
  type Trainer,
  trainer,
  writeTrainingState,
} from "#src/onnx/index";
import type { Course } from "#training/local/course";
import { type Example, tokensIn } from "#training/local/example";
import { keptFiles } from "#training/local/kept-files";
import { type LossLog, lossLog } from "#training/local/loss-log";
import { writeModel } from "#training/local/model-folder";
import { learningRate } from "#training/local/schedule";
import type { Tick } from "#training/trainer";

export interface FollowOptions {
  /** Where the state is kept on the way, and `model/` is put in the end. */
  readonly folder: string;
  /** Names the course: a state of another one is thrown away. */
  readonly order: string;
  readonly threads: 1 | 2;
  readonly tick: (tick: Tick) => void;
  /** Asked after each step. */
  readonly wish: () => Wish;
}

/** Go on; put the state on disk and go on; put it on disk and stop. */
export type Wish = "go" | "save" | "stop";

export interface Followed {
  /** Steps and tokens, those before an interruption included. */
  readonly steps: number;
  readonly tokens: number;
  readonly done: boolean;
}

/**
 * Runs a course, from the state kept in the folder if there is one. With one thread the weights are the same bits
 * however often it was interrupted.
 */
export async function follow<Kind extends Example>(
  course: Course<Kind>,
  objective: Objective<Kind>,
  { folder, order, ...options }: FollowOptions,
): Promise<Followed> {
  const kept = join(folder, keptFiles(order).state);
  discardKept(folder, Object.values(keptFiles(order)));
  const start = readTrainingState(kept) ?? freshState(course.start);
  const method = { objective, optimizer: course.optimizer };
  const engine = await trainer(course.spec, start, method, { threads: options.threads, device: "cpu" });
  const log = lossLog(folder, start.steps, course.schedule.steps);
  try {
    const followed = await steps(course, engine, start.steps, {
      ...options,
      log,
      save: () => writeTrainingState(kept, engine.state()),
    });
    if (followed.done) {
      writeModel(join(folder, "model"), { ...course, parameters: engine.state().parameters });
      discardKept(folder);
    }
    return followed;
  } finally {
    log.close();
    await engine.close();
  }
}

/** Removes what courses keep, but for the files named. */
function discardKept(folder: string, names: readonly string[] = []): void {
  for (const name of readdirSync(folder)) {
    if (/^(state-.*\.safetensors|reference-.*\.json)/.test(name) && !names.includes(name)) rmSync(join(folder, name));
  }
}

type StepOptions = Pick<FollowOptions, "tick" | "wish"> & { readonly log: LossLog; readonly save: () => void };

async function steps<Kind extends Example>(
  course: Course<Kind>,
  engine: Trainer<Kind>,
  from: number,
  { tick, wish, log, save }: StepOptions,
): Promise<Followed> {
  const total = course.schedule.steps;
  const tokensOf = (step: number) => course.batch(step).reduce((sum, example) => sum + tokensIn(example), 0);
  let tokens = 0;
  for (let step = 0; step < from; step++) tokens += tokensOf(step);
  for (let step = from; step < total; step++) {
    const { loss, metrics } = await engine.step(course.batch(step), learningRate(step, course.schedule));
    if (!Number.isFinite(loss))
      throw new UserError(`training: the loss is ${loss} at step ${step + 1}; lower the rate`);
    const fresh = tokensOf(step);
    tokens += fresh;
    log.add({ step: step + 1, loss });
    tick({ done: step + 1, total, tokens: fresh, loss, metrics });
    const wanted = wish();
    if (wanted !== "go") save();
    if (wanted === "stop") return { steps: step + 1, tokens, done: false };
  }
  return { steps: total, tokens, done: true };
}
