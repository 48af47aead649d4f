import type { Policy } from "#benchmarks/decision/policies/policy";
import { placeOfMost } from "#benchmarks/decision/rq2/policies/place-of-most";
import { type Seen, seen } from "#benchmarks/decision/rq2/policies/seen";
import { tokens } from "#benchmarks/decision/rq2/select/tokens";

/**
 * What links alone say. In classification: the class that most anchors linked to the target have; of all anchors where
 * none is linked. In selection: the candidate whose neighbours' names have most words of the query.
 */
export const neighbourVote: Policy = (request) => {
  const state = seen(request);
  const scores =
    state.target === undefined ? shared(state, request.options) : votes(state, state.target, request.options);
  return placeOfMost(scores);
};

function votes({ anchors, linked }: Seen, target: string, options: readonly unknown[]): number[] {
  const near = linked(target).filter((id) => anchors.has(id));
  const counts = options.map(() => 0);
  for (const id of near.length > 0 ? new Set(near) : anchors.keys()) counts[anchors.get(id)!]!++;
  return counts;
}

function shared({ query, names, linked }: Seen, options: readonly { readonly id: string }[]): number[] {
  const asked = new Set(tokens(query));
  return options.map(({ id }) => {
    const words = new Set(linked(id).flatMap((other) => tokens(names.get(other) ?? "")));
    return [...words].filter((word) => asked.has(word)).length;
  });
}
