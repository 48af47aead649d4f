import type { Verdict } from "#eval/verdict";
import { UserError } from "#src/errors";

/** @throws UserError where a request got no reply, and says why the first got none */
export function requireReplies(where: string, verdicts: ReadonlyMap<string, Verdict>): void {
  const lacking = [...verdicts.values()].filter(({ outcome }) => outcome === "failed" || outcome === "unsupported");
  if (lacking.length === 0) return;
  throw new UserError(
    `${where}: expected a reply to each request, got none to ${lacking.length} (${lacking[0]!.why}); type the same command to ask again`,
  );
}
