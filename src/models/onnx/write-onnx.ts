import { cutAtStop } from "#src/models/cut-at-stop";
import type { CausalLm, HubTokenizer, Logits, ModelInputs } from "#src/models/onnx/transformers-js";
import { samplingOf } from "#src/models/sampling-of";
import { greedy, type Sampling, sample } from "#src/onnx/index";
import type { Generate, Reply } from "#src/play";

/** A model of transformers.js with its tokenizer. */
export interface Writer {
  readonly tokenizer: HubTokenizer;
  readonly model: CausalLm;
}

/** What a model's own settings would change about sampling, which is the request's to say. */
const PLAIN = { do_sample: false, num_beams: 1, repetition_penalty: 1, no_repeat_ngram_size: 0, min_new_tokens: 0 };

/** The reply of a model to a conversation: by its chat template, or, without one, to the text of the turns. */
export async function writeOnnx({ tokenizer, model }: Writer, request: Generate): Promise<Reply> {
  let inputs: ModelInputs;
  try {
    inputs = inputsOf(tokenizer, request);
  } catch (error) {
    return { kind: "unsupported", reason: `the chat template refuses the conversation: ${(error as Error).message}` };
  }
  const promptTokens = inputs.input_ids.dims.at(-1)!;
  const room = (model.config.max_position_embeddings ?? Number.POSITIVE_INFINITY) - promptTokens;
  if (room < 1) {
    return {
      kind: "unsupported",
      reason: `a prompt of ${promptTokens} tokens; the model reads ${promptTokens + room - 1}`,
    };
  }
  const added = (ids: readonly bigint[]) => ids.slice(promptTokens);
  const textOf = (ids: readonly bigint[]) => tokenizer.decode(ids, { skip_special_tokens: true });
  const { stop } = request;
  const stopped = (ids: readonly bigint[]) => stop !== undefined && cutAtStop(textOf(ids), stop) !== textOf(ids);
  const sequences = await model.generate({
    ...inputs,
    ...PLAIN,
    max_new_tokens: Math.min(request.maxTokens, room),
    logits_processor: [chooser(samplingOf(request))],
    stopping_criteria: [(rows) => rows.map((ids) => stopped(added(ids)))],
  });
  const ids = added(sequences.tolist()[0]!);
  const ended = endsOf(model).includes(Number(ids.at(-1)));
  const whole = textOf(ids);
  const text = cutAtStop(whole, stop);
  const finish = ended || text !== whole ? "stop" : "length";
  return { kind: "text", text, finish, usage: { promptTokens, replyTokens: ids.length - Number(ended) } };
}

function inputsOf(tokenizer: HubTokenizer, { messages, effort }: Generate): ModelInputs {
  if (!tokenizer.chat_template) return tokenizer(messages.map(({ content }) => content).join("\n\n"));
  return tokenizer.apply_chat_template(messages, {
    add_generation_prompt: true,
    return_dict: true,
    // What the templates of models that can think or not (Qwen3, SmolLM3) ask for.
    ...(effort && { enable_thinking: effort !== "none" }),
  });
}

/** Leaves the token that is next as the only one, so that draws are the project's own and repeat under a seed. */
function chooser(sampling: Sampling | undefined): (ids: unknown, logits: Logits) => Logits {
  return (_ids, logits) => {
    const { data } = logits;
    const next = sampling ? sample(data, sampling) : greedy(data);
    data.fill(Number.NEGATIVE_INFINITY);
    data[next] = 0;
    return logits;
  };
}

function endsOf({ config, generation_config }: CausalLm): readonly number[] {
  return [generation_config?.eos_token_id ?? config.eos_token_id ?? []].flat();
}
