import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

export interface Asked {
  readonly path: string;
  readonly authorization: string | undefined;
  // biome-ignore lint/suspicious/noExplicitAny: the body is what a client under test sent
  readonly body: any;
}

export interface Answered {
  readonly status?: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
  /** The connection breaks before anything is sent, or in the middle of the body. */
  readonly breaks?: "before" | "amid";
}

/** A real server on 127.0.0.1 for the length of `use`; it keeps what it was asked. */
export async function withServer(
  answer: (asked: Asked) => Answered | Promise<Answered>,
  use: (url: string, log: readonly Asked[]) => Promise<void>,
): Promise<void> {
  const log: Asked[] = [];
  const server = createServer(async (request, response) => {
    const text = await read(request);
    const asked = {
      path: request.url!,
      authorization: request.headers.authorization,
      body: text === "" ? undefined : JSON.parse(text),
    };
    log.push(asked);
    const { status = 200, headers, body, breaks } = await answer(asked);
    const whole = Buffer.from(JSON.stringify(body));
    if (breaks === "before") return void request.socket.destroy();
    response.writeHead(status, { "content-type": "application/json", "content-length": whole.length, ...headers });
    if (breaks === undefined) return void response.end(whole);
    response.write(whole.subarray(0, whole.length / 2), () => request.socket.destroy());
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  try {
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, log);
  } finally {
    server.closeAllConnections();
    server.close();
  }
}

async function read(request: IncomingMessage): Promise<string> {
  let text = "";
  for await (const chunk of request) text += chunk;
  return text;
}

/** A chat completion in OpenAI's shape. */
export function completion(content: string | null, finish = "stop", message: object = {}): Answered {
  return {
    body: {
      id: "c1",
      object: "chat.completion",
      created: 1,
      model: "m-2026-01-01",
      system_fingerprint: "fp_1",
      choices: [{ index: 0, finish_reason: finish, message: { role: "assistant", content, ...message } }],
      usage: {
        prompt_tokens: 11,
        completion_tokens: 3,
        total_tokens: 14,
        completion_tokens_details: { reasoning_tokens: 1 },
      },
    },
  };
}
