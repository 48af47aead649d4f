import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Network, readNetwork } from "#benchmarks/decision/networks/read-network";
import { UserError } from "#src/errors";

/** What the files of the paper's four networks are called, as SNAP, Newman and BioSNAP give them out. */
const FILES = {
  facebook: "facebook_combined.txt",
  "ca-grqc": "ca-GrQc.txt",
  power: "power.txt",
  "human-ppi": "PP-Pathways_ppi.csv",
} as const;

export type PublishedNetwork = keyof typeof FILES;

/**
 * The paper's four networks from the user's files, each undirected.
 *
 * @param dir with networks/
 * @throws UserError for a file that is missing or no edge list
 */
export function readNetworks(dir: string): Readonly<Record<PublishedNetwork, Network>> {
  const read = (name: PublishedNetwork) => {
    const path = join(dir, "networks", FILES[name]);
    if (existsSync(path)) return readNetwork(readFileSync(path, "utf8"), path, false);
    throw new UserError(`${path}: expected the edge list of ${name}, got no file; bring it, or use generated networks`);
  };
  return {
    facebook: read("facebook"),
    "ca-grqc": read("ca-grqc"),
    power: read("power"),
    "human-ppi": read("human-ppi"),
  };
}
