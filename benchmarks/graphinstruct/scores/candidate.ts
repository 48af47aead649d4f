import { check, type Facts, type Finding, factsOf } from "#benchmarks/graphinstruct/constraints/index";
import { applyEdit, readGraph, repairDirection, writtenGraph } from "#benchmarks/graphinstruct/format/index";
import type { Reading, WrittenGraph } from "#benchmarks/graphinstruct/format/written-graph";
import { operations } from "#benchmarks/graphinstruct/scores/following/operations";
import type { Rubric } from "#benchmarks/graphinstruct/scores/rubric";
import { lazy } from "#eval/readers/lazy";

/** An output that holds a graph, and what was found of it. */
export interface Candidate {
  readonly text: string;
  /** What was written. */
  readonly reading: Reading;
  /** What is scored: changes are made to the base, and a direction that got lost is put back (`compat`). */
  readonly facts: Facts;
  /** Whether the lost direction was found in the text, or is arbitrary; undefined where none was lost. */
  readonly recovered?: boolean;
  /** By explicit constraint. */
  explicit(): readonly Finding[];
  /** The test of the graph type; undefined where the instruction asks for none. */
  readonly typed?: Finding;
  /** Whether that test is passed; in `sound` a graph without nodes passes none. */
  readonly valid: boolean;
}

/** An output that holds no graph. */
export interface Unusable {
  readonly text: string;
  readonly reading: Reading;
  /** What the released code calls it. */
  readonly error: string;
}

export type Examined = Candidate | Unusable;

/** Reads an output as the rubric's mode reads, and says what graph it stands for. */
export function examine(text: string, rubric: Rubric): Examined {
  const reading = readGraph(text, rubric.mode === "compat" ? "compat" : "strict");
  if (reading.kind === "unread") return { text, reading, error: reading.error };
  if (rubric.mode === "compat" && text.startsWith("ERROR:")) return { text, reading, error: "empty-or-error" };
  const scored = graphOf(reading, rubric);
  if (scored === undefined) return { text, reading, error: "no-base" };
  const repair =
    rubric.mode === "compat" && rubric.directed && !scored.graph.directed ? repairDirection(scored, text) : undefined;
  return candidate(text, reading, repair?.written ?? scored, rubric, repair?.recovered);
}

export function isCandidate(examined: Examined): examined is Candidate {
  return "facts" in examined;
}

/** An output that can be read and passes the graph type's test. */
export function isValid(examined: Examined): examined is Candidate {
  return isCandidate(examined) && examined.valid;
}

/** An operation after which nodes without edges go. */
const DROPPING = "extract_subgraph";

/** Where there is nothing to change, released code takes changes for a graph without nodes. */
function graphOf(reading: Exclude<Reading, { kind: "unread" }>, rubric: Rubric): WrittenGraph | undefined {
  if (reading.kind === "graph") return reading.written;
  const base = rubric.base();
  if (base !== undefined) {
    const { operation } = rubric.instruction;
    const drops = rubric.mode === "sound" && operations.get(operation ?? "")?.dropsNodes;
    return applyEdit(base.written, reading.edit, drops ? DROPPING : operation);
  }
  return rubric.mode === "compat" ? writtenGraph({ ids: [], edges: [], directed: false }) : undefined;
}

function candidate(
  text: string,
  reading: Reading,
  written: WrittenGraph,
  rubric: Rubric,
  recovered: boolean | undefined,
): Candidate {
  const facts = factsOf(written);
  const typed = rubric.graphType && check(rubric.graphType, facts, rubric.mode);
  const explicit = lazy(() =>
    rubric.explicit.map((constraint) =>
      constraint === rubric.graphType ? typed! : check(constraint, facts, rubric.mode),
    ),
  );
  const made = rubric.mode === "compat" || facts.order > 0;
  const valid = made && (typed === undefined || typed.satisfied === true);
  return {
    text,
    reading,
    facts,
    explicit,
    valid,
    ...(typed && { typed }),
    ...(recovered !== undefined && { recovered }),
  };
}
