import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { releaseSubject } from "#benchmarks/nlgift/audit/release-subject";
import { drawInstance, type InstanceSpec, render } from "#generators/index";
import { auditPage } from "#reports/audit/page";
import { audit } from "#splits/audit/index";
import { writeWhole } from "#src/jsonl";
import { stream } from "#src/rng";
import { type Item, itemOf, type Place, places, type ReleasedSet, writeRelease } from "#test/splits/audit/release";

/** Rows of each of the 600 files of a release with 150,000 rows. */
const ROWS = 250;
const FILES = 600;
/** Files of a set that are no logs. */
const DATA_FILES = 4;

/** Seconds and megabytes that the audit may take. */
const BUDGET = { seconds: 60, megabytes: 1024 };

/** Settings of NLGift by pattern; each set has problems of its own. */
const sets: readonly (readonly [Place, Partial<InstanceSpec> & Pick<InstanceSpec, "task">])[] = [
  ...(["sint", "lint", "float"] as const).flatMap((range) => {
    const numbers = ({ sint: "int-small", lint: "int-large", float: "float" } as const)[range];
    return [
      [places.numerical("shortest_path", range), { task: "shortest-path", numbers }] as const,
      [places.numerical("flow", range), { task: "max-flow", numbers }] as const,
    ];
  }),
  ...(
    [
      ["shortest_path", "shortest-path"],
      ["topology", "topological-sort"],
    ] as const
  ).flatMap(([name, task]) => [
    [places.structural(name, "size", "small"), { task, size: [3, 10] }] as const,
    [places.structural(name, "size", "large"), { task, size: [11, 25] }] as const,
    [places.structural(name, "type", "ER"), { task }] as const,
    [places.structural(name, "type", "BA"), { task, family: "ba" }] as const,
    [places.structural(name, "centrality", "low"), { task, transitivity: "low" }] as const,
    [places.structural(name, "centrality", "high"), { task, transitivity: "high" }] as const,
  ]),
  [places.reasoning("connectivity"), { task: "connectivity" }],
  [places.reasoning("shortest-path"), { task: "shortest-path" }],
  [places.reasoning("topology"), { task: "topological-sort" }],
  [places.reasoning("flow"), { task: "max-flow" }],
];

/**
 * Makes a release of NLGift's layout and full size in a temporary folder, audits it and makes the page. The last line is
 * the budget over the time.
 */
export function bench(): void {
  const dir = mkdtempSync(join(tmpdir(), "graphshift-audit-"));
  try {
    makeRelease(dir);
    const before = process.cpuUsage();
    const began = performance.now();
    const found = audit(releaseSubject(dir));
    writeWhole(join(dir, "audit.html"), auditPage(found));
    const seconds = (performance.now() - began) / 1000;
    const { user, system } = process.cpuUsage(before);
    const megabytes = process.resourceUsage().maxRSS / 1024;
    const { files, rows, problems, findings } = found;
    console.log(`${files} files, ${rows} rows, ${problems} problems: ${findings.length} findings`);
    console.log(`${seconds.toFixed(1)} s, ${((user + system) / 1e6).toFixed(1)} s of CPU (budget ${BUDGET.seconds} s)`);
    console.log(`peak memory ${megabytes.toFixed(0)} MB, making the release included (budget ${BUDGET.megabytes} MB)`);
    if (megabytes > BUDGET.megabytes || files !== FILES) process.exitCode = 1;
    console.log(`time budget over time: ${(BUDGET.seconds / seconds).toFixed(1)}x`);
  } finally {
    rmSync(dir, { recursive: true, force: true });
  }
}

/** One set at a time, so that the making takes little memory. */
function makeRelease(dir: string): void {
  const logs = FILES - DATA_FILES * sets.length;
  sets.forEach(([place, spec], i) => {
    const share = Math.floor(logs / sets.length) + Number(i < logs % sets.length);
    writeRelease(dir, [released(place, spec, i)], () => share);
  });
}

function released(place: Place, spec: (typeof sets)[number][1], set: number): ReleasedSet {
  const items = (side: string) => Array.from({ length: ROWS }, (_, i) => item(spec, set, side, i));
  return { place, train: items("train"), test: items("test") };
}

function item(spec: (typeof sets)[number][1], set: number, side: string, i: number): Item {
  const rng = stream(0, "bench", "audit", set, side, i);
  const whole: InstanceSpec = { family: "er", numbers: "int-small", size: [3, 25], unreachable: 0, ...spec };
  return itemOf(render(drawInstance(whole, rng), { encoding: "incident", format: "line", reasoning: "steps" }, rng));
}
