import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import { UserError } from "#src/errors";
import { fingerprint } from "#src/hash";
import { lock } from "#src/lock";
import { openModel } from "#src/models/index";
import { modelId } from "#src/models/model-id";
import { addressOf, inferenceOf, requireAddress } from "#training/hosted/address";
import { type Draft, readIntent, writeIntent } from "#training/hosted/intent";
import type { Service } from "#training/hosted/port";
import { baseOf, preflight, preflightOf } from "#training/hosted/preflight";
import { pursue } from "#training/hosted/pursue";
import { readJobRecord } from "#training/hosted/record";
import type { HostedSettings } from "#training/hosted/settings";
import { LOCK, TRAINING_FILE } from "#training/hosted/submit";
import type { HostedJob } from "#training/job";
import { hyperparameters } from "#training/local/hyperparameters";
import type { Preflight } from "#training/preflight";
import type { Order, Trainer, TuneOptions } from "#training/trainer";
import { told } from "#training/validate/issue";

/** A trainer out of a service. */
export function hosted(service: Service, settings: HostedSettings = {}): Trainer {
  return {
    settingsOf: (method) => service.settings[method],
    preflight: (order) => preflight(service, order, settings),
    base: async (name) =>
      openModel(...service.named(baseOf(service, name === undefined ? {} : { base: name }), settings)),
    finished: (folder) => finishedJob(folder).base!,
    model: async (folder) => openModel(...service.named(finishedJob(folder).model!, settings)),
    async tune(order, { folder, ...options }) {
      const draft = await draftOf(service, order, settings);
      const known = readJobRecord(folder);
      if (known?.order === draft.order && known.state === "done") return known;
      mkdirSync(folder, { recursive: true });
      const free = lock(join(folder, LOCK));
      try {
        await intend(service, settings, order, draft, { folder, ...options });
        return await pursue(service, settings, { folder, ...options });
      } finally {
        free();
      }
    },
  };
}

/** What an order comes to at a service. */
async function draftOf(service: Service, order: Order, given: HostedSettings): Promise<Draft> {
  const { examples, manifest, recipe, seed } = order;
  const base = baseOf(service, order);
  const settings = hyperparameters(service.settings[examples.method], order.hyperparameters);
  const address = addressOf(given);
  return {
    schema: 1,
    trainer: service.name,
    order: fingerprint({
      trainer: service.name,
      examples,
      base,
      seed,
      settings,
      ...(address !== undefined && { address }),
    }),
    manifest,
    recipe,
    method: examples.method,
    rows: examples.method === "sft" ? examples.rows.length : examples.pairs.length,
    base: await modelId(...service.named(base, given)),
    seed,
    hyperparameters: settings,
  };
}

/**
 * Writes down what is to be done, once it is sure that it can and may be; an intent that is there already stands.
 *
 * @throws UserError for an order that cannot be sent, one that is not agreed to, and a folder of another job
 */
async function intend(
  { name, ...service }: Service,
  settings: HostedSettings,
  order: Order,
  draft: Draft,
  { folder, confirm }: TuneOptions,
): Promise<void> {
  const known = readIntent(folder);
  if (known?.draft.order === draft.order) return;
  if (known) {
    requireAddress(folder, known, settings);
    throw new UserError(`${folder}: expected a new folder or this job's, got one of another job; choose another`);
  }
  const found = preflightOf({ name, ...service }, order, join(folder, TRAINING_FILE), settings);
  refuse(found);
  if (!(await confirm?.(found)))
    throw new UserError(`${name}: expected a yes before anything is sent, got none; add --yes`);
  const address = addressOf(settings);
  const inference = inferenceOf(settings);
  // No part of the result: two folders with the same order are two jobs, and one must not be taken for the other.
  const tag = `graphshift-${randomUUID().replaceAll("-", "").slice(0, 16)}`;
  writeIntent(folder, {
    schema: 1,
    tag,
    draft,
    base: found.base,
    tokens: found.tokens,
    ...(address !== undefined && { address }),
    ...(inference !== undefined && { inference }),
  });
}

function refuse({ service, refusals, issues: [first], count }: Preflight): void {
  if (refusals.length > 0) {
    throw new UserError(`${service}: expected a service that takes this order, got ${refusals[0]}; choose another`);
  }
  if (!first) return;
  const more = count > 1 ? ` and ${count - 1} more issues` : "";
  throw new UserError(`${told(first)}${more}; mend the examples before they are sent`);
}

function finishedJob(folder: string): HostedJob {
  const hosted = readJobRecord(folder)?.hosted;
  if (hosted?.model !== undefined) return hosted;
  throw new UserError(`${folder}: expected a finished job, got none; type the command that began it to go on`);
}
