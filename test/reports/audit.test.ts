import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { auditLines } from "#reports/audit/lines";
import { auditPage } from "#reports/audit/page";
import type { Audit, Finding } from "#splits/audit/index";
import { writeSplits } from "#splits/index";
import { main } from "#src/commands/main";
import { fakeIo } from "#test/commands/fake-io";
import { inScratch } from "#test/scratch";

const test = suite("reports/audit");

const rows = Array.from({ length: 30 }, (_, i) => ({ where: `flow.jsonl:${i + 1}`, says: `says ${i + 1} <b>` }));

function finding(check: string, severity: Finding["severity"], more: Partial<Finding> = {}): Finding {
  return {
    check,
    severity,
    where: "flow.jsonl",
    count: 30,
    of: 40,
    says: "30 of 40 answers are wrong.",
    rows,
    ...more,
  };
}

const found: Audit = {
  subject: "<script>alert(1)</script>",
  ...{ files: 3, rows: 120, problems: 80, sets: 2, texts: 100 },
  skipped: [
    { path: "empty.jsonl", skipped: "an empty file" },
    { path: "none.jsonl", skipped: "an empty file" },
  ],
  findings: [
    finding("labels", "error"),
    ...Array.from({ length: 5 }, (_, i) => finding("repeats", "warning", { where: `file-${i}.jsonl`, rows: [] })),
    finding("balance", "note"),
  ],
};

test("the page is self-contained and shows findings by severity with the rows behind them", () => {
  const page = auditPage(found);
  assert.not.match(page, /<script|src=|https?:/);
  assert.match(page, /<h1>&lt;script&gt;/);
  const order = ["<h2>Checks", "<h2>Errors", "<h2>Warnings", "<h2>Notes", "Files skipped"].map((head) =>
    page.indexOf(head),
  );
  assert.ok(
    order.every((at, i) => at > (order[i - 1] ?? 0)),
    order.join(),
  );
  assert.match(page, /flow\.jsonl:20<\/code> says 20 &lt;b&gt;/);
  assert.not.match(page, /flow\.jsonl:21</);
  assert.match(page, /… and 10 more/);
  assert.match(page, /30 of 40, 75%/);
});

test("each number of the table leads to findings that are there", () => {
  const page = auditPage(found);
  const links = [...page.matchAll(/href="#([\w-]+)"/g)].map(([, id]) => id!);
  assert.equal(links.sort(), ["error-labels", "note-balance", "warning-repeats"]);
  for (const id of links) assert.is(page.split(`id="${id}"`).length, 2, id);
});

test("a page without findings says so", () => {
  const page = auditPage({ ...found, findings: [], skipped: [] });
  assert.match(page, /No error and no warning/);
  assert.not.match(page, /<h2>(Errors|Warnings|Notes)|Files skipped/);
});

test("the summary fits the terminal, tells the gravest in full and counts the rest", () => {
  for (const width of [80, 50]) {
    const lines = auditLines(found, width);
    assert.equal(
      lines.filter((line) => line.length > width),
      [],
    );
    const text = lines.join("\n").replace(/\s+/g, " ");
    assert.match(text, /3 files, 120 rows: 80 problems in 2 sets, 100 different texts; 2 files skipped\./);
    assert.match(text, /1 error, 5 warnings and 1 note\./);
    assert.match(text, /Skipped: 2 files \(an empty file\)\./);
    assert.match(text, /error: labels flow\.jsonl 30 of 40 answers are wrong\./);
    assert.match(text, /… and 2 more like it/);
    assert.match(text, /notes: balance 1$/);
  }
});

async function type(...words: string[]) {
  const io = fakeIo();
  return { code: await main(words, io), ...io.said };
}

test("the command: summary, page and JSON of splits, whole or in a run's folder; findings are no failure", () =>
  inScratch(async (dir) => {
    writeSplits({ pattern: "reasoning", seed: 1, train: 8, test: 8, out: join(dir, "splits") });
    const html = join(dir, "audit.html");
    const told = await type("audit", dir, "--html", html, "--limit-tokens", "1");
    assert.equal([told.code, told.err], [0, ""]);
    assert.match(told.out, /0 errors, 8 warnings/);
    assert.equal(
      told.out.split("\n").filter((line) => line.length > 80 && !line.includes(dir)),
      [],
    );
    assert.match(readFileSync(html, "utf8"), /<h2>Warnings/);
    const { code, out } = await type("audit", join(dir, "splits"), "--json");
    const json: Audit = JSON.parse(out);
    assert.equal([code, json.files, json.rows, json.sets], [0, 12, 96, 8]);
    assert.equal(
      json.findings.filter(({ severity }) => severity !== "note"),
      [],
    );
  }));

test("the command: several folders of splits are audited together", () =>
  inScratch(async (dir) => {
    for (const pattern of ["semantic", "numerical"]) {
      writeSplits({ pattern, seed: 2, train: 4, test: 4, out: join(dir, pattern) });
    }
    writeSplits({ pattern: "semantic", seed: 2, train: 4, test: 4, out: join(dir, "semantic-again") });
    const { code, out } = await type("audit", dir, "--json");
    const { findings, files }: Audit = JSON.parse(out);
    assert.equal([code, files], [0, 66]);
    assert.equal(
      findings.filter(({ severity }) => severity !== "note"),
      [],
    );
    const both = "semantic/connectivity/expert.test.jsonl and semantic-again/connectivity/expert.test.jsonl";
    assert.ok(findings.some(({ check, where }) => check === "overlap" && where === both));
  }));

test("the command: what is no data set is the user's mistake, in one line", () =>
  inScratch(async (dir) => {
    writeFileSync(join(dir, "manifest.json"), "{");
    const wrong: [string[], RegExp][] = [
      [[join(dir, "nothing")], /expected a folder, got none/],
      [["test"], /or a folder of splits, which has a manifest\.json/],
      [[dir], /manifest\.json/],
      [["test", "--limit-tokens", "0"], /--limit-tokens: expected a whole number of 1 or more/],
    ];
    for (const [words, message] of wrong) {
      const { code, out, err } = await type("audit", ...words);
      assert.equal([code, out, err.split("\n").length], [2, "", 2], err);
      assert.match(err, message);
    }
  }));
test.run();
