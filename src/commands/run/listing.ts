import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Experiment } from "#src/commands/run/experiment";
import { writeWhole } from "#src/jsonl";
import { listedModels } from "#src/models/listed-models";
import { readRecord } from "#src/read-record";

/** `listing.json`, beside a job record: the models that the server said it has once the tuned one was asked. */
interface Listing {
  readonly schema: 1;
  readonly models: readonly string[];
}

const FILE = "listing.json";

/** Milliseconds. */
const PATIENCE = 30_000;
/** Services whose lists name tuned models by the names under which they are asked. */
const LISTS_TUNES: readonly string[] = ["openai"];

/**
 * Writes down which models a server says it has, for its list is part of what is known of a tuned one. Where it has
 * none, or does not answer, nothing is written.
 *
 * @param folder the tuned model's
 */
export async function writeListing({ tune }: Experiment, folder: string): Promise<void> {
  const { via, baseUrl, inferenceUrl } = tune;
  if (!LISTS_TUNES.includes(via) || existsSync(join(folder, FILE))) return;
  const address = inferenceUrl ?? baseUrl;
  const settings = address === undefined ? {} : { baseUrl: address };
  const models = await listedModels("openai", settings, AbortSignal.timeout(PATIENCE)).catch(() => []);
  const listing: Listing = { schema: 1, models };
  if (models.length > 0) writeWhole(join(folder, FILE), `${JSON.stringify(listing)}\n`);
}

/** What `writeListing` wrote; undefined: nothing. */
export function readListing(folder: string): readonly string[] | undefined {
  const path = join(folder, FILE);
  if (!existsSync(path)) return undefined;
  return readRecord<Listing>(path, "remove it and type the run's command again").models;
}
