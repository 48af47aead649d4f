import { suite } from "uvu";
import * as assert from "uvu/assert";
import { placeLabels, type Spot } from "#reports/svg/place-labels";
import { textWidth } from "#reports/svg/text";
import { stream } from "#src/rng";

const test = suite("place labels");
const SIZE = 10;
const within = { left: 0, right: 300, top: 0, bottom: 200 };

function boxesOf(spots: readonly Spot[], covered = [] as Parameters<typeof placeLabels>[3]) {
  return placeLabels(spots, SIZE, within, covered).map(({ spot, x, y }) => ({
    spot,
    left: x,
    right: x + textWidth(spot.name, SIZE),
    top: y - SIZE * 0.8,
    bottom: y + SIZE * 0.2,
  }));
}

test("a lone name stands right of its mark, or left of it at the edge", () => {
  const [right] = boxesOf([{ x: 50, y: 50, name: "name" }]);
  assert.ok(right!.left > 50 && right!.top < 50 && right!.bottom > 50);
  const [left] = boxesOf([{ x: 290, y: 50, name: "name" }]);
  assert.ok(left!.right < 290);
});

test("no name covers a mark or another name, whatever the crowd", () => {
  const rng = stream(3, "labels");
  const spots = Array.from({ length: 60 }, (_, i) => ({
    x: rng.next() * 300,
    y: rng.next() * 200,
    name: `model ${i}`,
  }));
  const boxes = boxesOf(spots);
  assert.ok(boxes.length > 10 && boxes.length < 60, `${boxes.length}`);
  for (const [i, box] of boxes.entries()) {
    assert.ok(box.left >= 0 && box.right <= 300 && box.top >= 0 && box.bottom <= 200);
    assert.not(spots.some(({ x, y }) => x > box.left && x < box.right && y > box.top && y < box.bottom));
    const met = boxes.filter(
      (other, k) =>
        k !== i && other.left < box.right && box.left < other.right && other.top < box.bottom && box.top < other.bottom,
    );
    assert.is(met.length, 0);
  }
});

test("a name that stands always is set first, and even where nothing is free", () => {
  const spots: Spot[] = Array.from({ length: 40 }, (_, i) => ({ x: 50 + (i % 8), y: 50 + i / 8, name: `n${i}` }));
  spots.push({ x: 53, y: 52, name: "always", always: true });
  const [first] = placeLabels(spots, SIZE, within);
  assert.is(first!.spot.name, "always");
  const everything = [{ left: 0, right: 300, top: 0, bottom: 200 }];
  assert.equal(
    boxesOf(spots, everything).map(({ spot }) => spot.name),
    ["always"],
  );
});

test.run();
