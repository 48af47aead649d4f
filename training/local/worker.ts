import { parentPort, workerData } from "node:worker_threads";
import { UserError } from "#src/errors";
import { imitation, preference } from "#src/onnx/index";
import { type Assignment, type Report, WISHES } from "#training/local/assignment";
import { type Followed, type FollowOptions, follow, type Wish } from "#training/local/follow";
import { imitationCourse } from "#training/local/imitation-course";
import { preferenceCourse } from "#training/local/preference-course";
import { pretrainingCourse } from "#training/local/pretraining/course";

const { task, control, ...options } = workerData as Assignment;

/** What the other thread wants now; a wish to save is granted once. */
function wish(): Wish {
  return WISHES[Atomics.compareExchange(control, 0, WISHES.indexOf("save"), WISHES.indexOf("go"))]!;
}

function report(message: Report): void {
  parentPort!.postMessage(message);
}

async function train(options: FollowOptions): Promise<Followed> {
  if (task.kind === "pretrain") return follow(pretrainingCourse(task), imitation, options);
  if (task.kind === "sft") return follow(imitationCourse(task), imitation, options);
  return follow(await preferenceCourse(task, options), preference(task.hyperparameters), options);
}

try {
  const followed = await train({ ...options, wish, tick: (tick) => report({ kind: "tick", tick }) });
  report({ kind: "end", followed });
} catch (error) {
  // Classes do not survive the way between threads.
  if (!(error instanceof UserError)) throw error;
  report({ kind: "mistake", message: error.message });
}
