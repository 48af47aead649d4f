import { setTimeout as pause } from "node:timers/promises";
import { policyModel, policyOf } from "#benchmarks/decision/rq3/policies";
import { schedule } from "#benchmarks/decision/rq3/schedule";
import { ask } from "#eval/ask";
import { posedOfEach } from "#test/benchmarks/decision/rq3/small";
import { withLog } from "#test/eval/players";

// Plays random trajectories on instances of each task, a little slowly, and logs the replies to the file named; prints the
// verdicts. Killed at any moment, it is started again with the same arguments.
const [path = "", milliseconds = "0"] = process.argv.slice(2);
const policy = policyModel("random", policyOf("random")!);
const slow = {
  ...policy,
  concurrency: 3,
  answer: async (...asked: Parameters<typeof policy.answer>) => {
    await pause(Number(milliseconds));
    return policy.answer(...asked);
  },
};
const items = schedule([...posedOfEach(1), ...posedOfEach(2)], { modes: ["direct", "proposals"], seed: 5, repeats: 2 });
process.send?.("ready");
const verdicts = await withLog(path, (log) => ask(slow, items, log));
console.log(JSON.stringify([...verdicts]));
