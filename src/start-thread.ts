import { Worker } from "node:worker_threads";

/**
 * Starts a module in a thread of its own.
 *
 * @param url of the module, as `import.meta.resolve` gives it
 */
export function startThread(url: string, workerData: unknown): Worker {
  if (!url.endsWith(".ts")) return new Worker(new URL(url), { workerData });
  // Run from source: unlike a process, a thread does not take tsx over from its parent.
  const tsx = JSON.stringify(import.meta.resolve("tsx/esm/api"));
  const code = `import(${tsx}).then(({ register }) => { register(); return import(${JSON.stringify(url)}); })`;
  return new Worker(code, { eval: true, workerData });
}
