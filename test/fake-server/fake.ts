import { type FakeServer, type FakeServerOptions, startFakeServer } from "#src/fake-server/index";

/** The key of the servers under test. */
export const KEY = "hf_planted";

/** A running fake server for the length of `use`; its models say their name and what they were told last. */
export async function withFake(
  options: Partial<FakeServerOptions>,
  use: (server: FakeServer) => Promise<void>,
): Promise<void> {
  const server = await startFakeServer({
    answer: (messages, { id }) => `${id} heard ${messages.at(-1)!.content}`,
    key: KEY,
    ...options,
  });
  try {
    await use(server);
  } finally {
    await server.close();
  }
}

/** What a plain request got. */
export interface Got {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: a body in whatever shape the API gives it
  readonly body: any;
}

/** A request without any SDK: a GET without a body, a POST with one. */
export async function ask(url: string, body?: unknown, init: RequestInit = {}): Promise<Got> {
  const form = body instanceof FormData;
  const response = await fetch(url, {
    ...(body !== undefined && { method: "POST", body: form ? body : JSON.stringify(body) }),
    ...init,
    headers: { authorization: `Bearer ${KEY}`, ...(!form && { "content-type": "application/json" }), ...init.headers },
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text };
}

/** Rows of supervised training. */
export function chatRows(count: number, prompt = "What follows"): string {
  const rows = Array.from({ length: count }, (_, i) => ({
    messages: [
      { role: "user", content: `${prompt} ${i}?` },
      { role: "assistant", content: String(i + 1) },
    ],
  }));
  return rows.map((row) => `${JSON.stringify(row)}\n`).join("");
}

/** Rows of preferences. */
export function pairRows(count: number): string {
  const said = (content: string) => [{ role: "assistant", content }];
  const rows = Array.from({ length: count }, (_, i) => ({
    input: { messages: [{ role: "user", content: `What follows ${i}?` }] },
    preferred_output: said(String(i + 1)),
    non_preferred_output: said(String(i)),
  }));
  return rows.map((row) => `${JSON.stringify(row)}\n`).join("");
}

/** Asks again and again until `done`, at most 30 times. */
export async function until<Value>(look: () => Promise<Value>, done: (value: Value) => boolean): Promise<Value[]> {
  const seen: Value[] = [];
  while (seen.length < 30) {
    seen.push(await look());
    if (done(seen.at(-1)!)) return seen;
  }
  throw new Error(`never done: ${JSON.stringify(seen.at(-1))}`);
}
