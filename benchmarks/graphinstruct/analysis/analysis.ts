import type { Study } from "#benchmarks/graphinstruct/analysis/runs/study";

/** A table as texts; the first cell of a row names it. */
export interface Table {
  readonly caption?: string;
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A way to look at a study. */
export interface AnalysisKind<Result> {
  readonly title: string;
  /** The tables and sections of the paper, or the published analysis, that it answers to. */
  readonly source: string;
  /** Numbers, not rounded; undefined where the files lack what it looks at. */
  readonly compute: (study: Study) => Result | undefined;
  /** The result in sentences, the main one first. */
  readonly says: (result: Result) => readonly string[];
  readonly tables: (result: Result) => readonly Table[];
}

/** What an analysis found. */
export interface Analysis {
  readonly title: string;
  readonly source: string;
  readonly says: readonly string[];
  readonly tables: readonly Table[];
  /** Its numbers, for machines. */
  readonly result: unknown;
}

/** A kind of analysis that can be run without knowing what its result looks like. */
export interface Analyser {
  readonly title: string;
  readonly source: string;
  /** undefined where the files lack what it looks at. */
  readonly analyse: (study: Study) => Analysis | undefined;
}

export function analyser<Result>(kind: AnalysisKind<Result>): AnalysisKind<Result> & Analyser {
  const { title, source, compute, says, tables } = kind;
  const analyse = (study: Study) => {
    const result = compute(study);
    return result === undefined ? undefined : { title, source, says: says(result), tables: tables(result), result };
  };
  return { ...kind, analyse };
}
