import type { ChatMessage } from "#src/fake-server/core/world";

/** Messages as a rule reads them: parts of text joined, other parts left out. */
export function plainMessages(
  messages: readonly { readonly role: string; readonly content?: unknown }[],
): readonly ChatMessage[] {
  return messages.map(({ role, content }) => ({ role, content: plain(content) }));
}

function plain(content: unknown): string {
  if (typeof content === "string") return content;
  if (!Array.isArray(content)) return "";
  return content.map((part: { readonly text?: unknown }) => (typeof part.text === "string" ? part.text : "")).join("");
}
