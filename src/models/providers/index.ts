import { completionLimit } from "#src/models/providers/completion-limit";
import { fixedSampling } from "#src/models/providers/fixed-sampling";
import type { Provider } from "#src/models/providers/provider";
import { routed } from "#src/models/providers/routed";

/** The services that speak OpenAI's chat completions, by name. */
export const providers = {
  openai: {
    baseUrl: "https://api.openai.com/v1",
    key: "OPENAI_API_KEY",
    batches: true,
    quirks: [completionLimit, fixedSampling],
  },
  /** The v1 API, at https://RESOURCE.openai.azure.com/openai/v1; models go by the names of deployments. */
  azure: { key: "AZURE_OPENAI_API_KEY", batches: true, quirks: [completionLimit, fixedSampling] },
  together: { baseUrl: "https://api.together.xyz/v1", key: "TOGETHER_API_KEY", quirks: [] },
  fireworks: { baseUrl: "https://api.fireworks.ai/inference/v1", key: "FIREWORKS_API_KEY", quirks: [] },
  openrouter: { baseUrl: "https://openrouter.ai/api/v1", key: "OPENROUTER_API_KEY", quirks: [routed] },
  tinker: {
    baseUrl: "https://tinker.thinkingmachines.dev/services/tinker-prod/oai/api/v1",
    key: "TINKER_API_KEY",
    quirks: [],
  },
  vllm: { baseUrl: "http://127.0.0.1:8000/v1", key: "VLLM_API_KEY", keyless: true, quirks: [] },
  ollama: { baseUrl: "http://127.0.0.1:11434/v1", key: "OLLAMA_API_KEY", keyless: true, quirks: [] },
} as const satisfies Record<string, Provider>;

export type ProviderName = keyof typeof providers;
