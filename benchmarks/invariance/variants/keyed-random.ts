import { sha256 } from "#src/hash";
import { type PythonRandom, pythonRandom } from "#src/python-random";

/** The published audit's stream of a draw: CPython's, seeded with the first 64 bits of the SHA-256 of its names. */
export function keyedRandom(...names: readonly (string | number)[]): PythonRandom {
  return pythonRandom(BigInt(`0x${sha256(names.join("|")).slice(0, 16)}`));
}
