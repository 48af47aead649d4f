import { readdirSync, readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { loggedRows, releaseFiles } from "#benchmarks/nlgift/release/index";
import { logCell } from "#benchmarks/nlgift/release/log-names";
import { cellName } from "#benchmarks/nlgift/rescore/cell-name";
import { published } from "#benchmarks/nlgift/rescore/index";
import { grids } from "#benchmarks/nlgift/rescore/paper-tables";
import { needsShared, shared } from "#test/needs";

const root = "data/nlgift";
const test = suite("NLGift's release: names, shapes and printed tables");
const where = needsShared(test, root);
const json = (name: string) => JSON.parse(readFileSync(shared(`${root}/${name}`), "utf8"));

where("every log's name is a cell of its own, and the one that an independent reading of the names gives", () => {
  const folder = shared(`${root}/native-sample/experiment_logs`);
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) => path.endsWith(".jsonl"));
  const cells = names.map((path) => cellName(logCell(path.replaceAll("\\", "/")) ?? assert.unreachable(path)!));
  assert.equal([names.length, new Set(cells).size], [314, 314]);
  for (const { source, ...expected } of json("rescore-summary.json")) {
    assert.is(cellName(logCell(source.replace("experiment_logs/", ""))!), cellName(expected), source);
  }
});

where("every file of the release is known by its name and its first row, and reads to its end", () => {
  const kinds: Record<string, number> = {};
  for (const file of releaseFiles(shared(`${root}/native-sample`))) {
    kinds[file.kind] = (kinds[file.kind] ?? 0) + 1;
    if ("rows" in file) for (const row of file.rows()) assert.match(row.where, file.path);
  }
  assert.equal(kinds, { raw: 61, chat: 41, text: 59, questions: 12, preferences: 4, log: 340, source: 7, empty: 1 });
});

where("a friendship prompt names its nodes as the release's seed does", () => {
  const seeded = ["Evan", "Willow", "Gillian", "Thomas", "Christian"];
  let rows = 0;
  for (const { asked, cell } of loggedRows(shared(`${root}/native-sample`), () => {})) {
    if (cell?.test !== "friendship" || !("labels" in asked)) continue;
    rows++;
    for (const [node, name] of asked.labels!.slice(0, 5).entries()) {
      assert.ok(name === seeded[node] || name === `unnamed ${node}`, name);
    }
  }
  assert.is(rows, 80);
});

where("the printed accuracies are the paper's", () => {
  const cells = json("paper-tables.json").cells.filter(({ table }: { table: number }) =>
    [1, 2, 3, 4, 7].includes(table),
  );
  for (const cell of cells) assert.is(published(cell), cell.acc, cellName(cell));
  const printed = grids.flatMap(({ models }) => Object.values(models).flatMap((rows) => Object.values(rows).flat()));
  assert.is(printed.length, cells.length);
});

test.run();
