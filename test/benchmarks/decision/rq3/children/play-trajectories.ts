import { setTimeout as pause } from "node:timers/promises";
import { ask } from "#eval/ask";
import { items, player } from "#test/benchmarks/decision/rq3/random-run";
import { withLog } from "#test/eval/players";

// Plays random trajectories on instances of each task, a little slowly, and logs the replies to the file named; prints the
// verdicts. Killed at any moment, it is started again with the same arguments.
const [path = "", milliseconds = "0"] = process.argv.slice(2);
const slow = {
  ...player,
  concurrency: 3,
  answer: async (...asked: Parameters<typeof player.answer>) => {
    await pause(Number(milliseconds));
    return player.answer(...asked);
  },
};
process.send?.("ready");
const verdicts = await withLog(path, (log) => ask(slow, items, log));
console.log(JSON.stringify([...verdicts]));
