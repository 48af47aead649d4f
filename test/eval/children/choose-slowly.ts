import { ask } from "#eval/ask";
import type { Choose, Model } from "#src/play";
import { chosen } from "#test/eval/choosers";
import { logIn, withLog } from "#test/eval/players";

// Makes the choices of four items, each after a while, and logs them in the folder named; says when each is under way.
const [folder = ""] = process.argv.slice(2);
const model: Model = {
  id: "slow",
  deterministic: true,
  concurrency: 2,
  async answer(request) {
    process.send?.("under way");
    await new Promise((done) => setTimeout(done, 40));
    return { kind: "choice", option: (request as Choose).state.length % 2, latency: 5 };
  },
};
await withLog(logIn(folder), (log) => ask(model, chosen(4), log));
process.disconnect?.();
