import { execFileSync } from "node:child_process";
import { closeSync, existsSync, mkdtempSync, openSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { median } from "#bench/median";
import { pythonWith } from "#bench/python-with";
import { drawInstance, render, tasks } from "#generators/index";
import { names } from "#src/pick";
import { stream } from "#src/rng";

const ROUNDS = 7;
const OURS = 30_000;
const THEIRS = 3_000;

/** Problems per second of CPU time, ours and a networkx script's by turns, on the same mix. */
export async function bench(): Promise<void> {
  const peer = join(process.env.GRAPHSHIFT_PEERS ?? "../shared/peers", "generate_networkx.py");
  const python = pythonWith("networkx");
  if (!existsSync(peer)) return console.log(`skipped: no ${peer}; say where the peers are with GRAPHSHIFT_PEERS`);
  if (!python) return console.log("skipped: python3 has no networkx; on Debian, apt-get install python3-networkx");
  const folder = mkdtempSync(join(tmpdir(), "graphshift-"));
  try {
    writeProblems(join(folder, "ours.jsonl"), OURS);
    const ours: number[] = [];
    const theirs: number[] = [];
    for (let round = 1; round <= ROUNDS; round++) {
      theirs.push(runPeer(python, peer, join(folder, "theirs.jsonl"), round));
      ours.push(writeProblems(join(folder, "ours.jsonl"), OURS));
    }
    const rates = `${Math.round(median(ours))} problems/s, networkx ${Math.round(median(theirs))} problems/s`;
    console.log(`generation, four tasks, incident, G(n, p) of 3 to 25 nodes, CPU time, median of ${ROUNDS}: ${rates}`);
    console.log(`ours against networkx: ${(median(ours) / median(theirs)).toFixed(1)}x`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function writeProblems(path: string, count: number): number {
  const mix = names(tasks);
  const began = process.cpuUsage();
  const file = openSync(path, "w");
  let lines = "";
  for (let i = 0; i < count; i++) {
    const rng = stream(0, "bench", i);
    const task = mix[i % mix.length]!;
    const instance = drawInstance({ task, family: "er", numbers: "int-small", size: [3, 25] }, rng);
    const problem = render(instance, { encoding: "incident", format: "line", reasoning: "steps" }, rng);
    const { id, prompt, target, answer } = problem;
    lines += `${JSON.stringify({ id, task, prompt, target, answer })}\n`;
    if (lines.length < 1 << 16) continue;
    writeSync(file, lines);
    lines = "";
  }
  writeSync(file, lines);
  closeSync(file);
  const { user, system } = process.cpuUsage(began);
  return (count * 1e6) / (user + system);
}

function runPeer(python: string, script: string, path: string, seed: number): number {
  const said = execFileSync(python, [script, String(THEIRS), path, String(seed)], { encoding: "utf8" });
  return Number(/(\d+) problems\/s/.exec(said)![1]);
}
