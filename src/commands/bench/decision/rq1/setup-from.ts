import { quotas } from "#benchmarks/decision/rq1/quotas";
import type { QuerySetup } from "#benchmarks/decision/runs/index";
import { encodings } from "#generators/encodings/index";
import type { Training } from "#src/commands/bench/decision/rq1/write-training";
import type { Given } from "#src/commands/command";
import { UserError } from "#src/errors";
import { nameIn } from "#src/pick";

/** @throws UserError for an unknown split, and for a network that is no NAME=FILE or goes without a folder */
export function querySetupFrom({ seed = 0, split = "main", data, network }: Given): QuerySetup {
  const networks = (network as readonly string[] | undefined)?.map(networkIn);
  if (networks && data === undefined)
    throw new UserError("--network: expected --data beside it, got none; say which folder networks/ is in");
  return {
    schema: 1,
    part: "rq1",
    seed: seed as number,
    split: nameIn("split", quotas, split as string),
    ...(data !== undefined && { data: data as string }),
    ...(networks && { networks: Object.fromEntries(networks) }),
  };
}

function networkIn(words: string): readonly [name: string, file: string] {
  const [, name, file] = /^([\w.-]+)=(.+)$/.exec(words) ?? [];
  if (name === undefined || name === "__proto__")
    throw new UserError(`--network: expected NAME=FILE, got ${JSON.stringify(words)}; as in power=power.txt`);
  return [name, file!];
}

/**
 * How tuning splits are to be written; undefined: not at all.
 *
 * @throws UserError for an unknown encoding, and where neither splits nor a model are asked for
 */
export function trainingFrom({ train, model, encoding = "incident", rows = 10 }: Given): Training | undefined {
  if (!train && model === undefined)
    throw new UserError("--model: expected somebody to ask, or --train, got neither; as in --model policy:oracle:0.1");
  if (!train) return undefined;
  return { encoding: nameIn("encoding", encodings, encoding as string), repeats: rows as number };
}
