import { existsSync, mkdirSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { ownModules } from "#generators/own";
import { MANIFEST } from "#splits/index";
import type { Experiment } from "#src/commands/run/experiment";
import { differences } from "#src/differences";
import { UserError } from "#src/errors";
import { fingerprint } from "#src/hash";
import { canonical } from "#src/json";
import { writeWhole } from "#src/jsonl";
import { lock } from "#src/lock";
import { readRecord } from "#src/read-record";
import { version } from "#src/version";

/** Where a run keeps what. */
export interface Folder {
  readonly dir: string;
  readonly splits: string;
  readonly responses: string;
  readonly scores: string;
  readonly matrix: string;
  readonly report: string;
  /** The folder of the job that made a row's model; undefined seed: of all of them. */
  model(row: string, seed?: number): string;
}

export function folder(dir: string): Folder {
  return {
    dir,
    splits: join(dir, "splits"),
    responses: join(dir, "responses.jsonl"),
    scores: join(dir, "scores.jsonl"),
    matrix: join(dir, "matrix.json"),
    report: join(dir, "report"),
    model: (row, seed) => join(dir, "models", row, seed === undefined ? "" : String(seed)),
  };
}

/** `experiment.json` of a run: what it is a run of. */
interface Identity {
  readonly schema: 1;
  readonly version: string;
  readonly experiment: Experiment;
  /** SHA-256 of the module of each encoding and task of the user's own; undefined: there is none. */
  readonly own?: Readonly<Record<string, string>>;
}

/** The hash that names an experiment: the same file under the same version of the package. */
export function identify(experiment: Experiment): {
  readonly identity: Identity;
  readonly hash: string;
} {
  const own = ownModules();
  const identity: Identity = { schema: 1, version, experiment, ...(Object.keys(own).length > 0 && { own }) };
  return { identity, hash: fingerprint(identity) };
}

/**
 * Claims a folder for an experiment: a new or empty one, one that holds a run of the same experiment, or one whose run
 * never got as far as its splits, as happens where the experiment was impossible.
 *
 * @returns gives the folder back
 * @throws UserError naming the changed fields, if the folder holds another experiment's run; and if it holds anything
 *   that is no run
 */
export function claim(dir: string, experiment: Experiment): () => void {
  const path = join(dir, "experiment.json");
  const { identity } = identify(experiment);
  mkdirSync(dir, { recursive: true });
  const free = lock(join(dir, "run.lock"));
  try {
    const { splits, responses, model } = folder(dir);
    const begun = [join(splits, MANIFEST), responses, model("")].some((made) => existsSync(made));
    if (existsSync(path) && begun) compare(readIdentity(dir), identity, dir);
    else if (!existsSync(path) && readdirSync(dir).some((name) => !name.startsWith("run.lock"))) {
      throw new UserError(
        `${dir}: expected a new folder or a run's, got one with other files; choose another with --out`,
      );
    } else writeWhole(path, `${canonical(identity)}\n`);
  } catch (error) {
    free();
    throw error;
  }
  return free;
}

/**
 * What the run in a folder is a run of.
 *
 * @throws UserError if there is no run
 */
export function readIdentity(dir: string): Identity {
  const path = join(dir, "experiment.json");
  if (existsSync(join(dir, "import.json")))
    throw new UserError(
      `${dir}: expected the folder of a run, got an import of published replies; rescore nlgift and audit read it`,
    );
  if (!existsSync(path))
    throw new UserError(`${dir}: expected the folder of a run, got no experiment.json in it; see graphshift run`);
  return readRecord<Identity>(path, "remove the folder or choose another with --out");
}

function compare(there: Identity, wanted: Identity, dir: string): void {
  const flat = ({ experiment, ...rest }: Identity) => ({ ...rest, ...experiment });
  const changed = differences(flat(there), flat(wanted));
  if (changed.length === 0) return;
  throw new UserError(
    `${dir}: expected a run of this experiment, got one of another (${changed.join(", ")}); choose another folder with --out, or remove this one`,
  );
}
