import type { Part } from "#training/formats/format";
import type { Fault } from "#training/validate/issue";
import { isObject, type JsonObject } from "#training/validate/parse-line";

const roles = ["system", "user", "assistant"];

/**
 * What is wrong with a list of messages: each has a role and a text; a system message may open it; then user and assistant
 * take turns, the user first, up to the assistant's reply or, in a question, up to the user. A reply is one message.
 */
export function messageFaults(value: unknown, part: Part, field: string): Fault[] {
  if (!Array.isArray(value)) return [{ field, message: `expected a list of messages, got ${kindOf(value)}` }];
  if (value.length === 0) return [{ field, message: "expected messages, got an empty list" }];
  const faults = value.flatMap((message, i) => ownFaults(message, `${field}.${i}`));
  // Without sure roles, more said about their order would be guessing.
  if (faults.length > 0) return faults;
  return part === "reply" ? replyFaults(value, field) : orderFaults(value, part, field);
}

function ownFaults(message: unknown, field: string): Fault[] {
  if (!isObject(message)) return [{ field, message: `expected a message, got ${kindOf(message)}` }];
  const { role, content, ...more } = message;
  const faults = Object.keys(more).map((key) => {
    return { field: `${field}.${key}`, message: "expected role and content alone, got another key" };
  });
  if (!roles.includes(role as string))
    faults.push({
      field: `${field}.role`,
      message: `expected ${roles.join(", ")}, got ${JSON.stringify(role) ?? "nothing"}`,
    });
  const fault = contentFault(content);
  return fault === undefined ? faults : [...faults, { field: `${field}.content`, message: fault }];
}

function contentFault(content: unknown): string | undefined {
  if (typeof content !== "string") return `expected a text, got ${kindOf(content)}`;
  if (content.trim() === "") return "expected a text, got an empty one";
  if (/\p{Surrogate}/u.test(content)) return "expected a text, got half of a surrogate pair, which UTF-8 cannot hold";
  return undefined;
}

function replyFaults(messages: readonly JsonObject[], field: string): Fault[] {
  if (messages.length > 1) return [{ field, message: `expected one message, got ${messages.length}` }];
  const { role } = messages[0]!;
  return role === "assistant" ? [] : [{ field: `${field}.0.role`, message: `expected assistant, got ${role}` }];
}

function orderFaults(messages: readonly JsonObject[], part: Part, field: string): Fault[] {
  const opening = messages[0]!.role === "system" ? 1 : 0;
  const turn = (i: number) => (i < opening ? "system" : (i - opening) % 2 === 0 ? "user" : "assistant");
  const wrong = messages.findIndex(({ role }, i) => role !== turn(i));
  if (wrong >= 0) {
    return [{ field: `${field}.${wrong}.role`, message: `expected ${turn(wrong)}, got ${messages[wrong]!.role}` }];
  }
  const last = messages.length - 1;
  const closing = part === "question" ? "user" : "assistant";
  const { role } = messages[last]!;
  return role === closing
    ? []
    : [{ field: `${field}.${last}.role`, message: `expected ${closing} at the end, got ${role}` }];
}

/** A value's kind, for a message: contents can be long. */
export function kindOf(value: unknown): string {
  if (value === undefined) return "nothing";
  if (value === null) return "null";
  return Array.isArray(value) ? "a list" : `${/^[aeiou]/.test(typeof value) ? "an" : "a"} ${typeof value}`;
}
