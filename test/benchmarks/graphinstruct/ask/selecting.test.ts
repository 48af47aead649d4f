import { suite } from "uvu";
import * as assert from "uvu/assert";
import { defaults, playItems } from "#benchmarks/graphinstruct/ask/index";
import { graphText, instruction, PART, PATH, PROSE, played, WORSE } from "#test/benchmarks/graphinstruct/ask/support";

const test = suite("selecting");

const items = (method: "retry" | "published-retry" | "self-consistency" | "published-self-consistency") =>
  playItems([instruction()], { ...defaults, method, samples: 2, tries: 3 }).length;

test("retry stops at the first graph that is right and keeps it", () => {
  const { transcript, verdict } = played("retry", [PROSE, PATH]);
  assert.is(verdict.outcome, "correct");
  assert.is(transcript.output.text, PATH);
  assert.is(transcript.output.tokens.calls, 2);
});

test("retry keeps the best of its tries, the first of equal ones", () => {
  const other = graphText([[1, 2]], 3);
  const { transcript } = played("retry", [WORSE, PART, other], { tries: 3 });
  assert.is(transcript.output.text, PART);
});

test("self-consistency keeps a graph of the largest class, whatever the constraints say", () => {
  const alike = graphText(
    [
      [1, 2],
      [2, 0],
    ],
    3,
  );
  assert.is(played("self-consistency", [PART, PATH, alike]).transcript.output.text, PATH);
  const wrong = graphText([[1, 2]], 3);
  assert.is(played("self-consistency", [PATH, PART, wrong]).transcript.output.text, PART);
  assert.is(played("self-consistency", [PATH, PROSE, "Nor here."]).transcript.output.text, PROSE);
});

test("where all graphs differ, the one that most agree with in degrees or counts is kept", () => {
  const triangleAndEdge = graphText(
    [
      [0, 1],
      [1, 2],
      [2, 0],
      [3, 4],
    ],
    5,
  );
  const path = graphText(
    [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
    ],
    5,
  );
  const star = graphText(
    [
      [0, 1],
      [0, 2],
      [0, 3],
      [0, 4],
    ],
    5,
  );
  const other = graphText([[0, 1]], 6);
  // All but one agree in counts, and the path with the triangle in degrees too.
  const replies = [other, star, path, triangleAndEdge];
  assert.is(played("self-consistency", replies, { tries: 4 }).transcript.output.text, path);
  assert.is(played("self-consistency", [other, star, path]).transcript.output.text, star);
  // Two rings of three have the degrees of a ring of six, and are not the same graph.
  const ring = graphText(
    [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
      [4, 5],
      [5, 0],
    ],
    6,
  );
  const rings = graphText(
    [
      [0, 1],
      [1, 2],
      [2, 0],
      [3, 4],
      [4, 5],
      [5, 3],
    ],
    6,
  );
  assert.is(played("self-consistency", [star, ring, rings]).transcript.output.text, ring);
});

test("the published variants keep every reply; the others one of several", () => {
  assert.is(items("published-retry"), 3);
  assert.is(items("published-self-consistency"), 3);
  assert.is(items("retry"), 2);
  assert.is(items("self-consistency"), 2);
});

test.run();
