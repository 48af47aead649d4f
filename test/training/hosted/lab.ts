import * as assert from "uvu/assert";
import { UserError } from "#src/errors";
import { type FakeServer, type FakeServerOptions, faults, startFakeServer } from "#src/fake-server/index";
import { names } from "#src/pick";
import { hosted } from "#training/hosted/drive";
import { services } from "#training/hosted/index";
import type { HostedSettings } from "#training/hosted/settings";
import type { Order, Pair, Row, Trainer } from "#training/trainer";

/** The key of all services here, and what must be found in no byte that is written. */
export const KEY = "hf_planted0123456789";

export const rows: readonly Row[] = Array.from({ length: 12 }, (_, i) => ({
  prompt: `Which number follows ${i}?`,
  target: `Let us count. After ${i} comes ${i + 1}.`,
}));

export const pairs: readonly Pair[] = rows.map(({ prompt, target }, i) => ({
  prompt,
  chosen: target,
  rejected: `It is ${i}.`,
}));

/** A base of each service, as it names such. */
export const bases = {
  openai: "gpt-4o-mini",
  azure: "gpt-4o-mini",
  together: "Qwen/Qwen3-8B",
  fireworks: "accounts/fireworks/models/qwen3-8b",
  "hf-jobs": "Qwen/Qwen3-0.6B",
  command: "Qwen/Qwen3-0.6B",
} as const satisfies Record<keyof typeof services, string>;
export type ServiceName = keyof typeof bases;

export function order(service: ServiceName, more: Partial<Order> = {}): Order {
  return {
    manifest: "0123456789abcdef",
    recipe: "cot",
    examples: { method: "sft", rows },
    base: bases[service],
    seed: 7,
    hyperparameters: {},
    ...more,
  };
}

export const preferences = { recipe: "preference", examples: { method: "dpo", pairs } } as const;

/** How long requests may take: of a log, a reply, a file. */
const LIMITS: readonly number[] = [10_000, 120_000, 600_000, 3_600_000];

/** A clock whose pauses take no time; limits are real, for so is the server. */
export const hasty = {
  now: Date.now,
  after(milliseconds: number, call: () => void) {
    if (LIMITS.includes(milliseconds)) {
      const timer = setTimeout(call, milliseconds);
      return () => clearTimeout(timer);
    }
    const handle = setImmediate(call);
    return () => clearImmediate(handle);
  },
};

const env = {
  OPENAI_API_KEY: KEY,
  AZURE_OPENAI_API_KEY: KEY,
  TOGETHER_API_KEY: KEY,
  FIREWORKS_API_KEY: KEY,
  FIREWORKS_ACCOUNT_ID: "someone",
  HF_TOKEN: KEY,
  PATH: process.env.PATH,
};

/** The base URL of each service in the fake server. */
export function baseUrl(server: FakeServer, service: ServiceName): string {
  return service === "command" ? server.url : server.bases[service === "hf-jobs" ? "hub" : service];
}

export function settingsFor(server: FakeServer, service: ServiceName, more: HostedSettings = {}): HostedSettings {
  return { env, baseUrl: baseUrl(server, service), clock: hasty, today: "2026-12-01", ...more };
}

export async function trainerAt(server: FakeServer, service: ServiceName, more: HostedSettings = {}): Promise<Trainer> {
  return hosted(await services[service](), settingsFor(server, service, more));
}

/** Runs with a fake server, which is stopped afterwards. */
export async function withServer<Result>(
  use: (server: FakeServer) => Promise<Result>,
  options: Partial<FakeServerOptions> = {},
): Promise<Result> {
  const server = await startFakeServer({ answer: () => "Answer: 1", key: KEY, ...options });
  try {
    return await use(server);
  } finally {
    await server.close();
  }
}

export const yes = async (): Promise<boolean> => true;

/** The faults that a patient client gets over. */
export const passing = names(faults).filter((name) => !("final" in faults[name]));

/** How many jobs a server was made to start. */
export const started = (stats: { readonly jobs: Readonly<Record<string, number>> }): number =>
  Object.values(stats.jobs).reduce((sum, count) => sum + count, 0);

/** The one line of a user's mistake that work ends in. */
export const message = async (work: Promise<unknown>): Promise<string> => {
  const error = await work.then(
    () => assert.unreachable("it went well"),
    (error) => error,
  );
  assert.instance(error, UserError);
  assert.not.match(error.message, "\n");
  return error.message;
};
