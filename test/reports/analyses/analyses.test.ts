import { suite } from "uvu";
import * as assert from "uvu/assert";
import { analyses, analysisLines, analysisPage } from "#reports/analyses/index";
import { spearman } from "#reports/analyses/spearman";
import { sumsIn } from "#reports/analyses/sums-in";
import { arm, evidence, upTo, zeroShot } from "#test/reports/analyses/evidence";

const test = suite("analyses");

test("mixture: the arms in the order of their shares, one line a column, what moved in words", () => {
  const shares = [85, 25, 55];
  const run = evidence({
    arms: [zeroShot, ...shares.map((share) => arm(`shortest-path-${share}`))],
    columns: ["shortest-path", "connectivity"],
    items: 100,
    pattern: "reasoning",
    say: (row, column, i) => upTo(column === "shortest-path" ? Number(/\d+$/.exec(row)?.[0] ?? 0) : 50, i),
  });
  const { table, says, figure } = analyses.mixture.make([run], {});
  assert.equal(
    table.rows.map(([name]) => name),
    ["25% shortest-path", "55% shortest-path", "85% shortest-path"],
  );
  assert.match(table.rows[0]![1]!, /^\.250 /);
  assert.match(
    says[0]!,
    /shortest-path: \.250 at 25%, \.850 at 85% \(their 95% intervals do not meet\); best \.850 at 85%/,
  );
  assert.match(says[1]!, /connectivity: \.500 at 25%, \.500 at 85% \(their 95% intervals meet\)/);
  assert.is(figure!.match(/<polyline/g)!.length, 2);
  const plain = evidence({ arms: [zeroShot, arm("a")], columns: ["a"], say: () => ({ outcome: "wrong" }) });
  assert.throws(() => analyses.mixture.make([plain], {}), /expected a run with mixed training files, got none/);
});

test("strategies: performance over all cells, recovery as a ratio of mean gains, undefined where nothing was gained", () => {
  // In distribution .9 and .7, outside .5 and .3, zero-shot .1 and .3: gains outside .4 and 0 over .8 and .4.
  const right: Readonly<Record<string, number>> = {
    "zero-shot a": 10,
    "zero-shot b": 30,
    "a a": 90,
    "b b": 70,
    "b a": 50,
    "a b": 30,
    "a+dpo a": 5,
    "b+dpo b": 30,
    "b+dpo a": 40,
    "a+dpo b": 80,
  };
  const run = evidence({
    arms: [zeroShot, arm("a"), arm("b"), arm("a", "dpo", "a+dpo"), arm("b", "dpo", "b+dpo")],
    columns: ["a", "b"],
    items: 100,
    say: (row, column, i) => upTo(right[`${row} ${column}`]!, i),
  });
  const { table, says } = analyses.strategies.make([run], {});
  assert.equal(table.rows, [
    ["cot", ".600", ".800", ".400", "33%"],
    ["dpo", ".388", ".175", ".600", "undefined"],
  ]);
  assert.match(says.join("\n"), /dpo: no average recovery/);
});

test("in context: both runs cell by cell, whichever comes first", () => {
  const make = (examples: number, gain: number) =>
    evidence({
      arms: [zeroShot, arm("a"), arm("b")],
      columns: ["a", "b"],
      items: 100,
      examples,
      say: (row, _column, i) => upTo(row === "zero-shot" ? 20 : 20 + gain, i),
    });
  const { table, says } = analyses["in-context"].make([make(2, 0), make(0, 60)], {});
  assert.match(says[0]!, /^Without examples 2 of 2 transfers are significant; with them, .* 0 of 2/);
  const cell = table.rows.find(([place]) => place === "a → b")!;
  assert.match(cell[1]!, /^\.800/);
  assert.match(cell[2]!, /^\.200/);
  assert.equal(cell.slice(3), ["significant", "no"]);
  assert.throws(
    () => analyses["in-context"].make([make(0, 0), make(0, 0)], {}),
    /expected one run without examples and one with/,
  );
});

test("arithmetic: sums in whole tenths, as written", () => {
  const errors = (text: string) => sumsIn(text).flatMap((sum) => (sum.right ? [] : [sum.text]));
  assert.equal(errors("3 + 4 = 7. 1.5 + 2.5 = 4.0, .3 and 0.1 + 0.2 = 0.3"), []);
  assert.equal(errors("2 -> 0 -> 4: 3 + 5 = 9. Then 1 + 1 + 1 = 3, 10 + 2=13"), ["3 + 5 = 9", "10 + 2=13"]);
  assert.equal(errors(`${"1 + ".repeat(50_000)}1 = 2`).length, 1);
});

