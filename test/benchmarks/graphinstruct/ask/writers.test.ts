import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  type AskOrder,
  defaults,
  openWriter,
  playItems,
  type Transcript,
  writers,
} from "#benchmarks/graphinstruct/ask/index";
import { headings } from "#benchmarks/graphinstruct/ask/prompts/headings";
import { toldBy } from "#benchmarks/graphinstruct/ask/writers/reading/told";
import { wishesIn } from "#benchmarks/graphinstruct/ask/writers/reading/wishes-in";
import { check, factsOf, feedback, parseConstraints } from "#benchmarks/graphinstruct/constraints/index";
import { readGraph } from "#benchmarks/graphinstruct/format/index";
import { drawInstructions } from "#benchmarks/graphinstruct/instructions/draw-instructions";
import { clusterBootstrap } from "#eval/stats/cluster-bootstrap";
import { clustersOf } from "#eval/stats/clusters";
import { names } from "#src/pick";
import type { Generate, Model, Reply } from "#src/play";
import { stream } from "#src/rng";
import { graphText } from "#test/benchmarks/graphinstruct/ask/support";

const test = suite("writers");

const drawn = drawInstructions({ seed: 11, count: 34 }).slice(0, 200);
const small = openWriter("scripted:writer-quill-small")!;

/** What share of the constraints the output of each instruction meets. */
async function shares(model: Model, settings: Partial<AskOrder>, instructions = drawn): Promise<number[]> {
  const order: AskOrder = { ...defaults, samples: 1, method: "vgig", ...settings };
  const all: number[] = [];
  for (const item of playItems(instructions, order)) {
    const play = item.play();
    let next = play.next();
    while (!next.done) next = play.next(await model.answer(next.value));
    all.push((next.value.read as Transcript).rounds.find(({ kept }) => kept)!.share);
  }
  return all;
}

test("over 200 instructions, none helps less than coarse, and coarse less than fine feedback", async () => {
  const arms = {
    none: await shares(small, { feedback: "none" }),
    coarse: await shares(small, { feedback: "coarse" }),
    fine: await shares(small, { feedback: "fine" }),
  };
  const clusters = clustersOf(
    arms,
    drawn.map(({ id }) => id),
  );
  for (const contrast of [
    ["coarse", "none"],
    ["fine", "coarse"],
  ] as const) {
    const { percentile } = clusterBootstrap(clusters, contrast, stream(0), { resamples: 500 })!;
    assert.ok(percentile[0] > 0, `${contrast.join(" - ")}: ${percentile}`);
  }
});

test("every demand of our instructions is understood from their words", () => {
  for (const { id, text, explicit } of drawn) {
    const wishes = wishesIn(text);
    for (const { key, value } of parseConstraints(explicit)) {
      if (key !== "task_type") assert.is(wishes.get(key)?.value, value, `${id} ${key}: ${text}`);
    }
  }
});

test("each line of fine feedback is understood as the constraint that it is of", () => {
  const triangle = readGraph(
    graphText(
      [
        [0, 1],
        [1, 2],
        [2, 0],
      ],
      4,
    ),
    "strict",
  );
  assert.ok(triangle.kind === "graph");
  const facts = factsOf(triangle.written);
  const texts = ["num_nodes=5", "degree=3", "min_degree=2", "max_degree<=1", "bipartite_sides=2,2", "graph_type=tree"];
  const more = ["directed=true", "acyclic=true", "density<=0.25", "diameter<=2", "girth>=4", "num_components=3"];
  for (const constraint of parseConstraints([...texts, ...more])) {
    const told = toldBy(feedback([check(constraint, facts, "sound")], "fine"));
    assert.is(told.kind, "fine", constraint.text);
    const [wish] = told.kind === "fine" ? told.wishes : [];
    assert.equal([wish?.key, wish?.value], [constraint.key, constraint.value]);
  }
  assert.equal(toldBy("connected, num_edges"), { kind: "coarse", keys: ["connected", "num_edges"] });
  assert.equal(toldBy(feedback([check(parseConstraints(["num_nodes=5"])[0]!, facts, "sound")], "none")), {
    kind: "none",
  });
});

