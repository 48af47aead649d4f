import { UserError } from "#src/errors";
import { providers } from "#src/models/providers/index";
import type { Provider } from "#src/models/providers/provider";
import { names } from "#src/pick";

/** Whether models of a kind can be asked in batches. */
export function takesBatches(kind: string): boolean {
  return names(providers).some((name) => name === kind && has(name));
}

/** What to throw where they cannot. */
export function noBatches(kind: string): UserError {
  return new UserError(
    `--batch: expected a service that takes batches (${names(providers).filter(has).join(", ")}), got ${kind}; leave it out`,
  );
}

function has(name: keyof typeof providers): boolean {
  const provider: Provider = providers[name];
  return provider.batches ?? false;
}
