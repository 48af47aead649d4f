import { suite } from "uvu";
import * as assert from "uvu/assert";
import { analysisText } from "#benchmarks/graphinstruct/analysis/index";
import { difference, range, score, tokens } from "#benchmarks/graphinstruct/analysis/text/numbers";

const test = suite("graphinstruct analysis: text");

test("numbers are written with a real minus sign and no leading zero", () => {
  assert.equal(
    [0.9018, 1, 0, -0.0002, -0.25, Number.NaN, undefined].map((value) => score(value)),
    [".902", "1.000", ".000", ".000", "−.250", "–", "–"],
  );
  assert.equal(
    [0.069, -0.034, 0.0004, -0.0004, undefined].map((value) => difference(value)),
    ["+.069", "−.034", ".000", ".000", "–"],
  );
  assert.is(difference(0.0196, 4), "+.0196");
  assert.is(range([-0.094, 0.002]), "[−.094, +.002]");
  assert.is(range(undefined), "–");
  assert.equal([2845.7, Number.NaN, undefined].map(tokens), ["2846", "–", "–"]);
});

test("columns of numbers stand to the right, others to the left", () => {
  const text = analysisText({
    title: "Title",
    source: "source",
    result: {},
    says: ["One thing.", "Another."],
    tables: [
      {
        caption: "all",
        head: ["model", "total"],
        rows: [
          ["a", ".5"],
          ["long name", "−.123"],
        ],
      },
    ],
  });
  assert.is(
    text,
    [
      "Title (source)",
      "",
      "One thing.",
      "Another.",
      "",
      "all",
      "model      total",
      "a             .5",
      "long name  −.123",
      "",
    ].join("\n"),
  );
});

test.run();
