import { pythonSandbox } from "#src/sandbox/python/python-sandbox";
import { job } from "#test/sandbox/job";

/** Runs a program that never ends, and says so once it has started. */
const sandbox = await pythonSandbox({ runners: 1 });
const running = sandbox.run(job("while True: pass", { timeout: 600_000 }));
setTimeout(() => console.log("running"), 200);
await running;
