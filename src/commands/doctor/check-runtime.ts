import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Check, Finding } from "#src/commands/doctor/finding";
import { probe } from "#src/onnx/probe";

/** ONNX Runtime, by running it on each device. */
export const checkRuntime: Check = async () => {
  const cpu = await probe("cpu");
  if (cpu.reason !== undefined) {
    const mend = 'run "npm install --ignore-scripts onnxruntime-node"; local training and models need it';
    return [{ state: "warning", what: "ONNX Runtime", found: `does not run (${cpu.reason})`, mend }];
  }
  const runtime = { state: "ok", what: "ONNX Runtime", found: `${cpu.version}, runs on the CPU` } as const;
  return [runtime, await checkCuda(), await checkWebGpu()];
};

async function checkCuda(): Promise<Finding> {
  const gpu = await firstGpu();
  if (gpu === undefined) return { state: "absent", what: "CUDA", found: "no NVIDIA GPU here" };
  const { reason } = await probe("cuda");
  if (reason === undefined) return { state: "ok", what: "CUDA", found: `ONNX Runtime runs on ${gpu}` };
  return {
    state: "warning",
    what: "CUDA",
    found: `${gpu}, which ONNX Runtime does not use (${reason})`,
    mend: 'on Linux x64 run "ONNXRUNTIME_NODE_INSTALL=cuda12 npm rebuild onnxruntime-node", with CUDA 12 and cuDNN 9 there',
  };
}

async function checkWebGpu(): Promise<Finding> {
  const { reason } = await probe("webgpu");
  if (reason === undefined) return { state: "ok", what: "WebGPU", found: "ONNX Runtime runs on it" };
  return {
    state: "absent",
    what: "WebGPU",
    found: "ONNX Runtime finds no adapter",
    mend: "if there is a GPU, install its Vulkan driver",
  };
}

/** The name of the machine's first NVIDIA GPU; undefined where there is none, or no driver. */
async function firstGpu(): Promise<string | undefined> {
  try {
    const { stdout } = await promisify(execFile)("nvidia-smi", ["--query-gpu=name", "--format=csv,noheader"]);
    return stdout.split("\n", 1)[0]!.trim() || undefined;
  } catch {
    return undefined;
  }
}
