import { suite } from "uvu";
import * as assert from "uvu/assert";
import { readQualityFiles, studyOf } from "#benchmarks/graphinstruct/analysis/index";
import { figures, reportPage } from "#benchmarks/graphinstruct/report/index";
import { lazy } from "#eval/readers/lazy";
import { names } from "#src/pick";
import { needsShared, shared } from "#test/needs";
import { textsOf } from "#test/reports/texts-of";

const test = suite("graphinstruct report of the published scores");
const QUALITY = "data/graphinstruct/quality";
const study = lazy(() => studyOf(readQualityFiles(shared(QUALITY))));
const drawn = lazy(() => new Map(names(figures).map((name) => [name, figures[name].illustrate(study())!] as const)));

function title(name: keyof typeof figures): string {
  return /aria-label="([^"]*)"/.exec(drawn().get(name)!.wide)![1]!;
}

needsShared(test, QUALITY)("the figures' titles say what the published tables say", () => {
  assert.match(title("frontier"), "6 of 45 configurations are on the frontier");
  assert.match(title("strategies"), "few-shot at L4, by .069 (11 of 11 models)");
  assert.match(title("radar"), "Sonnet-4.6 zero-shot is best at 5 of 6 levels");
  assert.match(title("saturation"), "GPT-4o-mini: 15 rounds gain most over 1, by .026");
});

needsShared(test, QUALITY)("names of the frontier do not cover one another, and most configurations are named", () => {
  const models = new Set(study().models.map(({ name }) => name));
  const labels = [...textsOf(drawn().get("frontier")!.wide)].filter(({ words }) => models.has(words));
  assert.ok(labels.length > 35, `${labels.length}`);
  for (const [i, one] of labels.entries()) {
    const met = labels.slice(i + 1).filter((other) => {
      return Math.abs(one.y - other.y) < 9 && one.left < other.right && other.left < one.right;
    });
    assert.equal(
      met.map(({ words }) => words),
      [],
    );
  }
});

needsShared(test, QUALITY)("the page is rendered within a second of CPU", () => {
  const report = {
    title: "t",
    subtitle: "s",
    studies: { compat: study() },
    anchors: {},
    cases: [],
    analyses: new Map(),
  };
  const began = process.cpuUsage();
  const page = reportPage({ ...report, figures: drawn() });
  assert.ok(process.cpuUsage(began).user < 1e6, "microseconds of CPU");
  assert.is(page.match(/<svg/g)!.length, 10);
});

test.run();
