import { readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "#src/errors";
import { freshState, readTrainingState, type Trainer, trainer, writeTrainingState } from "#src/onnx/index";
import type { Course } from "#training/local/course";
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
export async function follow(course: Course, { folder, order, ...options }: FollowOptions): Promise<Followed> {
  const kept = join(folder, `state-${order}.safetensors`);
  discardOthers(folder, kept);
  const start = readTrainingState(kept) ?? freshState(course.start);
  const engine = await trainer(course.spec, start, course.optimizer, { threads: options.threads, device: "cpu" });
  const followed = await steps(course, engine, start.steps, {
    ...options,
    save: () => writeTrainingState(kept, engine.state()),
  });
  if (followed.done) {
    writeModel(join(folder, "model"), { ...course, parameters: engine.state().parameters });
    rmSync(kept, { force: true });
  }
  await engine.close();
  return followed;
}

function discardOthers(folder: string, kept: string): void {
  for (const name of readdirSync(folder)) {
    const path = join(folder, name);
    if (/^state-.*\.safetensors/.test(name) && path !== kept) rmSync(path);
  }
}

type StepOptions = Pick<FollowOptions, "tick" | "wish"> & { readonly save: () => void };

async function steps(
  course: Course,
  engine: Trainer,
  from: number,
  { tick, wish, save }: StepOptions,
): Promise<Followed> {
  const total = course.schedule.steps;
  const tokensOf = (step: number) => course.batch(step).reduce((sum, row) => sum + row.tokens.length, 0);
  let tokens = 0;
  for (let step = 0; step < from; step++) tokens += tokensOf(step);
  for (let step = from; step < total; step++) {
    const { loss } = await engine.step(course.batch(step), learningRate(step, course.schedule));
    if (!Number.isFinite(loss))
      throw new UserError(`training: the loss is ${loss} at step ${step + 1}; lower the rate`);
    const fresh = tokensOf(step);
    tokens += fresh;
    tick({ done: step + 1, total, tokens: fresh, loss });
    const wanted = wish();
    if (wanted !== "go") save();
    if (wanted === "stop") return { steps: step + 1, tokens, done: false };
  }
  return { steps: total, tokens, done: true };
}
