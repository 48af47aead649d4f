import type { Evidence } from "#reports/analyses/evidence";
import { differences } from "#src/differences";
import { UserError } from "#src/errors";

/**
 * Refuses runs that differ from the first in what must be the same, in their splits at least.
 *
 * @param analysis what asks for it, and what it expects
 * @param held what else must be the same
 * @throws UserError naming every difference on one line
 */
export function requireAlike(
  analysis: { readonly name: string; readonly expected: string; readonly remedy: string },
  [first, ...others]: readonly Evidence[],
  held: (run: Evidence) => Readonly<Record<string, unknown>>,
): void {
  const alike = (run: Evidence) => ({ splits: run.matrix.made.manifest.slice(0, 12), ...held(run) });
  for (const other of others) {
    const found = differences(alike(first!), alike(other));
    if (found.length === 0) continue;
    const { name, expected, remedy } = analysis;
    throw new UserError(
      `${name}: expected ${expected}, got ${first!.name} and ${other.name}, which differ (${found.join(", ")}); ${remedy}`,
    );
  }
}
