import { spawnSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { changes } from "#reports/changes";
import { escapeText } from "#reports/escape-text";
import { reports } from "#reports/index";
import { notes } from "#reports/notes";
import { page } from "#reports/page";
import type { Report, Sample, Trained } from "#reports/report";
import { summary } from "#reports/tally";
import { needs } from "#test/needs";
import { example } from "#test/reports/example";
import { drawnMatrix, matrices } from "#test/reports/matrices";
import { inScratch } from "#test/scratch";

const test = suite("page");
const html = page(example);

const HOSTILE = [
  "<script>document.title = 'owned'</script>",
  "</pre></article><h1>owned</h1>",
  '"><img src=x onerror="document.title=1">',
  "a\u2028b\u2029c \u202eevil\u0000",
  "&lt;b&gt; &amp; ]]> --> <!-- <style>*{display:none}</style>",
  "\ud800 lone",
];
const trained: Trained = {
  row: "incident",
  seed: 3,
  job: "ftjob-7",
  model: "openai:ft:tiny",
  tokens: 123_456,
  dollars: 1.5,
  checkpoints: 2,
  losses: [
    { step: 1, loss: 2 },
    { step: 50, loss: 1 },
    { step: 100, loss: 0.25 },
  ],
};
const hostile: Report = {
  ...example,
  title: HOSTILE[0]!,
  subtitle: HOSTILE[1]!,
  facts: [{ label: HOSTILE[0]!, value: HOSTILE[2]! }],
  notes: HOSTILE,
  samples: HOSTILE.map(
    (text): Sample => ({
      row: "expert",
      column: "incident",
      right: false,
      prompt: text,
      reply: text,
      read: text,
      why: text,
    }),
  ),
  made: { base: HOSTILE[0]! },
  trained: HOSTILE.map((text) => ({ ...trained, row: text, job: text, model: text })),
};

test("one file: no script, nothing to fetch, and a policy that forbids both", () => {
  assert.not.match(html, /<script|<link|<img|<iframe|@import|url\(\s*["']?(?!#)/i);
  const addresses = [...html.matchAll(/(?:href|src|action)="([^"]*)"/g)].map((match) => match[1]!);
  assert.ok(addresses.length > 0 && addresses.every((address) => address.startsWith("#")));
  assert.equal([...new Set(html.match(/https?:[^"' )<]*/g))], ["http://www.w3.org/2000/svg"]);
  assert.match(html, "default-src &#39;none&#39;");
});

test("facts, summary, notes, every cell, samples and hashes are on it", () => {
  for (const { label, value } of example.facts) assert.ok(html.includes(`<dt>${label}</dt>`) && html.includes(value));
  for (const said of summary(example.matrix)) assert.match(html, escapeText(said));
  for (const note of [...notes(example.matrix), ...example.notes]) assert.ok(html.includes(escapeText(note)), note);
  const rows = (kind: string) =>
    html
      .split(`<table${kind}`)
      .slice(1)
      .map((table) => table.split("<tr").length - 1);
  assert.equal(
    rows(' class="cells"')
      .map((count) => count)
      .sort(),
    [13, 21],
  );
  assert.is(html.match(/<article/g)!.length, example.samples.length);
  for (const { why } of example.samples) assert.ok(html.includes(why));
  for (const hash of ["77de0c4a91b2", "9ac1d0e77b21", "3f9c51d2aa80"]) assert.ok(html.includes(hash));
});

test("links of the figure lead to samples that are there", () => {
  const targets = [...new Set([...html.matchAll(/href="#([^"]*)"/g)].map((match) => match[1]!))];
  assert.is(targets.length, new Set(example.samples.map(({ row, column }) => `${row} ${column}`)).size);
  for (const target of targets) assert.is(html.split(`id="${target}"`).length, 2);
  const ids = [...html.matchAll(/ id="([^"]*)"/g)].map((match) => match[1]!);
  assert.is(new Set(ids).size, ids.length);
});

test("claims that change are shown with both statistics, or said to be none", () => {
  const matrix = drawnMatrix(matrices.reasoning);
  const shown = page({ ...example, matrix });
  assert.ok(changes(matrix).length > 0);
  for (const { why } of changes(matrix)) assert.ok(shown.includes(escapeText(why)), why);
  assert.match(html, "None: both say the same of every pair.");
});

test("whatever is said stays text", () => {
  const shown = page(hostile);
  assert.not.match(shown, /<script|<img|<h1>owned/);
  assert.not.match(shown, /[^\P{Cc}\n]|[\p{Zl}\p{Zp}\p{Cf}]/u);
  assert.is(shown.match(/<style>/g)!.length, 1);
});

test("how training went: the curve of each model, its job and what it cost", () => {
  const other: Trained = { row: "expert", model: "local:1", tokens: 10, checkpoints: 0, losses: [] };
  const shown = page({ ...example, trained: [trained, other] });
  const part = shown.split("<h2>How training went</h2>")[1]!.split("</section>")[0]!;
  assert.match(part, "<title>incident, seed 3</title>");
  assert.is(part.match(/<title>/g)!.length, 1, "a model without losses has no line");
  // From step 1 of 100 at the greatest loss to the last step at an eighth of it, in a plot of 560 by 200 at (48, 10).
  assert.match(part, 'd="M53.6 10.0L328.0 110.0L608.0 185.0"');
  for (const word of ["2.000 → 0.250", "123,456", "$1.50", "ftjob-7", "openai:ft:tiny", "local:1"])
    assert.match(part, word);
  for (const trained of [undefined, []]) assert.not.match(page({ ...example, trained } as Report), "How training went");
});

test("a long course is drawn by a hundred and some points", () => {
  const losses = Array.from({ length: 10_000 }, (_, i) => ({ step: i + 1, loss: 0 }));
  const path = page({ ...example, trained: [{ ...trained, losses }] }).match(/<path d="(M[^"]*)"[^>]*><title>/)![1]!;
  assert.is(path.split("L").length, 140);
  assert.not.match(path, "NaN");
});

test("a long reply is cut, and told so", () => {
  const samples = [{ ...example.samples[0]!, reply: "x".repeat(1_000_000) }];
  const shown = page({ ...example, samples });
  assert.ok(shown.length < 200_000);
  assert.match(shown, "997000 more characters");
});

test("every shape of matrix makes a page", () => {
  for (const recipe of Object.values(matrices)) {
    const shown = page({ ...example, matrix: drawnMatrix(recipe), samples: [] });
    assert.not.match(shown, /NaN|Infinity|\[object/);
    assert.not.match(shown, "Replies, right and wrong");
  }
});

test("each report has a file of its own and is made from the same value", async () => {
  const files = Object.values(reports).map(({ file }) => file);
  assert.is(new Set(files).size, files.length);
  for (const { file, make } of Object.values(reports)) {
    const made = await make(example);
    assert.ok("content" in made ? made.content.length > 1000 : made.missing, file);
  }
});

needs(test, "chromium")("a browser finds the elements that were meant, and runs nothing of a hostile reply", () =>
  inScratch((folder) => {
    const path = join(folder, "index.html");
    writeFileSync(path, page(hostile).replace(/<meta http-equiv="Content-Security-Policy"[^>]*>/, ""));
    const quiet = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];
    const still = ["--disable-component-update", "--disable-sync", `--user-data-dir=${join(folder, "profile")}`];
    const options = ["--headless", "--no-sandbox", ...quiet, ...still, "--dump-dom", pathToFileURL(path).href];
    const dom = spawnSync("chromium", options, { encoding: "utf8", timeout: 60_000 }).stdout;
    assert.is(dom.match(/<article/g)?.length, HOSTILE.length);
    assert.not.match(dom, /<script|<img|<h1>owned/);
    assert.match(dom, /<title>&lt;script&gt;document\.title = 'owned'/);
  }),
);

test.run();
