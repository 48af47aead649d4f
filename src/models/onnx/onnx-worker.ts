import { parentPort, workerData } from "node:worker_threads";
import { UserError } from "#src/errors";
import type { OnnxName } from "#src/models/onnx/onnx-name";
import { loadTransformersJs } from "#src/models/onnx/transformers-js";
import { type Writer, writeOnnx } from "#src/models/onnx/write-onnx";
import type { Generate, Reply } from "#src/play";

/** What the thread says: once that it is ready, then a reply to each request, in order. */
export type OnnxMessage = { readonly ready: true } | { readonly reply: Reply } | { readonly failure: string };

const say = (message: OnnxMessage) => parentPort!.postMessage(message);
const writer = await load(workerData as OnnxName);
parentPort!.on("message", async (request: Generate) => {
  try {
    say({ reply: await writeOnnx(writer, request) });
  } catch (error) {
    say({ failure: (error as Error).message });
  }
});
say({ ready: true });

async function load({ place, local, revision, dtype, device }: OnnxName): Promise<Writer> {
  const { AutoTokenizer, AutoModelForCausalLM } = await loadTransformersJs();
  const from = { revision, local_files_only: local };
  try {
    const tokenizer = await AutoTokenizer.from_pretrained(place, from);
    return { tokenizer, model: await AutoModelForCausalLM.from_pretrained(place, { ...from, dtype, device }) };
  } catch (error) {
    const reason = (error as Error).message.split("\n")[0];
    throw new UserError(
      `onnx: expected ${place} to load as a text generator in ${dtype} on ${device}, got "${reason}"; check the name, the kinds of weights under onnx/, and the device with graphshift doctor`,
    );
  }
}
