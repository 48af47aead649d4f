import { decisionPrompt } from "#src/models/readouts/decision-prompt";
import { readout } from "#src/models/readouts/readout";
import type { Choice, Choose, Model, Score, Scored } from "#src/play";

/**
 * A model that scores continuations, as one that chooses: the option whose id is the likeliest reply, by the sum over
 * its tokens; the earlier of equals. Ids of different numbers of tokens are compared as they are, so they should not
 * differ.
 */
export function scoring(model: Model, name: string): Model {
  return readout(model, name, async (request, signal, key) => {
    const reply = await model.answer(scored(request), signal, key);
    return reply.kind === "scored" ? choiceIn(reply) : reply;
  });
}

function scored(request: Choose): Score {
  const messages = [{ role: "user", content: decisionPrompt(request) }] as const;
  return { kind: "score", messages, continuations: request.options.map(({ id }) => id), repeat: request.repeat };
}

/** The likeliest, with what the numbers make of each option's share among all. */
function choiceIn({ logprobs, tokens, kind: _, ...told }: Scored): Choice {
  const said = JSON.stringify({ logprobs, tokens });
  const known = logprobs.map((logprob) => logprob ?? Number.NEGATIVE_INFINITY);
  const top = known.reduce((most, logprob) => Math.max(most, logprob), Number.NEGATIVE_INFINITY);
  if (!Number.isFinite(top)) return { kind: "choice", said, ...told };
  const option = known.indexOf(top);
  const mass = known.map((logprob) => Math.exp(logprob - top));
  const whole = mass.reduce((sum, share) => sum + share, 0);
  const probabilities = mass.map((share) => share / whole);
  return { kind: "choice", option, said, ...(!logprobs.includes(null) && { probabilities }), ...told };
}
