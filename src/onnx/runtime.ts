import { UserError } from "#src/errors";
import type { Elements } from "#src/onnx/builder";
import { silenceTelemetry } from "#src/onnx/telemetry";

/** What runs the graph; what it lacks falls back to the processor. */
export type Device = "cpu" | "cuda" | "webgpu";

export interface RuntimeOptions {
  /** Threads within an operator. With 1, equal inputs give equal bits; 2 is faster where both cores are free, and slower where they are not. */
  readonly threads: 1 | 2;
  readonly device: Device;
}

/** Elements in row-major order; `dims` are the sizes from the outermost axis. */
export interface Tensor {
  readonly data: Elements;
  readonly dims: readonly number[];
}

/** A tensor; undefined `dims` makes a vector. */
export function tensor(data: Elements, dims: readonly number[] = [data.length]): Tensor {
  return { data, dims };
}

/** A single number, as a tensor without axes. */
export function scalarTensor(value: number): Tensor {
  return tensor(Float32Array.of(value), []);
}

/** A compiled graph. */
export interface Session {
  /**
   * Runs the graph and writes the results into the data of `outputs`, whose sizes must fit. It blocks the event loop,
   * so long work belongs in a worker thread.
   */
  run(inputs: Readonly<Record<string, Tensor>>, outputs: Readonly<Record<string, Tensor>>): Promise<void>;
  close(): Promise<void>;
}

/**
 * Compiles an ONNX model.
 *
 * @throws UserError where onnxruntime-node is not installed, in one line that says how to get it
 */
export async function session(model: Uint8Array, { threads, device }: RuntimeOptions): Promise<Session> {
  const { InferenceSession, Tensor } = await load();
  const inner = await InferenceSession.create(model, {
    executionProviders: [...providers(device)],
    intraOpNumThreads: threads,
    logSeverityLevel: 3,
    // Plans of memory are kept per shape; with many lengths they cost more than they save.
    enableMemPattern: false,
    // A spinning thread waits less, but takes the processor from whoever shares it: only for who asks for two cores.
    extra: { session: { intra_op: { allow_spinning: threads === 1 ? "0" : "1" } } },
  });
  const wrap = (tensors: Readonly<Record<string, Tensor>>) =>
    Object.fromEntries(Object.entries(tensors).map(([name, { data, dims }]) => [name, new Tensor(data, dims)]));
  return {
    run: async (inputs, outputs) => void (await inner.run(wrap(inputs), wrap(outputs))),
    close: () => inner.release(),
  };
}

/** ONNX Runtime's execution providers for a device, in the order in which an operator is offered to them. */
export function providers(device: Device): readonly string[] {
  return device === "cpu" ? ["cpu"] : [device, "cpu"];
}

/** Where onnxruntime-node lies, for a process of its own. @throws Error where it is not installed */
export function runtimeUrl(): string {
  return import.meta.resolve("onnxruntime-node");
}

async function load(): Promise<typeof import("onnxruntime-node")> {
  silenceTelemetry();
  try {
    return await import("onnxruntime-node");
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
    throw new UserError(
      `local models: expected the package onnxruntime-node, got none that loads (${reason}); run "npm install --ignore-scripts onnxruntime-node"`,
    );
  }
}
