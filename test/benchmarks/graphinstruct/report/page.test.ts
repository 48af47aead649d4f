import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type BenchReport, benchReport, reportFiles, reportPage } from "#benchmarks/graphinstruct/report/index";
import { anchors, differences, type Totals } from "#benchmarks/graphinstruct/scores/index";
import { escapeText } from "#reports/escape-text";
import { names } from "#src/pick";
import { EVIL, madeStudy } from "#test/benchmarks/graphinstruct/report/made-study";

const test = suite("graphinstruct page");

const study = madeStudy();
/** The best at levels 0 to 2 is worst here, and the totals are lower. */
const sound = madeStudy(-0.05);

function totals(total: number): Totals {
  return { levels: new Map([[0, total]]), total };
}

const known = { references: totals(0.99), node: totals(0.1), empty: totals(0.05), path: totals(0.55) };
const results = {
  title: "A <b>run</b>",
  subtitle: "of <i>three</i> models",
  studies: { compat: study, sound },
  anchors: { compat: known, sound: { ...known, path: totals(0.6) } },
  cases: [],
};
const report = benchReport(results);
const page = reportPage(report);

/** The heads of the leaderboard's rows, in order. */
function board(markup: string): string[] {
  const [table] = /<table class="board">.*?<\/table>/s.exec(markup)!;
  return [...table.matchAll(/<th scope="row">(.*?)<\/th>/g)].map(([, head]) => head!);
}

test("configurations and anchors stand in the order of their totals", () => {
  const heads = board(page);
  assert.is(heads.length, study.ranked.length + 4);
  assert.is(heads[0], escapeText(`anchor: ${anchors.references.summary}`));
  assert.match(heads[1]!, "1. ");
  const path = heads.indexOf(escapeText(`anchor: ${anchors.path.summary}`));
  const below = study.ranked.filter(({ run }) => run.quality < 0.55).length;
  assert.ok(below > 0);
  assert.is(heads.length - path - 3, below);
});

test("of the paper's models alone, methods stand apart, and the headline names one that scores more", () => {
  const best = study.apart.length === 0 && study.ranked.find(({ strategy }) => strategy === "vgig T5");
  assert.ok(best);
  const apart = [{ ...best, run: { ...best.run, quality: 0.99 } }];
  const survey = { ...study, ranked: study.configurations, apart };
  const own = reportPage(benchReport({ ...results, studies: { compat: survey }, anchors: {} }));
  assert.is(own.match(/<table class="board">/g)!.length, 2);
  assert.match(own, "leads 10 configurations");
  assert.match(own, "a method apart from them comes to more: m0 vgig T5, .990");
});

test("both modes stand side by side, with the change and the rank in the second", () => {
  const [, row] = /1\. [^<]*<\/th>(.*?)<\/tr>/.exec(page)!;
  const cells = [...row!.matchAll(/<td>(.*?)<\/td>/g)].map(([, cell]) => cell!);
  const [first] = [...study.ranked].sort((a, b) => b.run.quality - a.run.quality);
  assert.is(cells.length, 4 + 6 + 1);
  assert.is(cells[0], first!.run.quality.toFixed(3).slice(1));
  assert.is(cells[1], (first!.run.quality - 0.05).toFixed(3).slice(1));
  assert.match(cells[2]!, "−.050");
  assert.is(cells[3], "1");
});

test("the lead says how many score less than an anchor that solves nothing, by mode", () => {
  const below = (mode: typeof study, anchor: number) => mode.ranked.filter(({ run }) => run.quality < anchor).length;
  assert.match(page, `compat: ${below(study, 0.55)} of 13 configurations score less`);
  assert.match(page, `sound: ${below(sound, 0.6)} of 13 configurations score less`);
});

test("every difference between the modes is told with its reason", () => {
  for (const name of names(differences)) {
    const { what, compat, why } = differences[name];
    for (const words of [what, compat, why]) assert.ok(page.includes(escapeText(words)), name);
  }
});

test("each analysis is folded up under its title, each figure is there in both layouts", () => {
  for (const { title } of report.analyses.values()) assert.ok(page.includes(`<summary>${escapeText(title)}`), title);
  assert.is(page.match(/<svg/g)!.length, 2 * report.figures.size);
  assert.is(report.figures.size, 5);
});

test("the page is text of others made harmless, and loads nothing", () => {
  assert.not.match(page, /<script|<b>&|<b>run|<i>three|https?:\/\/(?!www\.w3\.org)/);
  assert.match(page, "Content-Security-Policy");
  assert.ok(page.includes(escapeText(EVIL)));
});

test("one mode, no anchors, no scores: what is missing is left out", () => {
  const one = reportPage(benchReport({ ...results, studies: { sound }, anchors: {} }));
  assert.match(one, '<th scope="col">total</th>');
  assert.is(board(one).length, sound.ranked.length);
  assert.not.match(one, "score less than");
  const none: BenchReport = benchReport({ ...results, studies: {}, anchors: {} });
  assert.match(reportPage(none), "No run was scored on all six levels.");
});

test("failure rates are told where files hold them, else that they don't", () => {
  assert.match(page, "The score files do not say how many outputs could not be read.");
  const failures = { title: "t", source: "s", says: ["7 outputs failed."], tables: [], result: [] };
  const told = reportPage({ ...report, analyses: new Map([["failures", failures]]) });
  assert.match(told, "7 outputs failed.");
  assert.not.match(told, "do not say");
});

test("a report's files: the page, and each figure as SVG and PNG", async () => {
  const [radar] = [...report.figures];
  const files = await reportFiles({ ...report, figures: new Map([radar!]) });
  assert.equal(
    files.map(({ file }) => file),
    ["index.html", "radar.svg", "radar.png"],
  );
  const png = files[2]!;
  assert.equal("content" in png && [...png.content.slice(1, 4)], [80, 78, 71]);
});

test.run();
