import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { UserError } from "#src/errors";
import { writeWhole } from "#src/jsonl";
import { headWidth, type LlamaSpec } from "#src/onnx/llama";
import { parameterCount, parameters } from "#src/onnx/parameters";
import { decodeSafetensors, encodeSafetensors } from "#src/onnx/safetensors";

/** A model as Hugging Face's `LlamaForCausalLM` stores it, without its tokenizer. */
export interface Checkpoint {
  readonly spec: LlamaSpec;
  readonly parameters: Float32Array;
  /** Ids of the tokens that begin and end a text. */
  readonly begin: number;
  readonly end: number;
}

const WEIGHTS = "model.safetensors";
const CONFIG = "config.json";

const count = z.int().positive();
/** What we need of a `LlamaConfig`, and the one form of it that our graphs compute. */
const llamaConfig = z.object({
  model_type: z.literal("llama"),
  hidden_act: z.literal("silu"),
  tie_word_embeddings: z.literal(true),
  attention_bias: z.literal(false).default(false),
  mlp_bias: z.literal(false).default(false),
  rope_scaling: z.null().default(null),
  vocab_size: count,
  hidden_size: count,
  num_hidden_layers: count,
  num_attention_heads: count,
  num_key_value_heads: count,
  intermediate_size: count,
  max_position_embeddings: count,
  rope_theta: z.number().positive(),
  rms_norm_eps: z.number().positive(),
  bos_token_id: z.int().nonnegative(),
  eos_token_id: z.int().nonnegative(),
});

/** Writes `config.json` and `model.safetensors` into a folder, each whole or not at all. */
export function writeCheckpoint(folder: string, checkpoint: Checkpoint): void {
  const tensors = parameters(checkpoint.spec).map(({ name, shape, offset, size }) => ({
    name: `${name}.weight`,
    shape,
    data: checkpoint.parameters.subarray(offset, offset + size),
  }));
  writeWhole(join(folder, CONFIG), `${JSON.stringify(configOf(checkpoint), undefined, 2)}\n`);
  writeWhole(join(folder, WEIGHTS), encodeSafetensors({ tensors, metadata: { format: "pt" } }));
}

/** @throws UserError if a file is missing or damaged, or the model is of another kind */
export function readCheckpoint(folder: string): Checkpoint {
  const parsed = llamaConfig.safeParse(parseJson(join(folder, CONFIG)));
  if (!parsed.success) {
    const { path, message } = parsed.error.issues[0]!;
    throw new UserError(
      `${join(folder, CONFIG)}: ${path.join(".")}: ${message}; only tied Llama models without biases are read`,
    );
  }
  const spec = specOf(parsed.data);
  return {
    spec,
    parameters: readParameters(join(folder, WEIGHTS), spec),
    begin: parsed.data.bos_token_id,
    end: parsed.data.eos_token_id,
  };
}

function readParameters(path: string, spec: LlamaSpec): Float32Array {
  const { tensors } = decodeSafetensors(readFile(path), path);
  const byName = new Map(tensors.map((tensor) => [tensor.name, tensor]));
  const flat = new Float32Array(parameterCount(spec));
  for (const { name, shape, offset } of parameters(spec)) {
    const tensor = byName.get(`${name}.weight`);
    if (tensor?.shape.join() !== shape.join()) {
      throw new UserError(
        `${path}: expected ${name}.weight of shape [${shape}], got ${tensor ? `[${tensor.shape}]` : "none"}; does ${CONFIG} belong to it?`,
      );
    }
    flat.set(tensor.data, offset);
  }
  return flat;
}

function configOf({ spec, begin, end }: Checkpoint) {
  return {
    architectures: ["LlamaForCausalLM"],
    model_type: "llama",
    vocab_size: spec.vocabulary,
    hidden_size: spec.width,
    num_hidden_layers: spec.layers,
    num_attention_heads: spec.heads,
    num_key_value_heads: spec.groups,
    head_dim: headWidth(spec),
    intermediate_size: spec.feedForward,
    hidden_act: "silu",
    max_position_embeddings: spec.positions,
    rope_theta: spec.rotaryBase,
    rope_scaling: null,
    rms_norm_eps: spec.epsilon,
    attention_bias: false,
    mlp_bias: false,
    tie_word_embeddings: true,
    bos_token_id: begin,
    eos_token_id: end,
    torch_dtype: "float32",
  };
}

function specOf(config: z.infer<typeof llamaConfig>): LlamaSpec {
  return {
    vocabulary: config.vocab_size,
    width: config.hidden_size,
    layers: config.num_hidden_layers,
    heads: config.num_attention_heads,
    groups: config.num_key_value_heads,
    feedForward: config.intermediate_size,
    positions: config.max_position_embeddings,
    rotaryBase: config.rope_theta,
    epsilon: config.rms_norm_eps,
  };
}

function parseJson(path: string): unknown {
  try {
    return JSON.parse(readFile(path).toString("utf8"));
  } catch (error) {
    if (error instanceof UserError) throw error;
    throw new UserError(`${path}: expected JSON, got something else; the file is damaged`);
  }
}

function readFile(path: string): Buffer {
  if (!existsSync(path))
    throw new UserError(`${path}: expected a file of a trained model, got none; fine-tune writes it`);
  return readFileSync(path);
}
