import { UserError } from "#src/errors";
import type { Provider } from "#src/models/providers/provider";
import type { ModelSettings } from "#src/models/settings";

/**
 * Where a provider is asked.
 *
 * @throws UserError where it has no address of its own and none is given, and for one that is no address
 */
export function baseUrlOf(name: string, provider: Provider, settings: ModelSettings): string {
  const baseUrl = settings.baseUrl ?? provider.baseUrl;
  if (baseUrl === undefined) {
    throw new UserError(
      `${name}: expected the address of your own resource, got none; give it with --base-url (baseUrl in an experiment)`,
    );
  }
  if (!/^https?:\/\/[^/]/.test(baseUrl) || !URL.canParse(baseUrl)) {
    throw new UserError(
      `${name}: expected --base-url (baseUrl in an experiment) to begin with http:// or https://, got something else; mend it`,
    );
  }
  return baseUrl;
}
