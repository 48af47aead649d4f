import type { Finding } from "#benchmarks/decision/contract/audit-probabilities";
import type { Played } from "#benchmarks/decision/contract/play-recorded";
import { type State, stateOf, states } from "#benchmarks/decision/contract/state";
import { quantile } from "#eval/stats/quantile";
import { type Readout, readoutIn, readouts } from "#src/models/readouts/index";
import type { Usage } from "#src/play";

/** A model under a read-out: what a table prints of it beside its scores. */
export interface ConfigurationRow {
  /** The id of the model, read-out included. */
  readonly model: string;
  readonly interface: "native" | "constrained" | "scoring";
  /** The effort of reasoning that was asked for; undefined where none is, or the service does not take it. */
  readonly effortSent: string | undefined;
  /** Mean tokens of reasoning of a call; undefined where nobody counted. */
  readonly effortObserved: number | undefined;
  /** Milliseconds of a call at the median and at the 95th percentile; undefined where none is known. */
  readonly latency: { readonly p50: number; readonly p95: number } | undefined;
  /** Calls of the model; undefined where a call may have been made or not. */
  readonly calls: number | undefined;
  readonly usage: Required<Usage>;
  readonly states: Readonly<Record<State, number>>;
  /** Units that are ok without a call, for nothing was to be decided: no evidence of what the model can do. */
  readonly forcedOnly: number;
  /** Choices that came with probabilities, and what spoke against them. */
  readonly audited: number;
  readonly findings: Readonly<Record<Finding, number>>;
}

/** @param played every scheduled unit; what was never asked is unattempted and counts */
export function configurationRow(model: string, played: ReadonlyMap<string, Played>): ConfigurationRow {
  const units = [...played.values()];
  const readout = readoutOf(model);
  const accounts = units.map(({ account }) => account);
  const audits = units.flatMap((unit) => unit.audits);
  const reasoning = units.flatMap((unit) => unit.reasoning);
  const isSent = !units.some(({ omitted }) => omitted.includes("reasoning_effort"));
  const ended = units.map(({ verdict }) => stateOf(verdict.outcome));
  const count = (finding: Finding) => audits.filter((findings) => findings.includes(finding)).length;
  return {
    model,
    interface: readout?.interface ?? "native",
    effortSent: isSent ? readout?.effort : undefined,
    effortObserved: reasoning.length > 0 ? total(reasoning) / reasoning.length : undefined,
    latency: percentiles(accounts.flatMap(({ latencies }) => latencies)),
    calls: accounts.some(({ calls }) => calls === undefined)
      ? undefined
      : total(accounts.map(({ calls }) => calls ?? 0)),
    usage: {
      promptTokens: total(accounts.map(({ usage }) => usage.promptTokens)),
      replyTokens: total(accounts.map(({ usage }) => usage.replyTokens)),
      reasoningTokens: total(accounts.map(({ usage }) => usage.reasoningTokens)),
    },
    states: Object.fromEntries(states.map((state) => [state, ended.filter((one) => one === state).length])) as Record<
      State,
      number
    >,
    forcedOnly: units.filter(({ account }, i) => account.calls === 0 && ended[i] === "ok").length,
    audited: audits.length,
    findings: { count: count("count"), range: count("range"), sum: count("sum"), argmax: count("argmax") },
  };
}

function readoutOf(model: string): Readout | undefined {
  const found = readoutIn(model);
  return found && readouts[found.name];
}

function percentiles(milliseconds: readonly number[]): ConfigurationRow["latency"] {
  if (milliseconds.length === 0) return undefined;
  const sorted = Float64Array.from(milliseconds).sort();
  return { p50: quantile(sorted, 0.5), p95: quantile(sorted, 0.95) };
}

function total(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0);
}
