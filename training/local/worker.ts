import { parentPort, workerData } from "node:worker_threads";
import { UserError } from "#src/errors";
import { type Assignment, type Report, WISHES } from "#training/local/assignment";
import { follow, type Wish } from "#training/local/follow";
import { pretrainingCourse } from "#training/local/pretraining/course";
import { tuningCourse } from "#training/local/tuning";

const { task, control, ...options } = workerData as Assignment;

/** What the other thread wants now; a wish to save is granted once. */
function wish(): Wish {
  return WISHES[Atomics.compareExchange(control, 0, WISHES.indexOf("save"), WISHES.indexOf("go"))]!;
}

function report(message: Report): void {
  parentPort!.postMessage(message);
}

try {
  const course = task.kind === "tune" ? tuningCourse(task) : pretrainingCourse(task);
  const followed = await follow(course, { ...options, wish, tick: (tick) => report({ kind: "tick", tick }) });
  report({ kind: "end", followed });
} catch (error) {
  // Classes do not survive the way between threads.
  if (!(error instanceof UserError)) throw error;
  report({ kind: "mistake", message: error.message });
}
