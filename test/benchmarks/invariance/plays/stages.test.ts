import { copyFileSync, mkdtempSync, rmSync, statSync, truncateSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { PUBLISHED_ARMS } from "#benchmarks/invariance/arms";
import { askTrials } from "#benchmarks/invariance/plays/stages/ask-trials";
import { notePrompts } from "#benchmarks/invariance/plays/stages/note-prompts";
import { recordedBy } from "#benchmarks/invariance/plays/stages/recorded-by";
import { requestsOf } from "#benchmarks/invariance/plays/stages/requests-of";
import { type RunOptions, runTrials } from "#benchmarks/invariance/plays/stages/run-trials";
import { readSandboxes, writeSandboxes } from "#benchmarks/invariance/plays/stages/sandbox-file";
import type { Trial } from "#benchmarks/invariance/plays/trial";
import { auditTrials } from "#benchmarks/invariance/plays/trials/audit-trials";
import { scoredRows } from "#benchmarks/invariance/scored/scored-rows";
import { openProgrammer } from "#benchmarks/invariance/writers/index";
import { openResponses } from "#eval/responses";
import { fingerprint } from "#src/hash";
import type { Execute, Ran } from "#src/play";
import { stream } from "#src/rng";
import type { Sandbox } from "#src/sandbox/sandbox";
import { audited } from "#test/benchmarks/invariance/audited";

const test = suite("serialization-invariance audit: stages");

const ARMS = [...PUBLISHED_ARMS, { mode: "code", library: "javascript" } as const];
const some = audited(1, 0).filter(({ instance }) => ["node_degree", "connected_nodes"].includes(instance.task));
const trials = auditTrials(some, ARMS);
const model = openProgrammer("scripted:programmer-hasty")!;
let dir: string;
let logs = 0;
test.before(() => {
  dir = mkdtempSync(join(tmpdir(), "graphshift-"));
});
test.after(() => rmSync(dir, { recursive: true }));

const fresh = () => join(dir, `responses-${logs++}.jsonl`);

/** Runs nothing: what comes of a program is drawn by its text, the same each time; some run out of time. */
function fakeSandbox(ran: Execute[], version: string): Sandbox {
  const [isolation, environment] = ["bubblewrap", { python: version }] as const;
  return {
    isolation,
    concurrency: 1,
    environment,
    async run(job) {
      ran.push(job);
      const rng = stream(0, fingerprint(job));
      const timedOut = rng.next() < 0.05;
      const found: Ran = { kind: "ran", timedOut, graphs: [], isolation, environment };
      return timedOut ? found : { ...found, exitCode: 0, answer: `${rng.int(0, 9)}` };
    },
    async close() {},
  };
}

function opening(ran: Execute[], version = "3.11.7"): NonNullable<RunOptions["open"]> {
  return { python: async () => fakeSandbox(ran, version), javascript: async () => fakeSandbox(ran, "js") };
}

/** A whole session over a log: asks, runs, scores. */
async function session(path: string, own: readonly Trial[] = trials, version?: string) {
  const responses = openResponses(path, () => {});
  const ran: Execute[] = [];
  let asked = 0;
  await askTrials(model, own, responses, { replied: (_, source) => source !== "record" && asked++ });
  const sandboxes = await runTrials(model.id, own, responses, { open: opening(ran, version) });
  const scoring = scoredRows(own, model.id, recordedBy(responses, { model: model.id, ...sandboxes }));
  responses.close();
  return { ...scoring, asked, ran };
}

test("what many forms ask alike is asked once, and run once over the same variables", async () => {
  const { rows, missing, asked, ran } = await session(fresh());
  assert.is(asked, new Set(trials.map(({ promptHash }) => promptHash)).size);
  assert.is(ran.length, new Set(ran.map((job) => fingerprint(job))).size);
  assert.equal(missing, { replies: 0, runs: 0 });
  assert.is(rows.length, trials.length);
  assert.is(new Set(rows.map(({ record_id }) => record_id)).size, trials.length);
  const [row] = rows;
  assert.is(row!.record_id, `${trials[0]!.variant.variant_id}::direct::${model.id}`);
});

test("a later session asks and runs nothing but what ran out of time, and ends in the same rows", async () => {
  const path = fresh();
  const first = await session(path);
  const second = await session(path);
  assert.is(second.asked, 0);
  const isLate = ({ timed_out }: (typeof first.rows)[number]) => timed_out === true;
  assert.ok(first.rows.some(isLate));
  assert.ok(second.ran.length > 0 && second.ran.length < first.ran.length * 0.1);
  assert.equal(second.rows, first.rows);
});

test("another version of the language runs every program again", async () => {
  const path = fresh();
  const first = await session(path);
  const second = await session(path, trials, "3.12.0");
  const inPython = (jobs: readonly Execute[]) => jobs.filter(({ language }) => language === "python").length;
  assert.is(inPython(second.ran), inPython(first.ran));
  assert.ok(second.rows.some(({ environment }) => environment === "python 3.12.0"));
});

test("killed at any byte of the log, the rows come out as if it had not been", async () => {
  const path = fresh();
  const whole = await session(path);
  const rng = stream(0, "kills");
  for (let kill = 0; kill < 6; kill++) {
    const cut = fresh();
    copyFileSync(path, cut);
    truncateSync(cut, rng.int(0, statSync(path).size));
    assert.equal((await session(cut)).rows, whole.rows);
  }
});

test("what has no reply or run yet is counted, not scored", async () => {
  const responses = openResponses(fresh(), () => {});
  const nothing = scoredRows(trials, model.id, recordedBy(responses, { model: model.id }));
  assert.equal([nothing.rows.length, nothing.missing], [0, { replies: trials.length, runs: 0 }]);
  await askTrials(model, trials, responses);
  const asked = scoredRows(trials, model.id, recordedBy(responses, { model: model.id }));
  assert.is(asked.missing.replies, 0);
  assert.is(asked.rows.length + asked.missing.runs, trials.length);
  assert.ok(asked.rows.every(({ exit_code }) => exit_code === null) && asked.missing.runs > 0);
  responses.close();
});

test("prompts that changed under the same name are refused until they may be asked anew", async () => {
  const [path, list] = [fresh(), join(dir, "prompts.jsonl")];
  const given = trials.filter(({ arm }) => arm.mode === "graph_as_code");
  const strictly = { reworded: false };
  notePrompts(list, given, strictly);
  notePrompts(list, given, strictly);
  const before = await session(path, given);
  const other = auditTrials(some, [...new Set(given.map(({ arm }) => arm))], { saysUndirected: false });
  const refused = new RegExp(`got ${given.length} in others \\(graphqa-.*::graph_as_code::networkx\\)`);
  assert.throws(() => notePrompts(list, other, strictly), refused);
  assert.throws(() => notePrompts(list, other, strictly), refused, "nothing was noted");
  notePrompts(list, other, { reworded: true });
  notePrompts(list, other, strictly);
  assert.is((await session(path, other)).asked, before.asked);
});

test("without Python the programs in it are refused, and nothing else is", async () => {
  const responses = openResponses(fresh(), () => {});
  const native = trials.filter(({ arm }) => arm.library === "native");
  const open = { ...opening([]), python: async () => Promise.reject(new Error("install it")) };
  await askTrials(model, trials, responses);
  let error = "";
  await runTrials(model.id, native, responses, { open }).catch(({ message }) => {
    error = message;
  });
  assert.is(error, "install it");
  const others = trials.filter(({ arm }) => arm.library === "javascript" || arm.mode === "direct");
  assert.is((await runTrials(model.id, others, responses, { open })).python, undefined);
  responses.close();
});

test("the sandboxes of a run are kept for scoring", () => {
  const path = join(dir, "sandboxes.json");
  assert.throws(() => readSandboxes(path), /run the programs first/);
  writeSandboxes(path, { python: "p" });
  writeSandboxes(path, { javascript: "j" });
  assert.equal(readSandboxes(path), { python: "p", javascript: "j" });
});

test("requests are those of trials that wait for nothing else", () => {
  assert.equal(
    requestsOf("execute", trials, () => undefined),
    [],
  );
  assert.equal(
    requestsOf("execute", trials.slice(0, 5), () => ({ kind: "text", text: "\\boxed{1}", finish: "stop" })),
    [],
  );
});

test.run();
