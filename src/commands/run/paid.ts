import { thousands } from "#reports/format";
import type { Scheduler } from "#src/models/index";
import { dollars } from "#src/prices/dollars";

/** What was paid for replies. */
export type Spending = Pick<Scheduler, "spent" | "unpriced">;

/** What was paid, in words; what has no known price is unknown, not free. */
export function paid({ spent, unpriced }: Spending): string {
  if (unpriced === 0) return dollars(spent);
  return spent === 0 ? "unknown" : `${dollars(spent)} and ${thousands(unpriced)} requests of unknown price`;
}
