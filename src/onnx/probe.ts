import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { builder, input, output } from "#src/onnx/builder";
import { encode } from "#src/onnx/encode";
import { type Device, runtimeUrl } from "#src/onnx/runtime";
import { silenceTelemetry } from "#src/onnx/telemetry";

/** Milliseconds; a first use of a GPU may compile for a while. */
const PATIENCE = 60_000;

/** What ONNX Runtime can do here. */
export interface Probe {
  /** The version of onnxruntime-node; undefined where it does not load. */
  readonly version?: string;
  /** Why the device does not compute; undefined where it does. */
  readonly reason?: string;
}

/**
 * Runs a model of one operator on a device, in a process of its own: what is missing there is written to the terminal by
 * native code, and a broken driver may end the process.
 */
export async function probe(device: Device): Promise<Probe> {
  const g = builder();
  output(g, "y", input(g, "x", [1]));
  const model = Buffer.from(encode(g)).toString("base64");
  try {
    const words = ["--input-type=module", "--eval", PROGRAM, runtimeUrl(), model, device];
    silenceTelemetry();
    const { stdout } = await promisify(execFile)(process.execPath, words, { timeout: PATIENCE });
    return JSON.parse(stdout.trim().split("\n").at(-1)!) as Probe;
  } catch (error) {
    return { reason: (error as Error).message.split("\n")[0]! };
  }
}

const PROGRAM = `
const [url, model, device] = process.argv.slice(1);
const { InferenceSession, Tensor, env } = (await import(url)).default;
const version = env.versions.node;
const found = { version };
try {
  const session = await InferenceSession.create(Buffer.from(model, "base64"), { executionProviders: [device] });
  await session.run({ x: new Tensor(Float32Array.of(1), [1]) });
} catch (error) {
  found.reason = error.message.trim().split("\\n").at(-1);
}
console.log(JSON.stringify(found));
process.exit(0);
`;
