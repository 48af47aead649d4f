import { padded } from "#src/onnx/batch";
import { type Tensor, tensor } from "#src/onnx/runtime";

/**
 * The inputs of the decode graph that say what is read, and where.
 *
 * @param unread the tokens that are not in the cache yet, one row a sequence
 * @param lengths of the whole sequences, `unread` included
 */
export function readInputs(
  unread: readonly (readonly number[])[],
  lengths: readonly number[],
): Readonly<Record<string, Tensor>> {
  const rows = unread.length;
  const longest = Math.max(...unread.map(({ length }) => length));
  // ONNX Runtime attends in blocks of 32 and computes a block of one row in another order than the same row among
  // others. Without such blocks the bits of a sequence do not depend on its neighbours' lengths.
  const time = longest === 1 ? 1 : padded(longest);
  const ids = new BigInt64Array(rows * time);
  for (const [i, tokens] of unread.entries()) ids.set(tokens.map(BigInt), i * time);
  const cached = lengths.map((length, i) => length - unread[i]!.length);
  return {
    ids: tensor(ids, [rows, time]),
    "last index": tensor(
      BigInt64Array.from(unread, ({ length }) => BigInt(length - 1)),
      [rows, 1],
    ),
    "last position": tensor(Int32Array.from(lengths, (length) => length - 1)),
    total: tensor(Int32Array.of(Math.max(...cached) + time)),
  };
}
