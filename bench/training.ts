import { spawn } from "node:child_process";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { median } from "#bench/median";
import { pythonWith } from "#bench/python-with";
import { freshState, imitation, initialParameters, type LlamaSpec, type Row, trainer } from "#src/onnx/index";
import { stream } from "#src/rng";

const SPEC: LlamaSpec = {
  vocabulary: 512,
  width: 128,
  layers: 4,
  heads: 4,
  groups: 4,
  feedForward: 384,
  positions: 256,
  rotaryBase: 10_000,
  epsilon: 1e-5,
};
const ROWS = 16;
const TIME = 128;
const ROUNDS = 9;
const STEPS = 3;

/**
 * Tokens per second of a full training step on two threads, ours and PyTorch's by turns: as it comes, and with OpenMP's
 * threads waiting without spinning, which nobody sets by default but which suits it better here.
 */
export async function bench(): Promise<void> {
  const python = pythonWith("torch");
  if (!python) return console.log("skipped: python3 has no torch; on Debian, apt-get install python3-torch");
  const torch = await startTorch(python, {});
  const passive = await startTorch(python, { OMP_WAIT_POLICY: "passive" });
  const engine = await startOurs();
  const rounds: { ours: number; torch: number; passive: number }[] = [];
  for (let i = 0; i < ROUNDS; i++) {
    rounds.push({ ours: await engine.round(), torch: await torch.round(), passive: await passive.round() });
  }
  await engine.close();
  torch.close();
  passive.close();

  const speed = (who: keyof (typeof rounds)[0]) => Math.round(median(rounds.map((round) => round[who])));
  const ratio = (who: "torch" | "passive") => median(rounds.map((round) => round.ours / round[who])).toFixed(1);
  console.log(
    `training, width 128, 4 layers, ${ROWS}x${TIME}, 2 threads, median of ${ROUNDS} rounds by turns, tokens/s:`,
  );
  console.log(
    `ours ${speed("ours")}, PyTorch ${torch.version} ${speed("torch")}, with passive waiting ${speed("passive")}`,
  );
  console.log(`ours against PyTorch with passive waiting: ${ratio("passive")}x`);
  console.log(`ours against PyTorch: ${ratio("torch")}x`);
}

async function startOurs() {
  const rng = stream(0, "bench", "training");
  const tokens = () => Array.from({ length: TIME + 1 }, () => rng.int(0, SPEC.vocabulary - 1));
  const rows: Row[] = Array.from({ length: ROWS }, () => ({ tokens: tokens(), weights: Array(TIME + 1).fill(1) }));
  const start = freshState(initialParameters(SPEC, { embedding: 0.02, matrix: 0.08 }, rng));
  const optimizer = { method: "adamw", weightDecay: 0.1, frozen: [] } as const;
  const { step, close } = await trainer(
    SPEC,
    start,
    { objective: imitation, optimizer },
    { threads: 2, device: "cpu" },
  );
  const round = async () => {
    const began = performance.now();
    for (let i = 0; i < STEPS; i++) await step(rows, 1e-3);
    return (STEPS * ROWS * TIME * 1000) / (performance.now() - began);
  };
  await round();
  return { round, close };
}

/** Our PyTorch twin, which does a round each time it reads a line. */
async function startTorch(python: string, settings: NodeJS.ProcessEnv) {
  const script = fileURLToPath(new URL("peers/torch_train.py", import.meta.url));
  const sizes = { ...SPEC, rows: ROWS, time: TIME, steps: STEPS };
  const env = { ...process.env, ...settings };
  const child = spawn(python, [script, JSON.stringify(sizes)], { env, stdio: ["pipe", "pipe", "ignore"] });
  const lines = createInterface(child.stdout)[Symbol.asyncIterator]();
  const { value: version } = await lines.next();
  return {
    version,
    round: async () => {
      child.stdin.write("\n");
      return Number((await lines.next()).value);
    },
    close: () => child.stdin.end(),
  };
}
