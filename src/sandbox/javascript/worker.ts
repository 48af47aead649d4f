import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parentPort, workerData } from "node:worker_threads";
import variant from "@jitl/quickjs-wasmfile-release-sync";
import {
  newQuickJSWASMModuleFromVariant,
  newVariant,
  type QuickJSContext,
  type QuickJSSyncVariant,
  type QuickJSWASMModule,
} from "quickjs-emscripten-core";
import type { Execute } from "#src/play";
import { postlude, prelude } from "#src/sandbox/javascript/guest";
import { judgeProgram } from "#src/sandbox/javascript/judge-program";
import { type Left, readLeft } from "#src/sandbox/read-left";

/** Node has it, but its types don't. */
declare const WebAssembly: {
  readonly Memory: new (pages: { readonly initial: number; readonly maximum: number }) => object;
};

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
const quickjs = variant as unknown as QuickJSSyncVariant;
const library = readFileSync(
  fileURLToPath(import.meta.resolve("graphology")).replace(/[^/\\]+$/, "graphology.umd.min.js"),
  "utf8",
);

/** Bytes of a page of memory; pages that an engine starts with, and the most that it can have. */
const [PAGE, LEAST, MOST] = [2 ** 16, 256, 2 ** 15];

let engine: { readonly memory: number; readonly made: QuickJSWASMModule } | undefined;

/** An engine with so much memory, its own included: QuickJS's own limit counts allocations here, not bytes. */
async function engineWith(memory: number): Promise<QuickJSWASMModule> {
  if (engine?.memory === memory) return engine.made;
  const maximum = Math.min(MOST, Math.max(LEAST, Math.ceil(memory / PAGE)));
  const wasmMemory = new WebAssembly.Memory({ initial: LEAST, maximum });
  engine = { memory, made: await newQuickJSWASMModuleFromVariant(newVariant(quickjs, { wasmMemory })) };
  return engine.made;
}

/** What a program left. Whether it ran out of time is the parent's to say. */
async function play({ program, given, directed, memory }: Execute): Promise<Left> {
  const judged = judgeProgram(program);
  const runtime = (await engineWith(memory)).newRuntime();
  runtime.setMaxStackSize(STACK);
  runtime.setInterruptHandler(() => Atomics.load(late, 0) === 1);
  const context = runtime.newContext();
  try {
    if (/graphology|Graph\b/.test(program)) evaluate(context, library);
    evaluate(context, prelude);
    // Not declared, so that a program that declares its own runs, and is told from one that uses these.
    if (given) evaluate(context, `Object.assign(globalThis, ${JSON.stringify(given)})`);
    evaluate(context, program);
    const left = evaluate(context, postlude.replaceAll("DIRECTED", String(directed)));
    if (left.length > CAP) throw new Error("the answer is too long");
    const found = readLeft(left);
    if (!found) throw new Error("ended without a result");
    return { ...found, ...judged, exitCode: 0 };
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
    const thrown = context.dump(result.error) as unknown;
    result.error.dispose();
    throw new Error(said(thrown));
  }
  const text = context.typeof(result.value) === "string" ? context.getString(result.value) : "";
  result.value.dispose();
  return text;
}

/** What a program threw, which may be anything. */
function said(thrown: unknown): string {
  if (!(thrown instanceof Object && "message" in thrown)) return String(thrown);
  return `${"name" in thrown ? thrown.name : "Error"}: ${thrown.message}`;
}

/** An engine that ran out of memory may not be able to clean up; its memory is the thread's, which is then ended. */
function dispose(...parts: readonly { dispose(): void }[]): void {
  for (const part of parts) part.dispose();
}

parentPort!.postMessage("ready");
parentPort!.on("message", async (job: Execute) => {
  parentPort!.postMessage(await play(job));
});
