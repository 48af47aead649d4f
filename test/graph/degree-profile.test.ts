import { suite } from "uvu";
import * as assert from "uvu/assert";
import { degreeProfile } from "#src/graph/degree-profile";
import { graph } from "#src/graph/graph";
import { relabelled, sample } from "#test/graph/samples";

const test = suite("graph/degree-profile");

test("renumbering never shows", () => {
  for (const directed of [false, true]) {
    for (const { graph: g, rng } of sample(`profile ${directed}`, 40, 15, { directed, heaviest: 9 })) {
      const image = rng.shuffle([...Array(g.order).keys()]);
      const colours = image.map(() => rng.int(0, 2));
      const moved = image.map((_, place) => colours[image.indexOf(place)]!);
      assert.is(degreeProfile(relabelled(g, image, rng), moved), degreeProfile(g, colours));
    }
  }
});

test("weights, directions and colours show", () => {
  const g = graph(3, [[0, 1, 5]], true);
  for (const other of [
    graph(3, [[0, 1, 6]], true),
    graph(3, [[0, 1, 5]]),
    graph(3, [[0, 1]], true),
    graph(4, [[0, 1, 5]], true),
  ]) {
    assert.is.not(degreeProfile(other), degreeProfile(g));
  }
  assert.is.not(degreeProfile(g, [1, 0, 0]), degreeProfile(g, [0, 1, 0]));
  assert.is.not(degreeProfile(g, [0, 0, 1]), degreeProfile(g));
});

test.run();
