import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { bm25 } from "#benchmarks/decision/rq2/select/bm25";
import { poolOf } from "#benchmarks/decision/rq2/select/pool";
import { tokens } from "#benchmarks/decision/rq2/select/tokens";

const test = suite("BM25 and pools");

/** The formula as it is written, document by document. */
function naive(documents: readonly string[], query: string): number[] {
  const words = documents.map(tokens);
  const mean = words.reduce((sum, list) => sum + list.length, 0) / documents.length;
  return words.map((list) =>
    [...new Set(tokens(query))].reduce((sum, term) => {
      const df = words.filter((other) => other.includes(term)).length;
      const tf = list.filter((word) => word === term).length;
      const idf = Math.log(1 + (documents.length - df + 0.5) / (df + 0.5));
      return tf === 0 ? sum : sum + (idf * tf * 2.2) / (tf + 1.2 * (0.25 + (0.75 * list.length) / mean));
    }, 0),
  );
}

const text = fc
  .array(fc.constantFrom("a", "b", "c", "Dog", "dog", "7", "é", "--"), { maxLength: 8 })
  .map((w) => w.join(" "));

test("scores are the formula's", () => {
  fc.assert(
    fc.property(fc.array(text, { minLength: 1, maxLength: 12 }), text, text, (documents, query, other) => {
      const scores = bm25(documents, [query, other])(query);
      naive(documents, query).forEach((score, i) => {
        assert.ok(Math.abs(scores[i]! - score) < 1e-9, `${scores[i]} for ${score}`);
      });
    }),
    { seed: 6, numRuns: 200 },
  );
});

test("words are runs of ASCII letters and digits", () => {
  assert.equal(tokens("The p53-gene, Ünal’s (2nd)"), ["the", "p53", "gene", "nal", "s", "2nd"]);
});

const nodesOf = (count: number) => Array.from({ length: count }, (_, i) => ({ id: String(i), text: "" }));

test("a pool is the first by score and id, one right node at least, in an order of its own", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 2, maxLength: 30 }),
      fc.integer({ min: 2, max: 9 }),
      fc.nat(),
      (list, size, pick) => {
        const nodes = nodesOf(list.length);
        const gold = [pick % list.length];
        const byId = [...nodes.keys()];
        const options = { nodes, byId, score: () => Float64Array.from(list), size, key: "k" };
        const { candidates, found } = poolOf({ id: "q", text: "", gold }, options);
        const ranked = byId.toSorted((a, b) => list[b]! - list[a]! || a - b).slice(0, size);
        const expected = ranked.includes(gold[0]!) ? ranked : [...ranked.slice(0, -1), gold[0]!];
        assert.is(found, ranked.includes(gold[0]!));
        assert.equal(
          candidates.toSorted((a, b) => a - b),
          expected.toSorted((a, b) => a - b),
        );
      },
    ),
    { seed: 6, numRuns: 200 },
  );
});

test("the order of a pool says nothing of the ranks", () => {
  const nodes = nodesOf(200);
  const score = () => Float64Array.from(nodes, (_, i) => 200 - i);
  const places = nodes.map((_, q) => {
    const options = { nodes, byId: [...nodes.keys()], score, size: 10, key: "k" };
    return poolOf({ id: String(q), text: "", gold: [199] }, options).candidates.indexOf(199);
  });
  // 200 draws among ten places: each has 20 ± 4.2.
  for (let place = 0; place < 10; place++) {
    const count = places.filter((one) => one === place).length;
    assert.ok(count > 4 && count < 36, `place ${place}: ${count}`);
  }
});

test.run();