test("arithmetic: right, slipped and other wrong answers of each cell", () => {
  const run = evidence({
    arms: [zeroShot, arm("a")],
    columns: ["a"],
    items: 10,
    say: (row, _column, i) => {
      if (row === "zero-shot") return { outcome: "unparsed", reply: "Blue." };
      if (i < 5) return { outcome: "correct", reply: "1 + 1 = 3" };
      return { outcome: "wrong", reply: i < 8 ? "2 + 2 = 5" : "2 + 2 = 4" };
    },
  });
  const { table, says } = analyses.arithmetic.make([run], {});
  assert.equal(table.rows[1], ["a → a", ".500 (5)", ".300 (3)", ".200 (2)"]);
  assert.match(says[0]!, /^3 of 15 wrong answers \(20%\)/);
  assert.match(says[1]!, /^10 of all 20 replies state a sum/);
});

test("contrasts: lost items counted, some shown with both replies", () => {
  const run = evidence({
    arms: [zeroShot, arm("a"), arm("b")],
    columns: ["a", "b"],
    items: 10,
    say: (row, column, i) =>
      row === column ? { ...upTo(8, i), reply: "good" } : { ...upTo(3, i), reply: "x".repeat(1000) },
  });
  const { table, says } = analyses.contrasts.make([run], {});
  assert.match(says[0]!, /^10 answers are right after tuning on the tested setting/);
  assert.is(table.rows.length, 4);
  assert.equal([table.rows[0]![0], table.rows[0]![1], table.rows[0]![3]], ["b → a", "5", "good"]);
  assert.ok(table.rows[0]![4]!.length < 420);
});

test("real world: each set under its four conditions", () => {
  const run = evidence({
    arms: [zeroShot, arm("conn-path"), arm("conn-topo"), arm("all-synthetic"), arm("strategyqa"), arm("proscript")],
    columns: ["strategyqa", "proscript"],
    items: 200,
    pattern: "real-world",
    related: { strategyqa: "conn-path", proscript: "conn-topo" },
    say: (row, column, i) =>
      upTo(
        { "zero-shot": 80, "conn-path": 140, "conn-topo": 40, "all-synthetic": 85 }[row] ?? (row === column ? 180 : 0),
        i,
      ),
  });
  const { table, says } = analyses["real-world"].make([run], {});
  assert.equal(
    table.rows.map((row) => row.map((cell) => cell.split(" ")[0])),
    [
      ["strategyqa", ".400", ".700", ".425", ".900"],
      ["proscript", ".400", ".200", ".425", ".900"],
    ],
  );
  assert.match(says[0]!, /related tasks helps significantly; tuning on all synthetic tasks shows no significant gain/);
  assert.match(says[1]!, /related tasks does not help, and is below zero-shot/);
});

test("keywords: mean counts against accuracy, and how little four points say", () => {
  const names = ["adjacency", "incident", "expert", "friendship"];
  const run = evidence({
    arms: [zeroShot, ...names.map((name) => arm(name))],
    columns: names,
    items: 100,
    say: (row, column, i) => upTo(row === column ? 60 + 5 * names.indexOf(row) : 10, i),
  });
  const frequencies = new Map([
    ["joined", 5],
    ["edges", 10],
    ["analyst", 10],
    ["friends", 100],
  ]);
  const { table, says } = analyses.keywords.make([run], { frequencies });
  assert.equal(
    table.rows.map(([, mean]) => mean),
    ["1.0", "2.0", "4.0", "20.0"],
  );
  assert.match(says[0]!, /over 4 encodings: 1\.00\..*once in 24/);
  assert.throws(() => analyses.keywords.make([run], {}), /expected word counts, got none/);
});

test("rank correlation against worked values, ties at mean ranks", () => {
  assert.is(spearman([1, 2, 3], [10, 20, 30]), 1);
  assert.is(spearman([1, 2, 3], [3, 2, 1]), -1);
  // By hand: ranks 1 2.5 2.5 4 and 2 1 3.5 3.5; products of deviations .75 and 1.5, squares 4.5 and 4.5.
  assert.ok(Math.abs(spearman([1, 2, 2, 3], [2, 1, 3, 3])! - 0.5) < 1e-12);
  assert.is(spearman([1, 1], [1, 2]), undefined);
});

test("in the terminal nothing is wider than it, on the page everything is escaped", () => {
  const run = evidence({
    arms: [zeroShot, arm("a"), arm("b")],
    columns: ["a", "b"],
    items: 10,
    say: (row, column, i) => ({ ...upTo(row === column ? 8 : 3, i), reply: "<script>alert(1)</script>" }),
  });
  for (const kind of [analyses.contrasts, analyses.strategies, analyses.arithmetic]) {
    const made = kind.make([run], {});
    const lines = analysisLines(made, 80);
    assert.ok(lines.slice(2, 2 + made.table.rows.length).every((line) => line.length <= 80));
    assert.not.match(analysisPage(made, ["made"]), "<script>alert");
  }
});

test.run();
