import { fakeIo } from "#test/commands/fake-io";
import { runHosted } from "#test/commands/run/hosted-lab";

// Runs an experiment, or goes on with it; arguments are its file, the folder, and "batch" or nothing. What it says goes
// to the terminal. It is made to be killed.
const [file = "", dir = "", how] = process.argv.slice(2);
const io = { ...fakeIo({ now: () => performance.now() }), err: (text: string) => void process.stderr.write(text) };
await runHosted(file, dir, { batch: how === "batch" }, io);
