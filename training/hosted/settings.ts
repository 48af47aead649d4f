import type { Clock } from "#src/models/schedule/clock";
import type { ModelSettings } from "#src/models/settings";

/** What hosted trainers are given from outside. `baseUrl` is where training is asked for. */
export interface HostedSettings extends ModelSettings {
  /** Where a tuned model is asked, if not at the service's own address; for a deployment of the user's. */
  readonly inferenceUrl?: string;
  /** undefined: the process's. */
  readonly clock?: Clock;
  /** The day by which deadlines are judged, YYYY-MM-DD; undefined: the clock's, in UTC. */
  readonly today?: string;
  /** Dollars that a service asks for training on a million tokens; undefined, the function or its reply: unknown. */
  readonly trainingPrice?: (service: string, base: string) => number | undefined;
}
