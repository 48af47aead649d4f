import type { Io } from "#src/commands/command";
import { dollars } from "#src/prices/dollars";
import type { Preflight } from "#training/preflight";
import { told } from "#training/validate/issue";

/**
 * Shows what a hosted job will send, cost and warn of, before anything leaves the machine, and whether it may go on:
 * with `--yes`, or with a yes at the terminal.
 */
export function agree(io: Io, yes: boolean): (preflight: Preflight) => Promise<boolean> {
  return async (preflight) => {
    io.err(`${preflightLines(preflight).join("\n")}\n`);
    return saysYes(io, yes);
  };
}

/** Whether what was shown may be sent: with `--yes`, or with a yes at the terminal. */
export async function saysYes(io: Io, yes: boolean): Promise<boolean> {
  const answer = yes ? "yes" : await io.ask?.("send it? [y/N] ");
  return /^y(es)?$/i.test(answer?.trim() ?? "");
}

/** Leaves out the warnings that were told with an earlier order: those of a run have most in common. */
export function notesOnce(): (preflight: Preflight) => Preflight {
  const told = new Set<string>();
  return (preflight) => {
    const warnings = preflight.warnings.filter((one) => !told.has(one));
    for (const one of warnings) told.add(one);
    return { ...preflight, warnings };
  };
}

/** What is known of an order before it is sent, in lines. */
export function preflightLines(preflight: Preflight): string[] {
  const { service, method, base, rows, bytes, epochs, tokens, warnings, refusals, issues, count } = preflight;
  const what = method === "sft" ? "rows" : "pairs";
  return [
    `${service}: ${method} of ${base} on ${rows} ${what} (${bytes} bytes), ${epochs} ${epochs === 1 ? "epoch" : "epochs"}, about ${tokens} tokens`,
    `cost of training: ${dollars(preflight.dollars)}`,
    ...warnings.map((one) => `note: ${one}`),
    ...refusals.map((one) => `cannot be sent: ${one}`),
    ...issues.map(told),
    ...(count > issues.length ? [`and ${count - issues.length} more issues`] : []),
  ];
}
