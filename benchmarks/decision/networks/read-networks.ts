import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { type Network, readNetwork } from "#benchmarks/decision/networks/read-network";
import { UserError } from "#src/errors";
import { names } from "#src/pick";

/** What the files of the paper's four networks are called, as SNAP, Newman and BioSNAP give them out. */
export const PUBLISHED_NETWORKS = {
  facebook: "facebook_combined.txt",
  "ca-grqc": "ca-GrQc.txt",
  power: "power.txt",
  "human-ppi": "PP-Pathways_ppi.csv",
} as const;

/**
 * Networks from the user's edge lists, each undirected.
 *
 * @param dir with networks/
 * @param files by the names that the networks are to have, at least one
 * @throws UserError for a file that is missing or no edge list
 */
export function readNetworks<Name extends string>(
  dir: string,
  files: Readonly<Record<Name, string>>,
): Readonly<Record<Name, Network>> {
  const read = names(files).map((name) => {
    const path = join(dir, "networks", files[name]);
    if (!existsSync(path)) {
      throw new UserError(
        `${path}: expected the edge list of ${name}, got no file; bring it, or use generated networks`,
      );
    }
    return [name, readNetwork(readFileSync(path, "utf8"), path, false)] as const;
  });
  return Object.fromEntries(read) as Record<Name, Network>;
}
