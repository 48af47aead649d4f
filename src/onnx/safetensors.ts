import { z } from "zod";
import { UserError } from "#src/errors";

/** A named tensor of 32-bit floats, the only element type that this project writes. */
export interface NamedTensor {
  readonly name: string;
  readonly shape: readonly number[];
  readonly data: Float32Array;
}

export interface Safetensors {
  readonly tensors: readonly NamedTensor[];
  /** Free text by key. */
  readonly metadata: Readonly<Record<string, string>>;
}

const natural = z.int().nonnegative();
const entry = z.object({ dtype: z.string(), shape: z.array(natural), data_offsets: z.tuple([natural, natural]) });
type Entry = z.infer<typeof entry>;
const headerOf = z.object({ __metadata__: z.record(z.string(), z.string()).default({}) }).catchall(entry);

/**
 * The safetensors format (github.com/huggingface/safetensors): the header's length in 8 bytes, the header in JSON
 * padded with spaces to a multiple of 8, then the tensors in the order given, little endian.
 */
export function encodeSafetensors({ tensors, metadata }: Safetensors): Uint8Array {
  const header: Record<string, unknown> = { __metadata__: metadata };
  let offset = 0;
  for (const { name, shape, data } of tensors) {
    header[name] = { dtype: "F32", shape, data_offsets: [offset, offset + data.byteLength] };
    offset += data.byteLength;
  }
  const json = Buffer.from(JSON.stringify(header));
  const padded = Buffer.alloc(Math.ceil(json.length / 8) * 8, " ");
  json.copy(padded);
  const length = Buffer.alloc(8);
  length.writeBigUInt64LE(BigInt(padded.length));
  return Buffer.concat([length, padded, ...tensors.map(({ data }) => floatBytes(data))]);
}

/**
 * @param where names the file in messages
 * @throws UserError if the bytes are no safetensors file, or hold other elements than 32-bit floats
 */
export function decodeSafetensors(bytes: Uint8Array, where: string): Safetensors {
  const { header, data } = readHeader(bytes, where);
  const { __metadata__: metadata, ...entries } = header;
  const tensors = Object.entries(entries).map(([name, entry]) => readTensor(name, entry, data, where));
  return { tensors, metadata };
}

function readHeader(bytes: Uint8Array, where: string) {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const length = view.length < 8 ? Number.POSITIVE_INFINITY : Number(view.readBigUInt64LE());
  if (8 + length > view.length) throw damaged(where, "a safetensors header", `${view.length} bytes`);
  const text = view.toString("utf8", 8, 8 + length);
  try {
    return { header: headerOf.parse(JSON.parse(text)), data: view.subarray(8 + length) };
  } catch {
    throw damaged(where, "a safetensors header in JSON", JSON.stringify(text.slice(0, 60)));
  }
}

function readTensor(name: string, entry: Entry, data: Uint8Array, where: string): NamedTensor {
  const { dtype, shape } = entry;
  const [begin, end] = entry.data_offsets;
  const size = shape.reduce((product, n) => product * n, 1);
  if (dtype !== "F32") throw damaged(where, `tensor ${name} as F32`, dtype);
  if (end - begin !== size * 4 || end > data.length) {
    throw damaged(where, `${size * 4} bytes of ${name}`, `${Math.min(end, data.length) - begin}`);
  }
  // A copy, so that it starts on a multiple of 4 whatever the header's length.
  const copy = new Uint8Array(data.subarray(begin, end));
  return { name, shape, data: new Float32Array(copy.buffer) };
}

function damaged(where: string, expected: string, got: string): UserError {
  return new UserError(`${where}: expected ${expected}, got ${got}; the file is damaged or of another kind`);
}

function floatBytes(data: Float32Array): Uint8Array {
  return new Uint8Array(data.buffer, data.byteOffset, data.byteLength);
}
