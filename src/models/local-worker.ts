import { parentPort, workerData } from "node:worker_threads";
import { cutAtStop } from "#src/models/cut-at-stop";
import { samplingOf } from "#src/models/sampling-of";
import { decoder, type LlamaSpec, type Prompt } from "#src/onnx/index";
import { tokenizer } from "#src/onnx/tokenizer";
import type { Generate, Message, Reply, Score, Unsupported } from "#src/play";

/** What the thread is started with. */
export interface LocalWorkerData {
  readonly spec: LlamaSpec;
  readonly parameters: Float32Array;
  readonly vocabulary: readonly string[];
}

const { spec, parameters, vocabulary } = workerData as LocalWorkerData;
const words = tokenizer(vocabulary);
// With more threads the order of sums, and so a reply, could differ from time to time.
const engine = await decoder(spec, parameters, { threads: 1, device: "cpu" });

/** A conversation as the model was trained on: what it says itself is closed by the end mark. */
function tokensOf(messages: readonly Message[]): number[] {
  const turns = messages.map(({ role, content }) => {
    const ids = words.encode(content);
    return role === "assistant" ? [...ids, words.end] : ids;
  });
  return [words.start, ...turns.flat()];
}

function promptOf(request: Generate): Prompt {
  return { tokens: tokensOf(request.messages), maxTokens: request.maxTokens, sampling: samplingOf(request) };
}

async function write(requests: readonly Generate[]): Promise<Reply[]> {
  const prompts = requests.map(promptOf);
  const fits = (prompt: Prompt) => prompt.tokens.length < spec.positions;
  const completions = (await engine.generate(prompts.filter(fits), words.end)).values();
  return prompts.map((prompt, i): Reply => {
    const promptTokens = prompt.tokens.length;
    if (!fits(prompt)) {
      return unsupported(`a prompt of ${promptTokens} tokens; the model reads ${spec.positions - 1}`);
    }
    const { tokens, finish } = completions.next().value!;
    const whole = words.decode(tokens);
    const text = cutAtStop(whole, requests[i]!.stop);
    const usage = { promptTokens, replyTokens: tokens.length };
    return { kind: "text", text, finish: text === whole ? finish : "stop", usage };
  });
}

async function score({ messages, continuations }: Score): Promise<Reply> {
  const prompt = tokensOf(messages);
  const encoded = continuations.map(words.encode);
  const lost = continuations.find((text, i) => text === "" || words.decode(encoded[i]!) !== text);
  if (lost !== undefined) return unsupported(`its tokens cannot spell ${JSON.stringify(lost)}`);
  const most = spec.positions - encoded.reduce((longest, { length }) => Math.max(longest, length), 0);
  if (prompt.length > most) return unsupported(`a prompt of ${prompt.length} tokens; the model reads ${most}`);
  const began = performance.now();
  const logprobs = await engine.score({ prompt, continuations: encoded });
  const latency = performance.now() - began;
  const tokens = encoded.map(({ length }) => length);
  return { kind: "scored", logprobs, tokens, usage: { promptTokens: prompt.length, replyTokens: 0 }, latency };
}

/** Texts are written side by side, scores worked out one after the other. */
async function answer(requests: readonly (Generate | Score)[]): Promise<Reply[]> {
  const written = (await write(requests.filter((request) => request.kind === "generate"))).values();
  const replies: Reply[] = [];
  for (const request of requests) {
    replies.push(request.kind === "score" ? await score(request) : written.next().value!);
  }
  return replies;
}

const unsupported = (reason: string): Unsupported => ({ kind: "unsupported", reason });

// The first message: until then the thread must not be ended, for ONNX Runtime does not survive that.
parentPort!.postMessage("ready");
parentPort!.on("message", async (requests: readonly (Generate | Score)[]) => {
  parentPort!.postMessage(await answer(requests));
});
