import { ask } from "#eval/ask";
import { openModel } from "#src/models/index";
import { items, thrice, withLog } from "#test/eval/players";

// Asks a server on this machine three questions for each of 60 items, and logs the replies to the file named; prints the
// outcomes. Killed at any moment, it is started again with the same arguments.
const [path = "", baseUrl = ""] = process.argv.slice(2);
const model = await openModel("vllm:m", { baseUrl, env: {} });
process.send?.("ready");
const verdicts = await withLog(path, (log) => ask(model, items(60, thrice), log));
console.log([...verdicts.values()].map(({ outcome }) => outcome).join());
