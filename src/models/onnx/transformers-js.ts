import { homedir } from "node:os";
import { join } from "node:path";
import { UserError } from "#src/errors";
import { silenceTelemetry } from "#src/onnx/telemetry";
import type { Message } from "#src/play";

/** The parts of @huggingface/transformers that we use; it need not be installed, so its types are not there to import. */
export interface TransformersJs {
  readonly env: { cacheDir: string; logLevel: number };
  readonly LogLevel: { readonly NONE: number };
  readonly AutoTokenizer: { from_pretrained(name: string, options: LoadOptions): Promise<HubTokenizer> };
  readonly AutoModelForCausalLM: { from_pretrained(name: string, options: ModelOptions): Promise<CausalLm> };
}

interface LoadOptions {
  readonly revision: string;
  readonly local_files_only: boolean;
}

interface ModelOptions extends LoadOptions {
  readonly dtype: string;
  readonly device: string;
}

/** Token ids of one text, [1, length], with what goes with them into the model. */
export interface ModelInputs {
  readonly input_ids: IdTensor;
}

interface IdTensor {
  readonly dims: readonly number[];
  tolist(): readonly (readonly bigint[])[];
}

export interface HubTokenizer {
  (text: string): ModelInputs;
  readonly chat_template: unknown;
  apply_chat_template(messages: readonly Message[], options: Readonly<Record<string, boolean>>): ModelInputs;
  decode(ids: readonly bigint[], options: { readonly skip_special_tokens: boolean }): string;
}

interface ModelConfig {
  readonly eos_token_id?: number | readonly number[] | null;
  readonly max_position_embeddings?: number;
}

export interface CausalLm {
  readonly config: ModelConfig;
  readonly generation_config: ModelConfig | null;
  generate(options: GenerateOptions): Promise<IdTensor>;
}

interface GenerateOptions extends ModelInputs {
  readonly max_new_tokens: number;
  readonly do_sample: boolean;
  readonly [setting: string]: unknown;
  /** Each may change the scores of the next token, [1, vocabulary]. */
  readonly logits_processor: readonly ((ids: unknown, logits: Logits) => Logits)[];
  /** Each says of every text whether it is done. */
  readonly stopping_criteria: readonly ((ids: readonly (readonly bigint[])[]) => readonly boolean[])[];
}

export interface Logits {
  readonly data: Float32Array;
}

const PACKAGE = "@huggingface/transformers";

/** @throws UserError where the package is not installed, in one line that says how to get it */
export async function loadTransformersJs(): Promise<TransformersJs> {
  silenceTelemetry();
  try {
    const library = (await import(PACKAGE)) as TransformersJs;
    // Its own place is inside node_modules, and gone with them.
    library.env.cacheDir = join(homedir(), ".cache", "graphshift", "hub");
    // What goes wrong is thrown; native code would write it to the terminal too, in its own words and colours.
    library.env.logLevel = library.LogLevel.NONE;
    return library;
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
    throw new UserError(
      `onnx models: expected the package ${PACKAGE}, got none that loads (${reason}); run "npm install --ignore-scripts ${PACKAGE}@4"`,
    );
  }
}
