import type { Service } from "#training/hosted/port";

/** The services that train elsewhere, by the names of their trainers; each is loaded when it is asked for. */
export const services = {
  openai: async () => (await import("#training/hosted/openai")).openai,
  azure: async () => (await import("#training/hosted/openai")).azure,
  together: async () => (await import("#training/hosted/together")).together,
  fireworks: async () => (await import("#training/hosted/fireworks")).fireworks,
  "hf-jobs": async () => (await import("#training/hosted/hf-jobs")).hfJobs,
  command: async () => (await import("#training/command/command")).command,
} as const satisfies Record<string, () => Promise<Service>>;
