/**
 * Keeps ONNX Runtime (1.29 and later) from reporting to its makers, which it does by default: with this set before it is
 * loaded, nothing is sent and no device id is written. Only the main thread's environment reaches native code, so
 * whoever starts a thread calls this first.
 */
export function silenceTelemetry(): void {
  process.env.ORT_DISABLE_TELEMETRY = "1";
}
