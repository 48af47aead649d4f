import { UserError } from "#src/errors";
import type { ModelSettings } from "#src/models/settings";

/**
 * A key from the environment, and from nowhere else.
 *
 * @throws UserError if it is not set
 */
export function keyFrom({ env = process.env }: ModelSettings, variable: string): string {
  const key = env[variable];
  if (!key) throw new UserError(`${variable}: expected a key in this environment variable, got none; set it`);
  return key;
}
