import type { ConfigurationRow } from "#benchmarks/decision/contract/configuration-row";
import { states } from "#benchmarks/decision/contract/state";
import { plain, type Table } from "#benchmarks/decision/report/tables/table";

/** A configuration by the name that tables give it. */
export interface LabelledRow {
  readonly label: string;
  readonly row: ConfigurationRow;
}

/** How configurations were asked and how their units ended; every scheduled unit is in one of the states. */
export function configurationTable(configurations: readonly LabelledRow[]): Table {
  return {
    caption:
      "How each configuration was asked, and how every scheduled unit ended. Latency in milliseconds; unknown: a call may have been made or not.",
    head: ["configuration", "interface", "effort sent", "observed", "p50", "p95", "calls", ...states, "forced only"],
    rows: configurations.map(({ label, row }) => ({
      name: label,
      cells: [
        row.interface,
        row.effortSent ?? "–",
        row.effortObserved === undefined ? "–" : `${Math.round(row.effortObserved)} tokens`,
        row.latency ? row.latency.p50.toFixed(0) : "–",
        row.latency ? row.latency.p95.toFixed(0) : "–",
        row.calls === undefined ? "unknown" : String(row.calls),
        ...states.map((state) => String(row.states[state])),
        String(row.forcedOnly),
      ].map(plain),
    })),
  };
}

/** What spoke against probabilities, of the configurations that gave some; undefined where none did. */
export function probabilityTable(configurations: readonly LabelledRow[]): Table | undefined {
  const giving = configurations.filter(({ row }) => row.audited > 0);
  if (giving.length === 0) return undefined;
  return {
    caption:
      "Probabilities as they were given: choices that came with them, and what spoke against them. Nothing was repaired.",
    head: ["configuration", "audited", "not one each", "out of 0 … 1", "sum is not 1", "not the likeliest"],
    rows: giving.map(({ label, row: { audited, findings } }) => ({
      name: label,
      cells: [audited, findings.count, findings.range, findings.sum, findings.argmax].map((n) => plain(String(n))),
    })),
  };
}
