import { ask } from "#eval/ask";
import { items, recording, say, thrice, withLog } from "#test/eval/players";

// Asks for replies of 20 KB and logs them to the file named; prints the outcomes, or the error in one line.
const [path = ""] = process.argv.slice(2);
const model = recording(() => say("x".repeat(20_000)), 2);
try {
  const verdicts = await withLog(path, (log) => ask(model, items(20, thrice), log));
  console.log([...verdicts.values()].map(({ outcome }) => outcome).join());
} catch (error) {
  console.log(`${(error as Error).name}: ${(error as Error).message}`);
}
