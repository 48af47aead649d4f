import { existsSync, readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import {
  check,
  checkInstruction,
  type Facts,
  factsOf,
  inferImplicit,
  noContradiction,
  parseConstraints,
  whyInfeasible,
} from "#benchmarks/graphinstruct/constraints/index";
import { applyEdit, graphHash, readGraph, repairDirection, writtenGraph } from "#benchmarks/graphinstruct/format/index";
import type { WrittenGraph } from "#benchmarks/graphinstruct/format/written-graph";
import { needsShared, shared } from "#test/needs";

const folder = "data/graphinstruct";
const test = suite("constraints of GraphInstruct, as the released code decides");

type Verdict = boolean | `error:${string}`;

interface Judged {
  readonly id: string;
  readonly kind: string;
  readonly text: string;
  readonly graph: { readonly hash: string } | null;
  readonly explicit?: Readonly<Record<string, Verdict>>;
  readonly inferred_implicit?: Readonly<Record<string, Verdict>>;
  readonly dataset_implicit?: Readonly<Record<string, Verdict>>;
  readonly no_contradiction?: boolean;
}

interface Given {
  readonly id: string;
  readonly explicit_constraints: readonly string[];
  readonly implicit_constraints: readonly string[];
  readonly reference_solutions: readonly string[];
  readonly feasible: boolean;
  readonly base_graph?: string;
}

const there = existsSync(shared(folder));
const instructions = new Map<string, Given>(
  (there ? [0, 1, 2, 3, 4, 5] : [])
    .flatMap(
      (level) => JSON.parse(readFileSync(shared(`${folder}/instructions/level_${level}.json`), "utf8")) as Given[],
    )
    .map((given) => [given.id, given]),
);
const where = needsShared(test, `${folder}/oracle.jsonl.gz`);

/** The graph that the released pipeline judges: changes made to the base, a lost direction put back. */
function judgedGraph(text: string, given: Given): WrittenGraph {
  const reading = readGraph(text, "compat");
  if (reading.kind === "unread") throw new Error(`${given.id}: ${reading.why}`);
  const base = given.base_graph === undefined ? undefined : readGraph(given.base_graph, "compat");
  const operation = given.explicit_constraints
    .find((each) => each.startsWith("task_type="))
    ?.slice("task_type=".length);
  const empty = writtenGraph({ ids: [], edges: [], directed: false });
  const edited = (on: WrittenGraph) =>
    reading.kind === "edit" ? applyEdit(on, reading.edit, operation) : reading.written;
  const written = edited(base?.kind === "graph" ? base.written : empty);
  const turn = given.explicit_constraints.includes("directed=true") && !written.graph.directed;
  return turn ? repairDirection(written, text).written : written;
}

function verdicts(texts: readonly string[], facts: Facts): Record<string, Verdict> {
  const found = parseConstraints(texts).map((constraint) => {
    const { satisfied, error } = check(constraint, facts, "compat");
    return [constraint.text, satisfied ?? (`error:${error}` as const)] as const;
  });
  return Object.fromEntries(found);
}

where("every verdict on the judged outputs is the official one", () => {
  const lines = gunzipSync(readFileSync(shared(`${folder}/oracle.jsonl.gz`)))
    .toString()
    .trimEnd()
    .split("\n");
  let compared = 0;
  for (const line of lines) {
    const record = JSON.parse(line) as Judged;
    if (record.graph === null || record.explicit === undefined) continue;
    const given = instructions.get(record.id)!;
    const written = judgedGraph(record.text, given);
    const name = `${record.id} ${record.kind}`;
    assert.is(graphHash(written), record.graph.hash, name);
    const facts = factsOf(written);
    const inferred = inferImplicit(parseConstraints(given.explicit_constraints)).map(({ text }) => text);
    for (const [texts, expected] of [
      [given.explicit_constraints, record.explicit],
      [inferred, record.inferred_implicit],
      [given.implicit_constraints, record.dataset_implicit],
    ] as const) {
      const found = verdicts(texts, facts);
      for (const text of Object.keys(found)) {
        assert.is(found[text], expected![text], `${name}: ${text}`);
        compared++;
      }
      assert.equal(Object.keys(found).sort(), Object.keys(expected!).sort(), name);
    }
    assert.is(noContradiction(written, "compat"), record.no_contradiction, name);
  }
  assert.ok(compared > 25_000, `${compared} verdicts`);
});

where("the official references meet every demand on them, by both sets of rules", () => {
  let references = 0;
  for (const given of instructions.values()) {
    const explicit = parseConstraints(given.explicit_constraints);
    const demands = [...explicit, ...inferImplicit(explicit), ...parseConstraints(given.implicit_constraints)];
    for (const text of given.reference_solutions) {
      references++;
      const facts = factsOf(judgedGraph(text, given));
      for (const rules of ["compat", "sound"] as const) {
        for (const demand of demands) {
          const { satisfied, feedback } = check(demand, facts, rules);
          assert.is(satisfied, true, `${given.id} ${rules} ${demand.text}: ${feedback}`);
        }
      }
    }
  }
  assert.is(references, 1582);
});

where("exactly the nine official infeasible instructions are proved so", () => {
  for (const { id, explicit_constraints: explicit, feasible } of instructions.values()) {
    assert.is(whyInfeasible(parseConstraints(explicit)) === undefined, feasible, id);
    assert.not.throws(() => checkInstruction({ id, explicit, feasible }), id);
  }
});

test.run();
