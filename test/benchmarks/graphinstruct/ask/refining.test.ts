import { suite } from "uvu";
import * as assert from "uvu/assert";
import { instruction, PART, PATH, PROSE, played, WORSE } from "#test/benchmarks/graphinstruct/ask/support";

const test = suite("refining");

test("stops as soon as a graph meets everything", () => {
  const { verdict, requests, transcript } = played("vgig", [PATH]);
  assert.is(requests.length, 1);
  assert.is(verdict.outcome, "correct");
  assert.equal(transcript.rounds, [{ share: 1, violated: [], tokens: { input: 10, output: 5, calls: 1 }, kept: true }]);
});

test("a better graph is kept, a worse one is not, and all calls are counted", () => {
  const { verdict, transcript, requests } = played("vgig", [WORSE, PART, WORSE, PROSE]);
  assert.is(requests.length, 4);
  assert.is(verdict.outcome, "wrong");
  assert.is(transcript.output.text, PART);
  assert.equal(
    transcript.rounds.map(({ kept }) => kept),
    [false, true, false, false],
  );
  assert.equal(transcript.output.tokens, { input: 40, output: 20, calls: 4 });
  assert.equal(transcript.own, { input: 10, output: 5, calls: 1 });
  assert.not(transcript.estimated);
});

test("each round shows the best graph and what is wrong with it", () => {
  const [, second, third] = played("vgig", [WORSE, PART, PATH]).requests;
  assert.match(second!.messages.at(-1)!.content, /'3'/);
  assert.match(second!.messages.at(-1)!.content, /num_nodes: expected exactly 3, got 4/);
  assert.not.match(third!.messages.at(-1)!.content, /'3'/);
  assert.match(third!.messages.at(-1)!.content, /graph_type: expected path/);
});

test("coarse feedback names what is violated, none names nothing", () => {
  const said = (feedback: "coarse" | "none") =>
    played("vgig", [PART, PATH], { feedback }).requests[1]!.messages.at(-1)!.content;
  assert.match(said("coarse"), /\ngraph_type, connected, num_edges\n/);
  assert.not.match(said("none"), /expected|graph_type, /);
});

test("asks anew after one reply without a graph, and stops after two in a row", () => {
  const { requests, verdict } = played("vgig", [PROSE, PROSE]);
  assert.is(requests.length, 2);
  assert.equal(requests[0]!.messages, requests[1]!.messages);
  assert.is.not(requests[0]!.repeat, requests[1]!.repeat);
  assert.is(verdict.outcome, "unparsed");
  assert.is(played("vgig", [PROSE, PATH]).verdict.outcome, "correct");
});

test("no more rounds than wanted", () => {
  assert.is(played("vgig", [PART], { rounds: 0 }).requests.length, 1);
  assert.is(played("vgig", [PART, PART], { rounds: 1 }).requests.length, 2);
});

test("an infeasible instruction is asked once, and a refusal is right", () => {
  const impossible = instruction({
    feasible: false,
    explicit: ["degree=3", "num_nodes=5"],
    implicit: [],
    references: [],
  });
  const { verdict, requests } = played("vgig", ["That is impossible: 15 is odd."], {}, impossible);
  assert.is(requests.length, 1);
  assert.is(verdict.outcome, "correct");
  assert.is(played("vgig", [PATH], {}, impossible).verdict.outcome, "wrong");
  assert.is(played("vgig", [PROSE], {}, impossible).verdict.outcome, "unparsed");
});

test("at level 4 a graph that leaves its domain's usual ranges is told so, and not marked down for it", () => {
  const asked = instruction({ level: 4, domain: "social", explicit: ["num_nodes=3", "connected=true"], implicit: [] });
  const told = played("vgig", [PART, PATH], {}, asked).requests[1]!.messages.at(-1)!.content;
  assert.match(told, /connected: expected true.*\n.*domain_clustering: expected 0\.4 to 0\.7, got 0\.000/s);
  assert.is(played("vgig", [PATH], {}, asked).verdict.outcome, "correct");
});

test("temperatures: chains differ, refinement is cooler, greedy stays greedy", () => {
  const temperatures = (temperature: number, chain: number) =>
    played("vgig", [PART, PATH], { temperature }, instruction(), chain).requests.map((request) => request.temperature);
  const close = (a: number[], b: number[]) => assert.ok(a.every((value, i) => Math.abs(value - b[i]!) < 1e-12));
  close(temperatures(0.7, 0), [0.6, 0.36]);
  close(temperatures(0.7, 2), [0.8, 0.48]);
  close(temperatures(0.7, 5), [0.6, 0.36]);
  close(temperatures(0.2, 0), [0.1, 0.2]);
  close(temperatures(1.5, 2), [1.5, 0.9]);
  assert.equal(temperatures(0, 3), [0, 0]);
});

test("no two calls of an instruction are the same sample", () => {
  const repeats = [0, 1, 2].flatMap((chain) =>
    played("vgig", [PART, PART, PART, PART], { samples: 3 }, instruction(), chain).requests.map(({ repeat }) => repeat),
  );
  assert.is(new Set(repeats).size, 12);
});

test("as released, the data set's list is checked, which holds what no words ask for", () => {
  const asked = instruction({
    explicit: ["num_nodes=3"],
    implicit: ["num_edges=5"],
    text: "Build a graph with 3 nodes.",
  });
  assert.is(played("vgig", [PATH], { mode: "sound" }, asked).requests.length, 1);
  assert.is(played("vgig", [PATH, PATH, PATH, PATH], { mode: "compat" }, asked).requests.length, 4);
});

test.run();
