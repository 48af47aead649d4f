import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

// A server of chat completions that answers at once, in a process of its own; tells its port to the parent.
const body = JSON.stringify({
  id: "c",
  object: "chat.completion",
  created: 1,
  model: "loopback-2026-01-01",
  choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", content: "Answer: yes" } }],
  usage: { prompt_tokens: 200, completion_tokens: 4, total_tokens: 204 },
});
const headers = { "content-type": "application/json", "content-length": String(Buffer.byteLength(body)) };

const server = createServer((request, response) => {
  request.resume().on("end", () => response.writeHead(200, headers).end(body));
});
server.listen(0, "127.0.0.1", 1024, () => process.send!((server.address() as AddressInfo).port));
process.on("disconnect", () => process.exit());
