import { spawnSync } from "node:child_process";
import { readdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { median } from "#bench/median";
import { pythonSandbox } from "#src/sandbox/python/python-sandbox";
import { job } from "#test/sandbox/job";

/** Programs one after another, programs in the long run, and interpreters started cold. */
const [TIMED, MANY, COLD] = [200, 10_000, 10];
const PROGRAM = "import networkx as nx\nG = nx.path_graph(8)\nans = nx.diameter(G)";

/** Runs Python programs one by one and in the long run; the last line is how many times faster than a cold interpreter. */
export async function bench(): Promise<void> {
  const [processes, files] = [pythons(), readdirSync(tmpdir()).length];
  const sandbox = await pythonSandbox();
  const timed = async () => {
    const began = performance.now();
    const { answer, error } = await sandbox.run(job(PROGRAM, { timeout: 10_000 }));
    if (answer !== "7") throw new Error(`bench: expected 7, got ${answer ?? error}`);
    return performance.now() - began;
  };
  const warm: number[] = [];
  for (let i = 0; i < TIMED; i++) warm.push(await timed());
  const began = performance.now();
  await Promise.all(Array.from({ length: MANY }, timed));
  const rate = (MANY * 1000) / (performance.now() - began);
  await sandbox.close();
  const cold = Array.from({ length: COLD }, () => {
    const start = performance.now();
    spawnSync("python3", ["-I", "-c", PROGRAM]);
    return performance.now() - start;
  });
  const [one, other] = [median(warm), median(cold)];
  console.log(
    `${sandbox.isolation}: ${one.toFixed(1)} ms a program, ${rate.toFixed(0)} a second in ${MANY} (all cores)`,
  );
  console.log(`left behind: ${pythons() - processes} processes, ${readdirSync(tmpdir()).length - files} files`);
  console.log(`cold interpreter ${other.toFixed(0)} ms: ${(other / one).toFixed(1)}x`);
}

function pythons(): number {
  return readdirSync("/proc").filter((name) => /^\d+$/.test(name) && /python|bwrap/.test(commandOf(name))).length;
}

function commandOf(pid: string): string {
  return spawnSync("ps", ["-o", "comm=", "-p", pid], { encoding: "utf8" }).stdout;
}
