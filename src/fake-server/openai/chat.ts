import type { Route } from "#src/fake-server/core/api";
import { jsonBody } from "#src/fake-server/core/call";
import { chatReply } from "#src/fake-server/core/chat-completion";
import { chatSchema } from "#src/fake-server/openai/chat-schema";
import { writeChat } from "#src/fake-server/openai/write-chat";
import { digest } from "#src/hash";

export const chat: Route = {
  method: "POST",
  path: "/chat/completions",
  starts: "completion",
  handle(call, world) {
    const body = jsonBody(call, chatSchema);
    const { label, choices } = writeChat(world, body, digest(call.body));
    return chatReply(label, choices, {
      stream: body.stream === true,
      usage: body.stream_options?.include_usage === true,
      logprobs: body.logprobs === true,
    });
  },
};
