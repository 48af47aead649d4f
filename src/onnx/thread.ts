import type { Worker } from "node:worker_threads";
import { silenceTelemetry } from "#src/onnx/telemetry";
import { startThread } from "#src/start-thread";

/** Starts a module that uses ONNX Runtime in a thread of its own, as `startThread` does. */
export function startOnnxThread(url: string, workerData: unknown): Worker {
  silenceTelemetry();
  return startThread(url, workerData);
}
