import { readFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { drawNetworks } from "#benchmarks/decision/networks/draw-networks";
import { queryRequest } from "#benchmarks/decision/rq1/put-query";
import { queriesFrom } from "#benchmarks/decision/rq1/queries-from";
import { queryItems } from "#benchmarks/decision/rq1/query-items";
import type { QueryTaskName } from "#benchmarks/decision/rq1/tasks/index";
import { tuneInStages } from "#benchmarks/decision/rq1/worded/tune-in-stages";
import { worded } from "#benchmarks/decision/rq1/worded/worded";
import { wordedProblem } from "#benchmarks/decision/rq1/worded/worded-problem";
import { holdWordedTasks } from "#benchmarks/decision/rq1/worded/worded-tasks";
import { writeQuerySplits } from "#benchmarks/decision/rq1/worded/write-query-splits";
import { ask } from "#eval/ask";
import { verify } from "#eval/verify";
import { encodings } from "#generators/encodings/index";
import { tasks } from "#generators/tasks/index";
import { certify, readQuestions } from "#splits/index";
import { checkModule } from "#src/commands/modules/check-module";
import { readouts } from "#src/models/readouts/index";
import { readTokenizer } from "#src/onnx/tokenizer";
import { names } from "#src/pick";
import type { Model, Score } from "#src/play";
import { logIn, withLog } from "#test/eval/players";
import { inScratch } from "#test/scratch";
import { shippedBase } from "#training/local/tune";
import type { Order, Trainer } from "#training/trainer";

const test = suite("decision/rq1: queries in words");

// What reads questions back and certifies splits must know the tasks; no other test may meet them.
let release = () => {};
test.before(() => {
  release = holdWordedTasks();
});
test.after(() => release());

const { clustered, "road-like": roadLike } = drawNetworks(7);
const sources = { clustered, "road-like": roadLike };
const queries = queriesFrom(sources, { seed: 7, split: "main" });

test("the local base knows each word, in other encodings than incident those of graphs with edges; the target reads back", () => {
  const { encode, unknown } = readTokenizer(join(shippedBase, "tokenizer.json"));
  for (const encoding of names(encodings)) {
    for (const query of queries.filter((_, i) => i % 11 === 0)) {
      if (encoding !== "incident" && query.graph.sources.length === 0) continue;
      const problem = wordedProblem(query, encoding);
      assert.not.ok(encode(problem.prompt).includes(unknown), problem.prompt);
      assert.not.ok(encode(problem.target).includes(unknown), problem.target);
      assert.is(problem.target, `Answer: ${query.answer}`);
      assert.is(verify(problem, problem.target).outcome, "correct");
      const other = query.task === "degree_exact" ? "99" : query.answer === "yes" ? "no" : "yes";
      assert.is(verify(problem, `Answer: ${other}`).outcome, "wrong");
    }
  }
});

test("the six kinds are tasks like any other", () => {
  const own = Object.fromEntries(Object.entries(tasks).filter(([name]) => name.startsWith("rq1-")));
  assert.is(Object.keys(own).length, 6);
  checkModule({ encodings: {}, tasks: own as never, sha256: "" }, "rq1");
});

test("the tasks are known while anybody holds them, and no longer", () => {
  const known = () => names(tasks).filter((name) => name.startsWith("rq1-")).length;
  const [one, two] = [holdWordedTasks(), holdWordedTasks()];
  one();
  one();
  assert.is(known(), 6);
  two();
  release();
  assert.is(known(), 0);
  release = holdWordedTasks();
});

test("splits: certified, the tests those of the main split, and the same bytes again", () =>
  inScratch((folder) => {
    const [one, two] = [join(folder, "one"), join(folder, "two")];
    const options = { seed: 7, encoding: "incident", repeats: 2 } as const;
    const manifest = writeQuerySplits(sources, { ...options, out: one });
    assert.ok(manifest.certificate.clean);
    const { sound, faults, leaks } = certify(one);
    assert.ok(sound, JSON.stringify([faults, leaks]));
    assert.equal(writeQuerySplits(sources, { ...options, out: two }), manifest);
    const asked = new Set(queries.map((query) => wordedProblem(query, "incident").id));
    for (const { path, kind, split, rows } of manifest.files) {
      assert.equal(readFileSync(join(one, path)), readFileSync(join(two, path)));
      if (kind !== "problems") continue;
      const questions = readQuestions(join(one, path));
      assert.is(questions.length, rows);
      assert.ok(rows > 10, path);
      assert.is(
        questions.every(({ id }) => asked.has(id)),
        split === "test",
        path,
      );
    }
    assert.throws(() => writeQuerySplits(sources, { ...options, out: one }), "expected a new folder");
  }));

test("stages: each goes on from the model before, on the tasks that it names", () =>
  inScratch(async (folder) => {
    const splits = join(folder, "splits");
    writeQuerySplits({ clustered }, { out: splits, seed: 7, encoding: "incident", repeats: 1 });
    const orders: Order[] = [];
    const trainer = {
      finished: (at: string) => join(at, "model"),
      async tune(order: Order) {
        orders.push(order);
        return { state: order.hyperparameters.steps === 0 ? "stopped" : "done" };
      },
    } as unknown as Trainer;
    const stage = (steps: number, ...tasks: QueryTaskName[]) => ({ tasks, hyperparameters: { steps } });
    const tuned = (...stages: ReturnType<typeof stage>[]) =>
      tuneInStages(trainer, { splits, stages, seed: 3, folder: join(folder, "out") });
    const two = await tuned(stage(5, "adjacency"), stage(9, "degree_exact", "cycle_detection"));
    assert.is(two, join(folder, "out", "stage-2"));
    assert.equal(
      orders.map(({ base, seed }) => [base, seed]),
      [
        [undefined, 3],
        [join(folder, "out", "stage-1", "model"), 3],
      ],
    );
    const prompts = orders.map(({ examples }) =>
      examples.method === "sft" ? examples.rows.map(({ prompt }) => prompt) : [],
    );
    assert.ok(prompts[0]!.every((prompt) => prompt.includes("Is there an edge from")));
    assert.ok(prompts[1]!.some((prompt) => prompt.includes("What is the total of")));
    assert.not.ok(prompts[1]!.some((prompt) => prompt.includes("Is there an edge from")));
    assert.is(await tuned(stage(0, "adjacency"), stage(9, "adjacency")), undefined);
    assert.is(orders.length, 3);
  }));

test("under the scoring read-out a model is shown words, and its likeliest answer line is the choice", async () => {
  const some = queries.filter((_, i) => i % 40 === 0);
  const problems = some.map((query) => wordedProblem(query, "incident"));
  const targets = new Map(problems.map(({ prompt, target }) => [prompt, target]));
  const seen: Score[] = [];
  const knowing: Model = {
    id: "knows",
    async answer(request) {
      if (request.kind !== "score") return { kind: "unsupported", reason: "scores only" };
      seen.push(request);
      const prompt = request.messages[0]!.content;
      const logprobs = request.continuations.map((line) => (line === targets.get(prompt) ? -0.1 : -5));
      return { kind: "scored", logprobs, tokens: logprobs.map(() => 2) };
    },
  };
  const model = readouts.scoring.over(worded(knowing, "incident"), "scoring");
  assert.is(model.id, "scoring:worded-incident:knows");
  const verdicts = await inScratch((folder) => withLog(logIn(folder), (log) => ask(model, queryItems(some), log)));
  for (const { outcome, why } of verdicts.values()) assert.is(outcome, "correct", why);
  assert.equal(
    seen[0]!.continuations,
    queryRequest(some[0]!, 0).options.map(({ id }) => `Answer: ${id}`),
  );
});

test("what is no query is not put into words", async () => {
  const never: Model = { id: "never", answer: async () => assert.unreachable() as never };
  const model = worded(never, "incident");
  const score = (content: string): Score => ({
    kind: "score",
    messages: [{ role: "user", content }],
    continuations: ["yes"],
    repeat: 0,
  });
  for (const text of [
    "",
    "null",
    "Decide.\n\n{}",
    '{"state":{},"question":"Which?","options":[]}',
    "[".repeat(100_000),
  ])
    assert.is((await model.answer(score(text))).kind, "unsupported", text.slice(0, 20));
  assert.is((await model.answer({ ...score(""), messages: [] })).kind, "unsupported");
  assert.is((await model.answer(queryRequest(queries[0]!, 0))).kind, "unsupported");
});

test.run();
