import { plain, type Table } from "#benchmarks/decision/report/tables/table";
import { TASKS } from "#benchmarks/decision/report/tables/trajectory-tables";
import { gapWords } from "#benchmarks/decision/report/tables/words";
import type { Reference } from "#benchmarks/decision/rq3/reference";
import type { InstanceReference } from "#benchmarks/decision/runs/rq3/results";

/** What the values of instances are held against, and what is known of it. */
export function referenceTable(references: readonly InstanceReference[]): Table {
  return {
    caption:
      "References: published optima, exhaustive search, optima proved by a solver, best known values, and the best found beside what no solution can be beyond. Slack: by how much gaps may be too small.",
    head: ["instance", "reference", "value", "slack"],
    rows: references.map(({ task, instance, slack, ...reference }) => ({
      name: `${TASKS[task]!.title}: ${instance}`,
      cells: [
        plain(boundWords(reference)),
        plain(gapWords(reference.value, 0)),
        plain(slack === undefined ? "unknown" : gapWords(slack, TASKS[task]!.digits)),
      ],
    })),
  };
}

/** What kind of reference it is, with its bound where it is no optimum. */
export function boundWords({ kind, bound }: Pick<Reference, "kind" | "bound">): string {
  return bound === undefined ? kind : `${kind} by ${bound}`;
}
