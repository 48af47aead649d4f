import { suite } from "uvu";
import * as assert from "uvu/assert";
import { poseTour } from "#benchmarks/decision/rq3/instances/pose-tour";
import { trajectoryIn } from "#benchmarks/decision/rq3/scores/trajectory-in";
import { drawMap } from "#benchmarks/decision/rq3/tour/draw-map";
import type { Choose } from "#src/play";
import { stream } from "#src/rng";
import { playBy, posedOfEach } from "#test/benchmarks/decision/rq3/small";

const test = suite("trajectories");
const direct = { mode: "direct", seed: 0, repeat: 0 } as const;
const shown = { mode: "proposals", seed: 0, repeat: 0 } as const;
const evenly = (request: Choose) => request.options.length >> 1;

test("direct construction asks for every decision that has options, and takes the rest", () => {
  for (const posed of posedOfEach(1)) {
    const asked: Choose[] = [];
    const verdict = playBy(posed.play(direct), evenly, asked);
    assert.is(verdict.outcome, "correct");
    const played = trajectoryIn(verdict)!;
    const expected = { tsp: [5, 1], maxcut: [6, 0], lt: [2, 0], modularity: [6, 0] }[posed.task]!;
    assert.equal([played.asked, played.forced], expected, posed.task);
    assert.is(asked.length, played.asked);
    assert.is(
      played.shown,
      asked.reduce((sum, { options }) => sum + options.length, 0),
    );
    assert.is(played.legal, played.shown);
    assert.is(posed.verified(played), played.value);
    assert.is(posed.value(played.actions), played.value);
    for (const { options } of asked) assert.ok(options.every(({ description }) => description === undefined));
  }
});

test("of proposals only those of the rules are options, with their scores; a sole one is taken without asking", () => {
  for (const posed of posedOfEach(2)) {
    const asked: Choose[] = [];
    const played = trajectoryIn(playBy(posed.play(shown), evenly, asked))!;
    assert.is(played.asked + played.forced, played.actions.length);
    assert.ok(played.shown >= 2 * played.asked);
    assert.ok(played.legal >= played.shown);
    for (const { options } of asked) {
      assert.equal(
        options.map(({ id }) => id),
        [...options.keys()].map(String),
      );
      const told = options.map(({ description }) => JSON.parse(description!));
      assert.equal(told.flatMap(({ proposedBy }) => proposedBy).sort(), [...posed.rules].sort());
      assert.is(new Set(told.map(({ action }) => action)).size, options.length);
      for (const rule of posed.rules) {
        const best = told.find(({ proposedBy }) => proposedBy.includes(rule))!.scores[rule];
        assert.ok(
          told.every(({ scores }) => scores[rule] <= best),
          `${posed.task} ${rule}`,
        );
      }
    }
  }
});

test("no request holds the name of its instance, a reference or a seed", () => {
  for (const posed of posedOfEach(3, { kind: "best-known", value: 987_654 })) {
    for (const options of [direct, { ...shown, seed: 424_242 }]) {
      const asked: Choose[] = [];
      playBy(posed.play(options), evenly, asked);
      for (const request of asked) assert.not.match(JSON.stringify(request), new RegExp(`${posed.id}|987654|424242`));
    }
  }
});

test("the same replies give the same requests; the order of proposals hangs on seed and history and tells no rule apart", () => {
  const [posed] = posedOfEach(4);
  const run = (seed: number) => {
    const asked: Choose[] = [];
    playBy(posed!.play({ ...shown, seed }), evenly, asked);
    return asked;
  };
  assert.equal(run(7), run(7));
  const firsts = Array.from({ length: 40 }, (_, seed) => JSON.parse(run(seed)[0]!.options[0]!.description!).action);
  assert.ok(new Set(firsts).size > 1);
});

test("a reply that is none of the options ends it; what was done so far is kept", () => {
  for (const [i, posed] of posedOfEach(5).entries()) {
    let left = 1;
    const none = [undefined, 99][i % 2];
    const verdict = playBy(posed.play(direct), () => (left-- > 0 ? 0 : none));
    assert.is(verdict.outcome, "unparsed");
    const played = trajectoryIn(verdict)!;
    assert.is(played.asked, 2);
    assert.is(played.actions.length, 1);
    assert.is(played.value, undefined);
    assert.throws(() => posed.verified(played), /do not reach the end|recorded as/);
  }
});

test("more options than a request may have are unsupported before anything is asked", () => {
  const map = drawMap(stream(1), 300, "m");
  const posed = poseTour(map, { kind: "best-known", value: 1 });
  const asked: Choose[] = [];
  const verdict = playBy(posed.play(direct), () => 0, asked);
  assert.is(verdict.outcome, "unsupported");
  assert.match(verdict.why, /299 options; a request has 255 at most/);
  assert.is(asked.length, 0);
  assert.is(playBy(posed.play(shown), () => 0).outcome, "correct");
});

test("a record that contradicts itself is an error", () => {
  for (const posed of posedOfEach(6)) {
    const played = trajectoryIn(playBy(posed.play(direct), evenly))!;
    assert.throws(() => posed.verified({ ...played, value: played.value! + 1 }), /recorded as/);
    assert.throws(() => posed.verified({ ...played, actions: [...played.actions, 1] }), /not legal/);
    assert.throws(() => posed.verified({ ...played, actions: [99, ...played.actions.slice(1)] }), /not legal/);
  }
});

test("a solution is drawn with what its figure needs, finished or not", () => {
  const [tour, cut, spread, modules] = posedOfEach(7);
  const drawn = tour!.draw([2, 1]);
  assert.equal(drawn.route, [0, 2, 1]);
  assert.is(drawn.positions!.length, 7);
  assert.equal(drawn.edges, []);
  const sides = cut!.draw([1, 1, 0, 0, 1, 0]);
  assert.equal(sides.sides, [0, 1, 1, 0, 0, 1, 0]);
  assert.is(sides.edges.length, cut!.edges);
  assert.ok(sides.edges.every((edge) => edge.length === 3));
  assert.equal(modules!.draw([]).sides, [0]);
  const reached = spread!.draw([3, 5]);
  assert.equal(reached.picked, [3, 5]);
  assert.is(reached.active!.length, spread!.value([3, 5]));
  assert.is(reached.directed, true);
});

test.run();
