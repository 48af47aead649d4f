import type { Clock } from "#src/models/schedule/clock";
import type { ModelSettings } from "#src/models/settings";
import type { TrainingPrice } from "#src/prices/training-price";

/** What hosted trainers are given from outside. `baseUrl` is where training is asked for. */
export interface HostedSettings extends ModelSettings {
  /** Where a tuned model is asked, if not at the service's own address; for a deployment of the user's. */
  readonly inferenceUrl?: string;
  /** undefined: the process's. */
  readonly clock?: Clock;
  /** The day by which deadlines are judged, YYYY-MM-DD; undefined: the clock's, in UTC. */
  readonly today?: string;
  /** undefined: the package's table, at the services' own addresses. */
  readonly trainingPrices?: readonly TrainingPrice[];
}
