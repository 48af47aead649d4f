import { suite } from "uvu";
import * as assert from "uvu/assert";
import { textPolicies } from "#benchmarks/decision/rq2/policies/index";
import type { Choose } from "#src/play";

const test = suite("baselines of part 2");

const options = [
  { id: "0", description: "cooking" },
  { id: "1", description: "sailing" },
  { id: "2", description: "chess" },
];
const ask = (state: unknown, among = options): Choose => ({
  kind: "choose",
  state: JSON.stringify(state),
  question: "Which?",
  options: among,
  repeat: 0,
});

const anchors = [
  { id: "a1", label: "2" },
  { id: "a2", label: "1" },
  { id: "a3", label: "2" },
  { id: "a4", label: "1" },
  { id: "a5", label: "2" },
];

test("neighbours vote, whichever way links point; without links all anchors do", () => {
  const vote = textPolicies["neighbour-vote"];
  assert.is(
    vote(
      ask({
        target: "t",
        anchors,
        edges: [
          ["t", "a2"],
          ["a4", "t"],
          ["t", "a1"],
          ["a3", "a5"],
        ],
      }),
    ),
    1,
  );
  assert.is(vote(ask({ target: "t", anchors, edges: [["a1", "a2"]] })), 2);
  assert.is(vote(ask({ target: "t", anchors })), 2);
  assert.is(vote(ask({ target: "t", anchors: [] })), 0);
});

test("of candidates, the one with the query's words around it is taken", () => {
  const state = {
    query: "What has “old harbour” as place?",
    context: [
      { id: "x0", name: "new harbour" },
      { id: "x1", name: "old harbour" },
    ],
    relations: [
      ["0", "place", "x0"],
      ["2", "place", "x1"],
    ],
  };
  assert.is(textPolicies["neighbour-vote"](ask(state)), 2);
});

test("BM25 takes what fits the query, or the target's text, best", () => {
  const first = textPolicies["bm25-first"];
  assert.is(
    first(ask({ target: "t", anchors, texts: [{ id: "t", text: "a book on sailing and cooking, and sailing" }] })),
    0,
  );
  assert.is(
    first(
      ask({
        query: "knots",
        texts: [
          { id: "1", text: "knots and ropes" },
          { id: "2", text: "openings" },
        ],
      }),
    ),
    1,
  );
  assert.is(first(ask({ query: "no such word" })), 0);
});

test("the most similar text decides", () => {
  const nearest = textPolicies["nearest-text"];
  const texts = [
    { id: "t", text: "the queen beside a rook" },
    { id: "a1", text: "the wind and the sea" },
    { id: "a2", text: "rook takes queen" },
  ];
  assert.is(nearest(ask({ target: "t", anchors, texts })), 1);
  // A word that is everywhere says nothing, however often it is there.
  const common = [
    { id: "t", text: "and and and rook" },
    { id: "a1", text: "and and and" },
    { id: "a2", text: "and rook" },
    { id: "a3", text: "and" },
  ];
  assert.is(nearest(ask({ target: "t", anchors: anchors.slice(0, 3), texts: common })), 1);
  assert.is(nearest(ask({ query: "ropes", texts: [{ id: "2", text: "ropes" }] })), 2);
  assert.is(nearest(ask({ target: "t", anchors: [] })), 0);
});

test.run();
