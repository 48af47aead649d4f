import { decisionMessages } from "#src/models/readouts/decision-prompt";
import { readId } from "#src/models/readouts/read-id";
import { readout } from "#src/models/readouts/readout";
import type { Choice, Choose, Generate, Model, Text } from "#src/play";

/** How much a model may think before it names an option. */
export type Effort = NonNullable<Generate["effort"]>;

/** Tokens for thoughts. */
const THOUGHTS: Readonly<Record<Effort, number>> = { none: 0, low: 2048, medium: 8192, high: 32_768 };
/** Tokens beside those of an id: an empty block of thoughts, or what a service puts around the id. */
const SPARE = 32;

/**
 * A model that writes, as one that chooses: it is asked for the id of one option, greedily, and services that can hold
 * it to the ids are told to. A reply that is not just an id, or was cut off, is no choice; it is neither mended nor
 * asked for again.
 */
export function constrained(model: Model, name: string, effort: Effort): Model {
  return readout(model, name, async (request, signal, key) => {
    const reply = await model.answer(writing(request, effort), signal, key);
    return reply.kind === "text" ? choiceIn(reply, request, effort) : reply;
  });
}

function writing(request: Choose, effort: Effort): Generate {
  const among = request.options.map(({ id }) => id);
  const longest = among.reduce((most, { length }) => Math.max(most, length), 0);
  return {
    kind: "generate",
    messages: decisionMessages(request),
    maxTokens: longest + SPARE + THOUGHTS[effort],
    temperature: 0,
    effort,
    among,
    repeat: request.repeat,
  };
}

function choiceIn({ text: said, finish, kind: _, ...told }: Text, { options }: Choose, effort: Effort): Choice {
  const ids = options.map(({ id }) => id);
  const option = finish === "stop" ? readId(said, ids, effort !== "none") : undefined;
  return { kind: "choice", said, ...(option !== undefined && { option }), ...told };
}
