import { existsSync, readdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { releaseSubject } from "#benchmarks/nlgift/audit/release-subject";
import { type Audit, audit } from "#splits/audit/index";
import { needsShared, shared } from "#test/needs";
import { inScratch } from "#test/scratch";

const test = suite("splits/audit: the published logs of NLGift");
const logs = "data/nlgift/logs";
const where = needsShared(test, logs);

/** Test sets, and what is known of them. */
const known = {
  T1__semantic__connectivity__friendship: { shortcut: ["an edge joins them", 0.844], adjacent: 183 },
  T1__semantic__shortest_path__incident: { shortcut: ["the path of fewest edges", 0.472] },
  T2__numerical__flow__float: { wrong: 439 },
  T2__numerical__flow__sint: { shortcut: ["the lesser of out-capacity and in-capacity", 0.84] },
  T2__numerical__shortest_path__lint: { shortcut: ["the path of fewest edges", 0.62], ties: 9, adjacent: 254 },
  "T3__structural-size__shortest_path__large": { shortcut: ["the path of fewest edges", 0.6] },
  "T3__structural-size__topology__large": { shortcut: ["the order of the labels", 0] },
  "T3__structural-size__topology__small": { shortcut: ["the order of the labels", 0.296], repeated: 144, empty: 57 },
  "T3__structural-transitivity__shortest_path__high": { shortcut: ["the path of fewest edges", 0.428], ties: 124 },
  "T3__structural-transitivity__shortest_path__low": {},
  "T3__structural-transitivity__topology__low": {
    shortcut: ["the order of the labels", 0.298],
    repeated: 139,
    empty: 54,
  },
  "T3__structural-type__shortest_path__ER": { shortcut: ["the path of fewest edges", 0.632], ties: 73, adjacent: 254 },
  "T3__structural-type__topology__BA": { shortcut: ["the order of the labels", 0.064], repeated: 118 },
  "T3__structural-type__topology__ER": { shortcut: ["the order of the labels", 0.218], repeated: 107, empty: 48 },
} as const satisfies Record<string, Known>;

interface Known {
  readonly shortcut?: readonly [rule: string, score: number];
  readonly wrong?: number;
  readonly repeated?: number;
  readonly empty?: number;
  readonly adjacent?: number;
  readonly ties?: number;
}

const entries: [string, Known][] = Object.entries(known);
const found = existsSync(shared(logs)) ? auditOf(Object.keys(known)) : undefined;

function auditOf(names: readonly string[]): Audit {
  return inScratch((dir) => {
    for (const name of names) symlinkSync(shared(`${logs}/${name}.jsonl.gz`), join(dir, `${name}.jsonl.gz`));
    return audit(releaseSubject(dir));
  });
}

function findingsOf(name: string, check: string) {
  return found!.findings.filter((finding) => finding.where === `${name}.jsonl.gz` && finding.check === check);
}

where("wrong labels: the flows of one file, all of them flows with directions ignored; no others", () => {
  for (const [name, { wrong }] of entries) {
    const [finding] = findingsOf(name, "labels");
    assert.equal([finding?.count, finding?.figures], [wrong, wrong && { undirected: wrong }], name);
    const [contradiction] = findingsOf(name, "contradictions");
    assert.is(contradiction?.figures?.reasoning, wrong, name);
  }
});

where("scores of one-line rules", () => {
  for (const [name, { shortcut }] of entries) {
    if (!shortcut) continue;
    const [found] = findingsOf(name, "shortcuts");
    const score = found!.figures![shortcut[0]]!;
    assert.ok(Math.abs(score - shortcut[1]) <= 0.002, `${name}: ${score}`);
    assert.is(found!.severity, shortcut[1] >= 0.6 ? "warning" : "note", name);
  }
});

where("repeated problems, empty graphs, neighbours and ties", () => {
  for (const [name, { repeated, empty, adjacent, ties }] of entries) {
    const trivial = (kind: string) => findingsOf(name, "trivial").find(({ figures }) => kind in figures!)?.count;
    if (repeated) assert.is(findingsOf(name, "repeats")[0]!.count, repeated, name);
    assert.is(trivial("no edge at all"), empty, name);
    if (adjacent) assert.is(trivial("the two nodes joined by an edge"), adjacent, name);
    if (ties) assert.is(findingsOf(name, "ties")[0]!.count, ties, name);
  }
});

where("best paths stand at index 1, 1, 3 and 3 of lists of 2, 3, 4 and 5", () => {
  const index = {
    "index in lists of 2": 1,
    "index in lists of 3": 1,
    "index in lists of 4": 3,
    "index in lists of 5": 3,
  };
  const paths = entries.filter(([name]) => name.includes("shortest_path"));
  for (const [name] of paths) assert.equal(findingsOf(name, "position")[0]!.figures, index, name);
});

where("names that never change, nodes never mentioned, and transitivity confounded with density", () => {
  const friends = "T1__semantic__connectivity__friendship";
  const [names] = findingsOf(friends, "names");
  assert.equal([names!.count, names!.of], [28, 28]);
  assert.match(names!.says, /node 0 is Evan, 1 is Willow, 2 is Gillian/);
  assert.is(findingsOf(friends, "prompts").find(({ severity }) => severity === "error")!.count, 51);
  const [confound] = found!.findings.filter(({ check, severity }) => check === "confounds" && severity === "warning");
  assert.match(confound!.says, /^high and low .*edges 88\.0 and 31\.6.*density 0\.77 and 0\.29/);
});

where("the authors' own layout: no file stops it, and what is left out has a reason", () => {
  const sample = audit(releaseSubject(shared("data/nlgift/native-sample")));
  const paths = readdirSync(shared("data/nlgift/native-sample"), { recursive: true, withFileTypes: true });
  assert.is(sample.files + sample.skipped.length, paths.filter((entry) => entry.isFile()).length);
  assert.ok(sample.skipped.every(({ skipped }) => skipped.length > 0));
  const wrong = sample.findings.filter(({ check }) => check === "labels").map(({ where }) => where);
  assert.ok(wrong.length >= 4 && wrong.every((path) => /flow\/(lint|float)_/.test(path)), wrong.join());
  assert.equal(
    sample.findings.filter(({ check }) => check === "disagreements"),
    [],
  );
});
test.run();
