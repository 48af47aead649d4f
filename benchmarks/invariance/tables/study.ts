import type { ScoredRow } from "#benchmarks/invariance/scored/scored-row";
import { type Forms, formsOf } from "#benchmarks/invariance/tables/units/forms";
import { type Group, groupsOf } from "#benchmarks/invariance/tables/units/groups";

/** A form put to a labelling scheme: whether its prompt came out as the canonical form's did. */
export interface LabelledPrompt {
  readonly dataset: string;
  readonly scheme: string;
  readonly instance_id: string;
  readonly axis: string;
  readonly isSame: boolean;
}

/** Results of the experiments beside the audit itself; undefined: not made. */
export interface Experiments {
  /** References, canonical and identity, asked several times over, word for word; each ask is a row. */
  readonly repeats?: readonly ScoredRow[];
  /** Programs written for relabelled and reordered forms, run on the canonical graph in their own labels. */
  readonly votes?: readonly ScoredRow[];
  /** Canonical forms asked under canonical labels. */
  readonly labelled?: readonly ScoredRow[];
  readonly labelledPrompts?: readonly LabelledPrompt[];
  /** One program a task and library, run on every form. */
  readonly solver?: readonly ScoredRow[];
}

export interface StudyOptions extends Experiments {
  /** What becomes of replies that were cut off: they are set apart (undefined), or counted, as in the published tables. */
  readonly cutOff?: "apart" | "counted";
  /** What is resampled as a whole, by instance: the file it comes from. undefined: its graph. */
  readonly clusters?: ReadonlyMap<string, string>;
}

/** Scored rows as the tables take them. */
export interface Study extends Experiments {
  readonly rows: readonly ScoredRow[];
  /** Every row, those set apart among them. */
  readonly all: readonly ScoredRow[];
  readonly units: readonly Forms[];
  readonly groups: readonly Group[];
  readonly clusterOf: (unit: Pick<Forms, "instance_id" | "graph_id">) => string;
}

/**
 * Gathers scored rows for the tables, in whatever order they come. Cut-off replies say how long a model talked, not what
 * it would have answered, so they are taken out first.
 *
 * @throws UserError where a form was scored twice
 */
export function studyOf(all: readonly ScoredRow[], options: StudyOptions = {}): Study {
  const { cutOff = "apart", clusters, ...experiments } = options;
  const kept = (rows: readonly ScoredRow[]) => (cutOff === "counted" ? rows : rows.filter(isWhole));
  const rows = kept(all);
  const units = formsOf(rows);
  const { repeats, votes, labelled, solver } = experiments;
  return {
    ...experiments,
    ...(repeats && { repeats: kept(repeats) }),
    ...(votes && { votes: kept(votes) }),
    ...(labelled && { labelled: kept(labelled) }),
    ...(solver && { solver: kept(solver) }),
    rows,
    all,
    units,
    groups: groupsOf(units),
    clusterOf: ({ instance_id, graph_id }) => clusters?.get(instance_id) ?? graph_id,
  };
}

function isWhole({ finish_reason }: ScoredRow): boolean {
  return finish_reason !== "length";
}
