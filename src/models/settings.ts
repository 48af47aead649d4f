import type { BatchSettings } from "#src/models/batch/settings";
import type { Scheduler } from "#src/models/schedule/scheduler";
import type { Price } from "#src/prices/price";

/** What model clients are given from outside. */
export interface ModelSettings {
  /** Where requests go instead of to the provider's own address. */
  readonly baseUrl?: string;
  /** undefined means the process's. */
  readonly env?: Readonly<Record<string, string | undefined>>;
  /** undefined means the global one. */
  readonly fetch?: typeof fetch;
  /** Shared by all models of a run, for they share limits and costs; undefined: one for the process, with its defaults. */
  readonly scheduler?: Scheduler;
  /** undefined: the package's table, at the providers' own addresses. */
  readonly prices?: readonly Price[];
  /** Requests are left with the service in batches; undefined: each is sent by itself. */
  readonly batch?: BatchSettings;
  /** Right replies by prompt, for scripted models. */
  readonly targets?: ReadonlyMap<string, string>;
}
