import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import variant from "@jitl/quickjs-wasmfile-release-sync";
import { newQuickJSWASMModuleFromVariant, type QuickJSContext, type QuickJSSyncVariant } from "quickjs-emscripten-core";
import type { Execute } from "#src/play";
import { postlude, prelude } from "#src/sandbox/javascript/guest";
import { judgeProgram } from "#src/sandbox/javascript/judge-program";

/** What the thread is started with: a flag that is set when a program's time is up. */
export interface JavascriptWorkerData {
  readonly late: SharedArrayBuffer;
}

/** Bytes of stack. */
const STACK = 512 * 1024;
/** Characters of a result. */
const CAP = 2 ** 20;

const late = new Int32Array((workerData as JavascriptWorkerData).late);
// Its types are those of a CommonJS module, but what is loaded is the ES one.
const engine = await newQuickJSWASMModuleFromVariant(variant as unknown as QuickJSSyncVariant);
const library = readFileSync(
  fileURLToPath(import.meta.resolve("graphology")).replace(/[^/\\]+$/, "graphology.umd.min.js"),
  "utf8",
);

/** What a program came to; the rest of a `Ran` is the parent's to say. */
function play({ program, given, directed, memory }: Execute): Readonly<Record<string, unknown>> {
  const judged = judgeProgram(program);
  const runtime = engine.newRuntime();
  runtime.setMemoryLimit(memory);
  runtime.setMaxStackSize(STACK);
  runtime.setInterruptHandler(() => Atomics.load(late, 0) === 1);
  const context = runtime.newContext();
  try {
    if (/graphology|Graph\b/.test(program)) evaluate(context, library);
    evaluate(context, prelude);
    if (given) evaluate(context, `var nodes = ${JSON.stringify(given.nodes)}, edges = ${JSON.stringify(given.edges)};`);
    evaluate(context, program);
    const left = evaluate(context, postlude.replaceAll("DIRECTED", String(directed)));
    if (left.length > CAP) throw new Error("the answer is too long");
    return { ...judged, ...JSON.parse(left), exitCode: 0 };
  } catch (error) {
    const { message } = error as Error;
    return { ...judged, graphs: [], error: message.split("\n")[0]!.slice(0, 300), exitCode: 1 };
  } finally {
    dispose(context, runtime);
  }
}

/** @returns what the last statement gave, as text */
function evaluate(context: QuickJSContext, code: string): string {
  const result = context.evalCode(code, "program.js", { type: "global" });
  if (result.error) {
    const thrown = context.dump(result.error) as { name?: string; message?: string } | string;
    result.error.dispose();
    throw new Error(typeof thrown === "object" ? `${thrown.name}: ${thrown.message}` : String(thrown));
  }
  const text = context.typeof(result.value) === "string" ? context.getString(result.value) : "";
  result.value.dispose();
  return text;
}

/** An engine that ran out of memory may not be able to clean up; its memory is the thread's, which is then ended. */
function dispose(...parts: readonly { dispose(): void }[]): void {
  for (const part of parts) part.dispose();
}

parentPort!.postMessage("ready");
parentPort!.on("message", (job: Execute) => {
  parentPort!.postMessage(play(job));
});
