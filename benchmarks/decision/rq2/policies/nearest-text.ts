import type { Policy } from "#benchmarks/decision/policies/policy";
import { placeOfMost } from "#benchmarks/decision/rq2/policies/place-of-most";
import { seen } from "#benchmarks/decision/rq2/policies/seen";
import { textSimilarities } from "#benchmarks/decision/rq2/policies/text-similarities";

/**
 * The nearest neighbour by text: the class of the anchor whose text is most like the target's, or the candidate most like
 * the query. The first where nothing is alike.
 */
export const nearestText: Policy = (request) => {
  const { query, documents, anchors, texts, target } = seen(request);
  if (target === undefined) return placeOfMost(textSimilarities(query, documents));
  const labelled = [...anchors].map(([id, label]) => ({ text: texts.get(id) ?? "", label }));
  const likeness = textSimilarities(
    query,
    labelled.map(({ text }) => text),
  );
  return labelled[placeOfMost(likeness)]?.label ?? 0;
};
