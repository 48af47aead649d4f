import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Evidence, type FailureClass, failureClass } from "#benchmarks/invariance/scored/failure-class";

const test = suite("serialization-invariance audit: failure classes");

const maybe = fc.constantFrom(true, false, undefined);
const evidence: fc.Arbitrary<Evidence> = fc.record({
  mode: fc.constantFrom("direct" as const, "code" as const, "graph_as_code" as const),
  isRead: fc.boolean(),
  isRight: fc.boolean(),
  hasCode: fc.boolean(),
  isRun: fc.boolean(),
  isLiteral: maybe,
  declaredOk: maybe,
  constructionOk: maybe,
  graphMatch: maybe,
});

/** The published order as a table: the first row whose condition holds. */
const RULES: readonly (readonly [FailureClass, (found: Evidence) => boolean])[] = [
  ["ok", ({ mode, isRight }) => mode === "direct" && isRight],
  ["format", ({ mode, isRead }) => mode === "direct" && !isRead],
  ["wrong", ({ mode }) => mode === "direct"],
  ["format", ({ hasCode }) => !hasCode],
  ["execution", ({ isRun }) => !isRun],
  ["format", ({ isRead }) => !isRead],
  ["no_computation", ({ isLiteral }) => isLiteral === true],
  ["ok", ({ isRight }) => isRight],
  ["transcription", ({ mode, declaredOk }) => mode === "code" && declaredOk === false],
  ["construction", ({ mode, declaredOk }) => mode === "graph_as_code" && declaredOk === false],
  ["construction", ({ constructionOk }) => constructionOk === false],
  ["transcription", (found) => isUndeclared(found) && found.graphMatch === false],
  ["unverifiable", (found) => isUndeclared(found) && found.graphMatch === undefined],
  ["logic", () => true],
];

function isUndeclared({ mode, declaredOk }: Evidence): boolean {
  return mode === "code" && declaredOk === undefined;
}

test("the class is the first of the published order that applies", () => {
  const property = fc.property(evidence, (found) => {
    const [expected] = RULES.find(([, holds]) => holds(found))!;
    assert.is(failureClass(found), expected);
  });
  fc.assert(property, { seed: 7, numRuns: 5000 });
});

test("graph-as-code never shows transcription; direct answers are right, wrong or unread", () => {
  const property = fc.property(evidence, (found) => {
    const name = failureClass(found);
    if (found.mode === "graph_as_code") assert.is.not(name, "transcription");
    if (found.mode === "direct") assert.ok(["ok", "wrong", "format"].includes(name));
  });
  fc.assert(property, { seed: 8, numRuns: 2000 });
});

test.run();
