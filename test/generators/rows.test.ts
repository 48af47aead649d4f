import { suite } from "uvu";
import * as assert from "uvu/assert";
import { encodings, graphToRow, problemToRow, rowToGraph, rowToProblem, tasks } from "#generators/index";
import { canonical } from "#src/json";
import { names } from "#src/pick";
import { problem } from "#test/generators/items";

const test = suite("generators: rows");

test("a problem survives its line of JSON", () => {
  for (const task of names(tasks)) {
    for (const encoding of names(encodings)) {
      for (let item = 0; item < 10; item++) {
        const made = problem(1, item, { task, numbers: "float" }, { encoding });
        assert.equal(rowToProblem(JSON.parse(canonical(problemToRow(made)))), made);
      }
    }
  }
});

test("a row that is no graph is refused", () => {
  const row = graphToRow(problem(1, 0, { task: "max-flow" }).graph);
  assert.throws(() => rowToGraph({ ...row, order: 1 }), /expected an edge between/);
  assert.throws(() => rowToGraph({ ...row, sources: row.targets }), /expected an edge between/);
});

test.run();
