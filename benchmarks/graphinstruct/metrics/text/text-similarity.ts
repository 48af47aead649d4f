import type { WrittenGraph } from "#benchmarks/graphinstruct/format/written-graph";
import { commonType, ownTypes, UNTYPED } from "#benchmarks/graphinstruct/metrics/text/edge-types";
import { meantNames, type NodeNames, releasedNames } from "#benchmarks/graphinstruct/metrics/text/node-names";
import { wordsIn } from "#benchmarks/graphinstruct/metrics/text/words-in";
import type { ScoreMode } from "#benchmarks/graphinstruct/scores/score";

/**
 * How alike the words of two graphs are, from 0 to 1, whatever node or edge they stand at.
 *
 * `compat`: the Jaccard index of the nodes' names (the released code without BERT). `sound`:
 * the mean of the Jaccard indices of the words in names and of those in edge types, so that `Hub_3` is like `Hub_12`.
 * 0 where one graph has no names, so that references without are none to compare with.
 */
export function textSimilarity(written: WrittenGraph, reference: WrittenGraph, mode: ScoreMode): number {
  if (mode === "compat") return jaccard(lowered(releasedNames(written)), lowered(releasedNames(reference)));
  const expected = vocabulary(meantNames(reference));
  if (expected.size === 0) return 0;
  const names = jaccard(vocabulary(meantNames(written)), expected);
  const types = edgeWords(reference);
  return types.size === 0 ? names : (names + jaccard(edgeWords(written), types)) / 2;
}

function lowered({ labels, ids }: NodeNames): Set<string> {
  return new Set([...labels, ...ids].map((name) => name.toLowerCase()));
}

function vocabulary({ labels, ids }: NodeNames): Set<string> {
  return new Set([...labels, ...ids].flatMap(wordsIn));
}

function edgeWords(written: WrittenGraph): Set<string> {
  const common = commonType(written);
  const types = ownTypes(written).map((type) => type ?? common);
  return new Set([...types, common].filter((type) => type !== UNTYPED).flatMap(wordsIn));
}

function jaccard(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  if (a.size === 0 || b.size === 0) return 0;
  let shared = 0;
  for (const word of a) if (b.has(word)) shared++;
  return shared / (a.size + b.size - shared);
}
