import { pick } from "#src/pick";
import type { Choose, Generate, Model, Reply, Request, Text } from "#src/play";

/** A rule by which a scripted model replies. `targets` holds right replies by prompt (or by question). */
export type Script = (request: Request, targets: ReadonlyMap<string, string>) => Reply;

/** A reply that ended of itself. */
export const text = (content: string): Text => ({ kind: "text", text: content, finish: "stop" });

/** Writes what `write` says, picks what `choose` says, and does nothing else. */
function script(
  write: (prompt: string, targets: ReadonlyMap<string, string>, request: Generate) => string,
  choose: (request: Choose, targets: ReadonlyMap<string, string>) => number,
): Script {
  return (request, targets) => {
    if (request.kind === "generate") return text(write(request.messages.at(-1)?.content ?? "", targets, request));
    if (request.kind === "choose") return { kind: "choice", option: choose(request, targets) };
    return { kind: "unsupported", reason: "a scripted model writes and chooses, no more" };
  };
}

/** The rules by name. */
export const scripts = {
  /** Says what the targets hold, and that it does not know where they hold nothing. */
  oracle: script(
    (prompt, targets) => targets.get(prompt) ?? "I do not know.",
    ({ question, options }, targets) =>
      Math.max(
        0,
        options.findIndex(({ id }) => id === targets.get(question)),
      ),
  ),
  /** Says yes to everything. */
  yes: script(
    () => "Answer: yes",
    ({ options }) =>
      Math.max(
        0,
        options.findIndex(({ id }) => id.toLowerCase() === "yes"),
      ),
  ),
  /** Repeats the first line of the prompt, and picks the first option. */
  first: script(
    (prompt) => prompt.split("\n", 1)[0]!,
    () => 0,
  ),
  /** Says something that answers nothing, and picks the last option. */
  nonsense: script(
    () => "Blue.",
    ({ options }) => options.length - 1,
  ),
} as const satisfies Record<string, Script>;

/**
 * A model that replies by rule: for tests, demonstrations and dry runs.
 *
 * @param rule the name of a script, or a script of the caller's own
 * @throws UserError for an unknown name
 */
export function scripted(rule: string | Script, targets: ReadonlyMap<string, string> = new Map()): Model {
  const reply = typeof rule === "string" ? pick("scripted model", scripts, rule) : rule;
  return {
    id: `scripted:${typeof rule === "string" ? rule : rule.name || "own"}`,
    deterministic: true,
    answer: async (request) => reply(request, targets),
  };
}
