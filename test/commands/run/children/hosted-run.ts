import { readExperiment } from "#src/commands/run/read-experiment";
import { trial } from "#src/commands/run/trial";
import { fakeIo } from "#test/commands/fake-io";
import { hastyClock } from "#test/models/clock";

// Runs an experiment by a clock that is a thousand times as fast, or goes on with it; arguments are the experiment's
// file, the folder, and "batch" or nothing. What it says goes to the terminal. It is made to be killed.
const [file = "", dir = "", how] = process.argv.slice(2);
const io = { ...fakeIo({ now: () => performance.now() }), err: (text: string) => void process.stderr.write(text) };
const means = { clock: hastyClock(), maxRetries: 30, batch: how === "batch" };
await trial(await readExperiment(file), { dir, lanes: 2, means, yes: true }, io);
