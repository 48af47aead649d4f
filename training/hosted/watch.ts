import { type Clock, systemClock } from "#src/models/schedule/clock";
import { type Rng, stream } from "#src/rng";
import type { Intent } from "#training/hosted/intent";
import type { HostedSettings } from "#training/hosted/settings";
import type { TuneOptions } from "#training/trainer";

/** How work on a job is waited for and told of. */
export interface Watch extends Pick<TuneOptions, "signal" | "tick"> {
  readonly clock: Clock;
  /** Of the job's own: by it, jobs that meet an outage together do not ask again together. */
  readonly jitter: Rng;
  say(line: string): void;
}

export function watchOf(
  { tag }: Intent,
  { clock = systemClock }: HostedSettings,
  { signal, tick, say = () => {} }: Omit<TuneOptions, "folder">,
): Watch {
  const jitter = stream(0, "hosted", "pauses", tag);
  return { clock, jitter, say, ...(signal && { signal }), ...(tick && { tick }) };
}
