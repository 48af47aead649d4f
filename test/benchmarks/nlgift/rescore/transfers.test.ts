import { suite } from "uvu";
import * as assert from "uvu/assert";
import { outcomes, rescore, transfers, transfersTable } from "#benchmarks/nlgift/rescore/index";
import { logged } from "#test/benchmarks/nlgift/rescore/logged";

const test = suite("transfers of published models, by the paper's test and by the paired one");

const linked = { node_number: 3, graph: "(0,1)", answer: "yes" };
/** A model's replies to a test set, by whether each is right. */
const replies = (train: string, column: string, right: readonly boolean[]) =>
  right.map((is, i) =>
    logged({ task: "connectivity", train, test: column }, linked, is ? "Yes." : "No.", `T1/x/${column}/${i}`),
  );
const many = (right: number, of: number) => Array.from({ length: of }, (_, i) => i < right);

function tested(...sets: ReturnType<typeof replies>[]) {
  const strictly = outcomes();
  return transfers(rescore(sets.flat(), "paper", strictly.told), strictly);
}

test("tuned against untuned item by item, adjusted over the table's transfers, beside the paper's decision", () => {
  const found = tested(
    replies("zero-shot", "incident", many(0, 12)),
    replies("incident", "incident", many(12, 12)),
    replies("adjacency", "incident", many(10, 12)),
    replies("friendship", "incident", many(1, 12)),
    replies("zero-shot", "adjacency", many(3, 12)),
  );
  assert.equal(
    found.map(({ train, items, gained, lost }) => [train, items, gained, lost]),
    [
      ["adjacency", 12, 10, 0],
      ["friendship", 12, 1, 0],
    ],
  );
  const [adjacency, friendship] = found;
  // Mid-p of 0 of 10: half the chance of 0, at both ends.
  assert.ok(Math.abs(adjacency!.p - 2 ** -10) < 1e-12);
  assert.ok(Math.abs(adjacency!.holm - 2 * adjacency!.p) < 1e-12);
  assert.equal([adjacency!.better, friendship!.better], [true, false]);
  assert.equal([adjacency!.printed.untuned, adjacency!.printed.tuned, adjacency!.printed.better], [0.738, 0.912, true]);
});

test("only items that both models replied to; none without the untuned model", () => {
  const before = replies("zero-shot", "incident", many(2, 6)).slice(2);
  const [found] = tested(before, replies("adjacency", "incident", many(5, 6)));
  assert.equal([found!.items, found!.untuned, found!.tuned], [4, 0, 3]);
  assert.equal(tested(replies("adjacency", "incident", [true])), []);
  assert.is(transfersTable([]), "");
});

test("as text of 80 columns; claims are compared where all of the paper's items are there", () => {
  const few = transfersTable(
    tested(replies("zero-shot", "incident", many(0, 9)), replies("adjacency", "incident", many(9, 9))),
  );
  assert.match(few, /adjacency → incident {4}\.000 1\.000 {5}9 {5}9\/0 {2}\.0020 {3}yes {4}yes\n/);
  assert.match(few, /Claims that change: 0 of 0\n {2}not compared, with fewer items than the paper's: 1\n$/);
  const whole = transfersTable(
    tested(replies("zero-shot", "incident", many(300, 500)), replies("adjacency", "incident", many(301, 500))),
  );
  assert.match(whole, /Table 1: paper 1 of 1, paired 0\n/);
  assert.match(
    whole,
    /Claims that change: 1 of 1\n {2}Table 1, semantic, connectivity, ChatGPT: adjacency → incident\n/,
  );
  assert.ok([few, whole].every((text) => text.split("\n").every((line) => line.length <= 80)));
});

test.run();
