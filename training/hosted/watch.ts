import { type Clock, systemClock } from "#src/models/schedule/clock";
import type { HostedSettings } from "#training/hosted/settings";
import type { TuneOptions } from "#training/trainer";

/** How work on a job is waited for and told of. */
export interface Watch extends Pick<TuneOptions, "signal" | "tick"> {
  readonly clock: Clock;
  say(line: string): void;
}

export function watchOf({ clock = systemClock }: HostedSettings, options: Omit<TuneOptions, "folder">): Watch {
  const { signal, tick, say = () => {} } = options;
  return { clock, say, ...(signal && { signal }), ...(tick && { tick }) };
}
