import { suite } from "uvu";
import * as assert from "uvu/assert";
import { encodings } from "#generators/encodings/index";
import { tasks } from "#generators/tasks/index";
import { wordingOf } from "#generators/wording";
import { names } from "#src/pick";
import { stream } from "#src/rng";
import { document } from "#training/local/pretraining/document";
import { shelves } from "#training/local/pretraining/pool";

const test = suite("base document");

const documents = names(shelves).flatMap((shelf) =>
  Array.from({ length: 150 }, (_, i) => ({ shelf, segments: document(shelf, 3, stream(11, shelf, i)) })),
);

/** A question with a mark in place of each label. */
function skeleton(text: string): string {
  return text.replace(/\b([A-Z]|\d+)\b/g, "#").replace(/(?<=(from|to) )[A-Z][a-z]+/g, "#");
}

test("never asks what models are tested on", () => {
  const asked = new Set<string>();
  for (const { question } of Object.values(tasks)) {
    for (const encoding of names(encodings)) {
      const words = wordingOf({ encoding, labels: encodings[encoding].labels(4, stream(1), {}), numbers: "digit" });
      asked.add(skeleton(question({ source: 1, target: 3 } as never, words)));
    }
  }
  assert.is(asked.size, 8);
  for (const { segments } of documents) {
    for (const { text, learned } of segments) {
      if (learned) continue;
      const question = skeleton(text.slice(text.indexOf("\n") + 1));
      for (const tested of asked) assert.not.ok(question.includes(tested), text);
    }
  }
});

test("asks and answers in turn", () => {
  for (const { segments } of documents) {
    assert.equal(
      segments.map(({ learned }) => learned),
      [false, true, false, true, false, true],
    );
  }
});

/** Edges with lengths as read from an adjacency description. */
function edgesIn(description: string): Map<string, number> {
  const found = new Map<string, number>();
  for (const [, u, v, w] of description.matchAll(
    /Nodes (\d+) and (\d+) are joined by an edge of length (\d+(?:\.\d)?)/g,
  )) {
    found.set(`${u} ${v}`, Number(w));
    found.set(`${v} ${u}`, Number(w));
  }
  return found;
}

test("what is said about paths and lengths is true of the description", () => {
  let checked = 0;
  for (const { segments } of documents) {
    const [description, first] = segments[0]!.text.split("\n");
    const edges = edgesIn(description!);
    if (edges.size === 0) continue;
    const questions = [first!, segments[2]!.text, segments[4]!.text];
    const answers = [segments[1]!.text, segments[3]!.text, segments[5]!.text];
    questions.forEach((question, i) => {
      const answer = answers[i]!;
      const [, walk, length] = /Answer: ([\d >-]+), length ([\d.]+)$/.exec(answer) ?? [];
      if (walk && length) {
        const path = walk.split(" -> ");
        const total = path.slice(1).reduce((sum, v, j) => sum + edges.get(`${path[j]} ${v}`)!, 0);
        assert.ok(Math.abs(total - Number(length)) < 1e-9, `${description} ${question} ${answer}`);
        checked++;
      }
      const [, u, v] = /How long is the edge from node (\d+) to node (\d+)/.exec(question) ?? [];
      const stated = /Answer: ([\d.]+)$|The answer is (\d+(?:\.\d)?)\.$/.exec(answer);
      if (u && v) {
        assert.is(
          stated ? Number(stated[1] ?? stated[2]) : undefined,
          edges.get(`${u} ${v}`),
          `${description} ${question} ${answer}`,
        );
        checked++;
      }
    });
  }
  assert.ok(checked > 100, `only ${checked}`);
});

test("the path of fewest edges is one, by brute force", () => {
  let checked = 0;
  for (const { segments } of documents) {
    const description = segments[0]!.text;
    const edges = [...edgesIn(description).keys()].map((edge) => edge.split(" ") as [string, string]);
    segments.forEach(({ text }, i) => {
      const [, from, to] = /from node (\d+) to node (\d+) has the least total hops/.exec(text) ?? [];
      const [, walk] = /Answer: ([\d >-]+), length/.exec(segments[i + 1]?.text ?? "") ?? [];
      if (!from || !walk || edges.length === 0) return;
      let layer = new Set([from]);
      let hops = 0;
      for (; !layer.has(to!) && hops < 20; hops++)
        layer = new Set(edges.filter(([u]) => layer.has(u)).map(([, v]) => v));
      assert.is(walk.split(" -> ").length - 1, hops, `${description} ${text}`);
      checked++;
    });
  }
  assert.ok(checked > 50, `only ${checked}`);
});

test("the same stream gives the same document", () => {
  assert.equal(document("main", 3, stream(4, 7)), document("main", 3, stream(4, 7)));
});

test.run();
