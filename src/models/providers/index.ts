import { completionLimit } from "#src/models/providers/completion-limit";
import { effortKept } from "#src/models/providers/effort-kept";
import { fixedSampling } from "#src/models/providers/fixed-sampling";
import { heldByChoice, heldBySchema } from "#src/models/providers/held";
import type { Provider } from "#src/models/providers/provider";
import { routed } from "#src/models/providers/routed";
import { switchedReasoning } from "#src/models/providers/switched-reasoning";
import { templatedThoughts } from "#src/models/providers/templated-thoughts";

/** The services that speak OpenAI's chat completions, by name. */
export const providers = {
  openai: {
    baseUrl: "https://api.openai.com/v1",
    key: "OPENAI_API_KEY",
    batches: true,
    quirks: [completionLimit, fixedSampling, effortKept],
    held: heldBySchema,
    scorer: "firstToken",
  },
  /** The v1 API, at https://RESOURCE.openai.azure.com/openai/v1; models go by the names of deployments. */
  azure: {
    key: "AZURE_OPENAI_API_KEY",
    batches: true,
    quirks: [completionLimit, fixedSampling, effortKept],
    held: heldBySchema,
    scorer: "firstToken",
  },
  together: {
    baseUrl: "https://api.together.xyz/v1",
    key: "TOGETHER_API_KEY",
    quirks: [switchedReasoning],
    held: heldBySchema,
    scorer: "echoed",
  },
  fireworks: {
    baseUrl: "https://api.fireworks.ai/inference/v1",
    key: "FIREWORKS_API_KEY",
    quirks: [],
    held: heldBySchema,
    scorer: "echoed",
  },
  openrouter: {
    baseUrl: "https://openrouter.ai/api/v1",
    key: "OPENROUTER_API_KEY",
    quirks: [routed],
    held: heldBySchema,
    scorer: "firstToken",
  },
  tinker: {
    baseUrl: "https://tinker.thinkingmachines.dev/services/tinker-prod/oai/api/v1",
    key: "TINKER_API_KEY",
    quirks: [],
  },
  vllm: {
    baseUrl: "http://127.0.0.1:8000/v1",
    key: "VLLM_API_KEY",
    keyless: true,
    quirks: [templatedThoughts],
    held: heldByChoice,
    scorer: "continued",
  },
  ollama: {
    baseUrl: "http://127.0.0.1:11434/v1",
    key: "OLLAMA_API_KEY",
    keyless: true,
    quirks: [],
    held: heldBySchema,
    scorer: "firstToken",
  },
} as const satisfies Record<string, Provider>;

export type ProviderName = keyof typeof providers;
