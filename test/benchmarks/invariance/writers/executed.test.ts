import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Arm, JAVASCRIPT_ARMS, PUBLISHED_ARMS } from "#benchmarks/invariance/arms";
import { PUBLISHED_LIMITS } from "#benchmarks/invariance/plays/limits";
import { solverTrials } from "#benchmarks/invariance/plays/solver/solver-trials";
import { askTrials } from "#benchmarks/invariance/plays/stages/ask-trials";
import { recordedBy } from "#benchmarks/invariance/plays/stages/recorded-by";
import { runTrials } from "#benchmarks/invariance/plays/stages/run-trials";
import type { Trial } from "#benchmarks/invariance/plays/trial";
import { variantTrial } from "#benchmarks/invariance/plays/trials/audit-trials";
import { votingTrials } from "#benchmarks/invariance/plays/voting/voting-trials";
import type { FailureClass } from "#benchmarks/invariance/scored/failure-class";
import type { ScoredRow } from "#benchmarks/invariance/scored/scored-row";
import { scoredRows } from "#benchmarks/invariance/scored/scored-rows";
import { type FaultName, faults } from "#benchmarks/invariance/writers/faults";
import { type Programmer, planned } from "#benchmarks/invariance/writers/planned";
import { programmer } from "#benchmarks/invariance/writers/programmer";
import { openResponses } from "#eval/responses";
import { names } from "#src/pick";
import { javascriptSandbox } from "#src/sandbox/javascript/javascript-sandbox";
import { pythonSandbox } from "#src/sandbox/python/python-sandbox";
import type { Sandbox } from "#src/sandbox/sandbox";
import { audited } from "#test/benchmarks/invariance/audited";
import { expectedClass } from "#test/benchmarks/invariance/writers/expected-class";
import { needs } from "#test/needs";

const test = suite("scripted programmers: programs that are run");
const dir = mkdtempSync(join(tmpdir(), "graphshift-"));
const opened: Sandbox[] = [];
test.after(async () => {
  await Promise.all(opened.map((sandbox) => sandbox.close()));
  rmSync(dir, { recursive: true });
});

/** One sandbox a language for all cases. */
const open = { python: once(() => pythonSandbox()), javascript: once(async () => javascriptSandbox()) };

function once(start: () => Promise<Sandbox>): () => Promise<Sandbox> {
  let starting: Promise<Sandbox> | undefined;
  return async () => {
    starting ??= start();
    const sandbox = await starting;
    if (!opened.includes(sandbox)) opened.push(sandbox);
    return { ...sandbox, close: async () => {} };
  };
}

const sample = audited(1, 1);

/** A few forms a task: the canonical one, one with repeated edges, one under other labels. */
const forms = sample.map(({ instance, variants }) => ({
  instance,
  variants: variants.filter(
    ({ axis, params }, i) => i === 0 || params.replicated || (axis === "relabel" && params.seed === 0),
  ),
}));

const relabelled = forms.map(({ instance, variants }) => ({
  instance,
  variants: variants.filter(({ axis }) => axis === "relabel"),
}));

async function scored(own: readonly Trial[], who: Programmer, log: string): Promise<readonly ScoredRow[]> {
  const [model, responses] = [programmer(who), openResponses(join(dir, log), () => {})];
  await askTrials(model, own, responses);
  const sandboxes = await runTrials(model.id, own, responses, { open });
  const { rows, missing } = scoredRows(own, model.id, recordedBy(responses, { model: model.id, ...sandboxes }));
  responses.close();
  assert.equal(missing, { replies: 0, runs: 0 });
  return rows;
}

/** A trial for each class in which a fault can come out in an arm; loops are given little time. */
function faultyTrials(fault: FaultName, arms: readonly Arm[]): Trial[] {
  const limits = { ...PUBLISHED_LIMITS, ...(fault === "loops" && { timeout: 150 }) };
  return arms.flatMap((arm) => {
    const byClass = new Map<FailureClass, Trial>();
    for (const { instance, variants } of forms) {
      for (const variant of variants) {
        const trial = variantTrial(instance, variant, arm, { limits });
        const plan = planOf(trial, only(fault));
        if (plan?.fault === fault) byClass.set(expectedClass(trial, plan), trial);
      }
    }
    return [...byClass.values()];
  });
}

const only = (fault: FaultName): Programmer => ({ name: fault, skill: { faults: { [fault]: 1 }, wavers: 0 } });

function planOf(trial: Trial, who: Programmer) {
  const request = trial.play().next().value;
  return request !== undefined && "kind" in request && request.kind === "generate" ? planned(who, request) : undefined;
}

/** Every fault comes out in the class that was planned; returns the classes that occurred, by mode. */
async function checkFaults(arms: readonly Arm[], log: string): Promise<Map<string, Set<FailureClass>>> {
  const found = new Map<string, Set<FailureClass>>();
  for (const fault of names(faults)) {
    const own = faultyTrials(fault, arms);
    const rows = await scored(own, only(fault), log);
    rows.forEach((row, i) => {
      assert.is(row.failure_class, expectedClass(own[i]!, planOf(own[i]!, only(fault))!), `${fault}: ${row.record_id}`);
      found.set(row.mode, (found.get(row.mode) ?? new Set()).add(row.failure_class));
    });
  }
  return found;
}

test("faults of JavaScript programs come out in their classes", async () => {
  const found = await checkFaults([{ mode: "direct" }, JAVASCRIPT_ARMS[0]!, JAVASCRIPT_ARMS[3]!], "javascript.jsonl");
  assert.equal([...found.get("direct")!].sort(), ["format", "ok", "wrong"]);
  assert.not(found.get("graph_as_code")!.has("transcription"));
});

needs(test, "python-networkx")(
  "faults of Python programs come out in their classes, and every class occurs",
  async () => {
    const found = await checkFaults(PUBLISHED_ARMS.slice(1), "python.jsonl");
    const all = ["construction", "execution", "format", "logic", "no_computation", "transcription", "unverifiable"];
    assert.equal([...found.get("code")!].filter((name) => name !== "ok").sort(), all);
    assert.not(found.get("graph_as_code")!.has("transcription"));
  },
);

test("sound solvers and stripped programs are right on every form, in JavaScript", async () => {
  const own = [...solverTrials(relabelled, ["javascript"]), ...votingTrials(forms.slice(0, 7), ["javascript"])];
  const rows = await scored(own, { name: "sound", skill: { faults: {}, wavers: 0 } }, "sound-javascript.jsonl");
  assert.equal(
    rows.filter(({ failure_class }) => failure_class !== "ok"),
    [],
  );
});

needs(test, "python-networkx")("and in Python", async () => {
  const own = [...solverTrials(relabelled, ["native", "networkx"]), ...votingTrials(forms.slice(0, 7), ["native"])];
  const rows = await scored(own, { name: "sound", skill: { faults: {}, wavers: 0 } }, "sound-python.jsonl");
  assert.equal(
    rows.filter(({ failure_class }) => failure_class !== "ok"),
    [],
  );
});

test.run();
