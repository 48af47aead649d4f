import { firstReply } from "#benchmarks/graphinstruct/ask/writers/first-reply";
import { mendedReply } from "#benchmarks/graphinstruct/ask/writers/mended-reply";
import { promptParts } from "#benchmarks/graphinstruct/ask/writers/reading/prompt-parts";
import type { Skill, Writer } from "#benchmarks/graphinstruct/ask/writers/skill";
import { fingerprint } from "#src/hash";
import { pick } from "#src/pick";
import type { Generate, Model } from "#src/play";
import { stream } from "#src/rng";

/** Two families of scripted models in three sizes: reasoning first helps those of the one and hurts those of the other. */
export const writers = {
  "quill-small": { care: 0.42, reasoning: -0.18, examples: -0.05, slip: 0.35, garble: 0.12, insight: 0.2, guess: 0.36 },
  "quill-medium": { care: 0.56, reasoning: -0.12, examples: -0.02, slip: 0.22, garble: 0.05, insight: 0.5, guess: 0.4 },
  "quill-large": { care: 0.72, reasoning: -0.06, examples: 0.02, slip: 0.1, garble: 0.02, insight: 0.8, guess: 0.45 },
  "brush-small": { care: 0.4, reasoning: 0.2, examples: 0.03, slip: 0.32, garble: 0.1, insight: 0.3, guess: 0.36 },
  "brush-medium": { care: 0.54, reasoning: 0.16, examples: 0.05, slip: 0.2, garble: 0.04, insight: 0.6, guess: 0.4 },
  "brush-large": { care: 0.7, reasoning: 0.1, examples: 0.05, slip: 0.08, garble: 0.01, insight: 0.9, guess: 0.45 },
} as const satisfies Record<string, Skill>;

const PREFIX = "scripted:writer-";

/**
 * A scripted model that writes graphs: it reads the prompt alone, and in rounds of refinement changes what the feedback
 * names and nothing else. Equal requests get equal replies.
 *
 * @param spec `scripted:writer-quill-small`
 * @returns undefined for other models
 * @throws UserError for a writer that there is not
 */
export function openWriter(spec: string): Model | undefined {
  if (!spec.startsWith(PREFIX)) return undefined;
  const skill: Skill = pick("scripted writer", writers, spec.slice(PREFIX.length));
  return {
    id: spec,
    deterministic: true,
    answer: async (request) =>
      request.kind === "generate"
        ? { kind: "text", text: replyTo(request, { name: spec, skill }), finish: "stop" }
        : { kind: "unsupported", reason: "a scripted writer writes graphs and nothing else" },
  };
}

function replyTo({ messages, seed = 0, repeat }: Generate, writer: Writer): string {
  const parts = promptParts(messages);
  const { task, base, attempt, feedback, reasoning } = parts;
  const seen = fingerprint({ task, base, attempt, feedback });
  const draws = (purpose: string) => stream(seed, writer.name, repeat, seen, purpose);
  const reply =
    attempt === undefined || feedback === undefined
      ? firstReply(parts, writer, draws)
      : mendedReply(parts, attempt, feedback, writer, draws);
  return reasoning ? `${THOUGHTS}\n${reply}` : reply;
}

/** What a writer says that is told to reason first; it takes tokens, as reasoning does. */
const THOUGHTS = [
  "I note what is asked for: how many nodes there are, how many edges, and which properties must hold.",
  "I lay the nodes out, tie them so that the structure is right, and bring the counts to what they should be.",
  "I go through the demands once more and count.",
].join("\n");