const generate = (content: string, own: Partial<Generate> = {}): Generate => ({
  kind: "generate",
  messages: [{ role: "user", content }],
  maxTokens: 100,
  temperature: 0.7,
  repeat: 0,
  ...own,
});
const textOf = (reply: Reply) => (reply as { readonly text: string }).text;
const mending = (task: string, graph: string, told: string) =>
  `${headings.task} ${task}\n\n${headings.attempt}\n${graph}\n\n${headings.feedback}\n${told}\n\nMend it.`;

test("told exactly what is wrong, a writer changes that and nothing else", async () => {
  const path = graphText(
    [
      [0, 1],
      [1, 2],
      [2, 3],
      [3, 4],
    ],
    6,
  );
  const told = "connected: expected true, got false; 2 components: {0, 1, 2, 3, 4}, {5}";
  for (const repeat of [0, 1, 2, 3]) {
    const task = "Build a graph with exactly 6 nodes and 9 edges. The result must be connected.";
    const reading = readGraph(textOf(await small.answer(generate(mending(task, path, told), { repeat }))), "strict");
    assert.ok(reading.kind === "graph");
    const { ids, graph } = reading.written;
    const edges = new Set(Array.from(graph.sources, (u, e) => [ids[u]!, ids[graph.targets[e]!]!].sort().join("-")));
    for (const edge of ["0-1", "1-2", "2-3", "3-4"]) assert.ok(edges.has(edge));
    assert.is(edges.size, 5);
    assert.ok([...edges].some((edge) => edge.endsWith("-5")));
  }
});

test("equal requests get equal replies; another repeat, seed or writer is another draw", async () => {
  const [asked] = drawn.filter(({ level }) => level === 3);
  const request = generate(`${headings.task} ${asked!.text}`);
  const reply = async (own: Partial<Generate>, name = "quill-small") =>
    textOf(await openWriter(`scripted:writer-${name}`)!.answer({ ...request, ...own }));
  assert.is(await reply({}), await reply({}));
  assert.is.not(await reply({}), await reply({ repeat: 1 }));
  assert.is.not(await reply({}), await reply({ seed: 1 }));
  assert.is.not(await reply({}), await reply({}, "brush-small"));
});

test("larger writers of a family write better; reasoning helps the one family and hurts the other", async () => {
  const mean = async (name: string, strategy: "zero-shot" | "zero-cot") => {
    const own = await shares(openWriter(`scripted:writer-${name}`)!, {
      method: "sample",
      strategy,
    });
    return own.reduce((sum, share) => sum + share, 0) / own.length;
  };
  const quill = [await mean("quill-small", "zero-shot"), await mean("quill-large", "zero-shot")] as const;
  assert.ok(quill[0] < quill[1]);
  assert.ok((await mean("quill-small", "zero-cot")) < quill[0]);
  assert.ok((await mean("brush-small", "zero-cot")) > (await mean("brush-small", "zero-shot")));
});

test("other models are not for it, and a writer that there is not is said", () => {
  assert.is(openWriter("openai:gpt-4o"), undefined);
  assert.is(openWriter("scripted:oracle"), undefined);
  assert.throws(() => openWriter("scripted:writer-crayon"), /unknown scripted writer "crayon"; known: brush-large/);
  assert.is(names(writers).length, 6);
});

test("whatever a prompt says, a writer replies", async () => {
  const words = fc.constantFrom(
    ...drawn.map(({ text }) => text),
    "",
    "0 nodes",
    "999 edges",
    "K_{0,9}",
    "degree 7 at every node",
  );
  const told = fc.constantFrom(
    "connected",
    "num_nodes: expected exactly 0, got 3",
    "degree: expected x, got y",
    "graph_type: expected prism, got 1",
    "\0",
  );
  const graphs = fc.constantFrom(graphText([], 0), graphText([], 1), graphText([[0, 1]], 2), "Graph[", "x");
  await fc.assert(
    fc.asyncProperty(fc.array(words, { minLength: 1, maxLength: 3 }), graphs, told, async (texts, graph, said) => {
      const reply = await small.answer(generate(mending(texts.join(" "), graph, said)));
      assert.is(reply.kind, "text");
    }),
    { seed: 3, numRuns: 60 },
  );
});

test.run();
