import { cpSync, existsSync, mkdirSync, readdirSync } from "node:fs";
import { basename, join } from "node:path";
import { type Instruction, readInstructions } from "#benchmarks/graphinstruct/instructions/index";
import { type Pools, readPools } from "#benchmarks/graphinstruct/pools/index";
import {
  type Configuration,
  configurationName,
  configurationShape,
} from "#benchmarks/graphinstruct/runs/configuration";
import { UserError } from "#src/errors";
import { fingerprint } from "#src/hash";
import { canonical } from "#src/json";
import { writeWhole } from "#src/jsonl";
import { parseRow } from "#src/parse-row";
import { readRecord } from "#src/read-record";

/** `asked.json`: which instructions a folder's outputs answer. */
interface Asked {
  readonly schema: 1;
  /** Of all instructions. */
  readonly instructions: string;
}

/** Where things are in the folder of a run. */
export interface RunFolder {
  readonly dir: string;
  /** The instructions that were put, with their pools where they were given: copies, so that the folder stands alone. */
  readonly instructions: string;
  readonly pools: string;
  readonly configurations: string;
  /** Score files, by mode. */
  readonly quality: string;
  readonly report: string;
}

export function runFolder(dir: string): RunFolder {
  const at = (name: string) => join(dir, name);
  return {
    dir,
    instructions: at("instructions"),
    pools: at("pools"),
    configurations: at("configurations"),
    quality: at("quality"),
    report: at("report"),
  };
}

/**
 * Makes a folder a run of some instructions: a new one gets copies of them and of their pools.
 *
 * @param pools a folder of reference pools; undefined: none
 * @throws UserError where the folder holds other files, or outputs for other instructions
 */
export function claimRun(run: RunFolder, instructions: string, pools: string | undefined): Instruction[] {
  const given = readInstructions(instructions);
  const asked: Asked = { schema: 1, instructions: fingerprint(given) };
  const path = join(run.dir, "asked.json");
  mkdirSync(run.dir, { recursive: true });
  if (!existsSync(path)) {
    const other = readdirSync(run.dir).filter((name) => !/^(run\.lock|instructions|pools)/.test(name));
    if (other.length > 0) throw taken(run.dir, "one with other files");
    if (instructions !== run.instructions)
      cpSync(instructions, run.instructions, { recursive: true, filter: (path) => basename(path) !== "pools" });
    if (pools !== undefined && pools !== run.pools) cpSync(pools, run.pools, { recursive: true });
    writeWhole(path, `${canonical(asked)}\n`);
  } else if (readRecord<Asked>(path, "remove the folder").instructions !== asked.instructions)
    throw taken(run.dir, "one with outputs for other instructions");
  return given;
}

function taken(dir: string, got: string): UserError {
  return new UserError(
    `${dir}: expected a new folder, or one with outputs for these instructions, got ${got}; choose another with --out`,
  );
}

/** @throws UserError where the folder is none of a run */
export function openRun(run: RunFolder): { readonly instructions: readonly Instruction[]; readonly pools: Pools } {
  if (!existsSync(join(run.dir, "asked.json"))) {
    throw new UserError(
      `${run.dir}: expected the folder of a run, got no asked.json; make one with graphshift bench graphinstruct ask`,
    );
  }
  return { instructions: readInstructions(run.instructions), pools: poolsIn(run) };
}

/** The pools of a run; without any, outputs are compared with the references of their instruction. */
export function poolsIn({ pools }: RunFolder): Pools {
  return existsSync(pools) ? readPools(pools) : new Map();
}

/** A configuration's log of replies. */
export function logOf(run: RunFolder, configuration: Configuration): string {
  return join(run.configurations, configurationName(configuration), "responses.jsonl");
}

/**
 * Notes how a configuration asks.
 *
 * @throws UserError where outputs of another one are kept under the same name
 */
export function noteConfiguration(run: RunFolder, configuration: Configuration): void {
  const path = join(run.configurations, configurationName(configuration), "order.json");
  const other = existsSync(path) ? differing(readConfiguration(path), configuration) : [];
  if (other.length > 0) {
    throw new UserError(
      `${path}: expected the settings that its outputs were asked with, got others: ${other.join(", ")}; choose another folder with --out`,
    );
  }
  writeWhole(path, `${canonical(configuration)}\n`);
}

/** Settings that differ: "samples (2, now 3)". */
function differing(noted: Configuration, now: Configuration): string[] {
  const { table, ...shape } = configurationShape.shape;
  const told = (Object.keys(shape) as Exclude<keyof Configuration, "table">[])
    .filter((name) => noted[name] !== now[name])
    .map((name) => `${name} (${noted[name]}, now ${now[name]})`);
  return canonical(noted.table ?? null) === canonical(now.table ?? null) ? told : [...told, "table"];
}

/** The configurations of a run, by name. */
export function configurationsIn(run: RunFolder): Configuration[] {
  if (!existsSync(run.configurations)) return [];
  return readdirSync(run.configurations)
    .map((name) => join(run.configurations, name, "order.json"))
    .filter((path) => existsSync(path))
    .sort()
    .map(readConfiguration);
}

function readConfiguration(path: string): Configuration {
  return parseRow(configurationShape, readRecord(path, "remove its folder"), path, "remove its folder");
}
