/** A value of GGUF's metadata with its type. */
export type GgufValue =
  | { readonly uint32: number }
  | { readonly float32: number }
  | { readonly string: string }
  | { readonly int32s: readonly number[] }
  | { readonly strings: readonly string[] };

export interface GgufTensor {
  readonly name: string;
  /** From the outermost axis, as everywhere in this project; the file has them the other way round. */
  readonly shape: readonly number[];
  /** 32-bit floats, or 16-bit ones as their bits. */
  readonly data: Float32Array | Uint16Array;
}

export interface Gguf {
  readonly metadata: Readonly<Record<string, GgufValue>>;
  readonly tensors: readonly GgufTensor[];
}

const VERSION = 3;
const ALIGNMENT = 32;
/** `gguf_metadata_value_type` and `ggml_type`. */
const TYPE = { uint32: 4, int32: 5, float32: 6, string: 8, array: 9 } as const;
const [F32, F16] = [0, 1];

/** The bytes of a file in GGUF, version 3, little endian (github.com/ggml-org/ggml, docs/gguf.md). */
export function encodeGguf({ metadata, tensors }: Gguf): Uint8Array {
  const entries = Object.entries(metadata);
  let offset = 0;
  const infos = tensors.map(({ name, shape, data }) => {
    const sizes = shape.toReversed().map(uint64);
    const type = data instanceof Float32Array ? F32 : F16;
    const info = [string(name), uint32(shape.length), ...sizes, uint32(type), uint64(offset)];
    offset += aligned(data.byteLength);
    return Buffer.concat(info);
  });
  const header = Buffer.concat([
    Buffer.from("GGUF"),
    uint32(VERSION),
    uint64(tensors.length),
    uint64(entries.length),
    ...entries.flatMap(([key, value]) => [string(key), typed(value)]),
    ...infos,
  ]);
  return Buffer.concat([pad(header), ...tensors.map(({ data }) => pad(bytesOf(data)))]);
}

function typed(value: GgufValue): Buffer {
  if ("uint32" in value) return Buffer.concat([uint32(TYPE.uint32), uint32(value.uint32)]);
  if ("float32" in value) return Buffer.concat([uint32(TYPE.float32), float32(value.float32)]);
  if ("string" in value) return Buffer.concat([uint32(TYPE.string), string(value.string)]);
  if ("strings" in value) return array(TYPE.string, value.strings.map(string));
  return array(TYPE.int32, value.int32s.map(uint32));
}

function array(type: number, items: readonly Buffer[]): Buffer {
  return Buffer.concat([uint32(TYPE.array), uint32(type), uint64(items.length), ...items]);
}

function string(text: string): Buffer {
  const bytes = Buffer.from(text, "utf8");
  return Buffer.concat([uint64(bytes.length), bytes]);
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}

function uint64(value: number): Buffer {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64LE(BigInt(value));
  return bytes;
}

function float32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeFloatLE(value);
  return bytes;
}

function bytesOf({ buffer, byteOffset, byteLength }: Float32Array | Uint16Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}

function aligned(length: number): number {
  return Math.ceil(length / ALIGNMENT) * ALIGNMENT;
}

function pad(bytes: Buffer): Buffer {
  return Buffer.concat([bytes], aligned(bytes.length));
}
