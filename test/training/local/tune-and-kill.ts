import { spawn } from "node:child_process";
import type { Order } from "#training/trainer";

/** Works on an order in a process of its own, which is killed after so many milliseconds. */
export async function tuneAndKill(order: Order, folder: string, milliseconds: number): Promise<void> {
  const program = `
    import { readFileSync } from "node:fs";
    const { local } = await import(${JSON.stringify(import.meta.resolve("#training/local/tune"))});
    await local.tune(JSON.parse(readFileSync(0, "utf8")), { folder: ${JSON.stringify(folder)} });`;
  const child = spawn(process.execPath, [...process.execArgv, "--input-type=module", "-e", program], {
    stdio: ["pipe", "inherit", "inherit"],
  });
  const closed = new Promise((done) => child.on("close", done));
  child.stdin.end(JSON.stringify(order));
  await new Promise((done) => setTimeout(done, milliseconds));
  child.kill("SIGKILL");
  await closed;
}
