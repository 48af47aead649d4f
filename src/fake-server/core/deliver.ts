import type { ServerResponse } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import type { Reply } from "#src/fake-server/core/reply";
import type { Fault } from "#src/fake-server/faults/index";

/** Milliseconds between the pieces of a slow reply. */
const PAUSE = 10;
const PIECES = 8;

/** Sends a reply, well or as the fault has it. */
export async function deliver(response: ServerResponse, reply: Reply, wire: Fault["wire"]): Promise<void> {
  const { status, headers, parts } = reply;
  if (wire === "lost") {
    response.socket?.destroy();
    return;
  }
  if (wire === undefined && parts.length === 1) {
    const bytes = Buffer.from(parts[0]!);
    response.writeHead(status, { ...headers, "content-length": bytes.length }).end(bytes);
    return;
  }
  const pieces = wire === undefined ? parts : cutUp(parts.join(""));
  response.writeHead(status, headers);
  for (const piece of wire === "torn" ? pieces.slice(0, Math.ceil(pieces.length / 2)) : pieces) {
    response.write(piece);
    if (wire) await wait(PAUSE);
  }
  if (wire === "torn") response.socket?.destroy();
  else response.end();
}

/** Bytes, not characters: a piece may end inside of one. */
function cutUp(text: string): Buffer[] {
  const bytes = Buffer.from(text);
  const size = Math.max(1, Math.ceil(bytes.length / PIECES));
  return Array.from({ length: Math.ceil(bytes.length / size) }, (_, i) => bytes.subarray(i * size, (i + 1) * size));
}
