/**
 * The protocol-buffer wire format (protobuf.dev/programming-guides/encoding), writing only: each function gives the
 * bytes of one field, and a message is its fields joined.
 */
const VARINT = 0;
const LENGTH_DELIMITED = 2;
const FIXED_32 = 5;

/** An integer field; a negative number takes ten bytes, as in two's complement of 64 bits. */
export function integer(field: number, value: number): Uint8Array {
  return join([tag(field, VARINT), varint(BigInt(value))]);
}

/** A `float` field: four bytes, little endian. */
export function float(field: number, value: number): Uint8Array {
  const data = Buffer.alloc(4);
  data.writeFloatLE(value);
  return join([tag(field, FIXED_32), data]);
}

/** A `bytes` field. */
export function bytes(field: number, data: Uint8Array): Uint8Array {
  return join([tag(field, LENGTH_DELIMITED), varint(BigInt(data.length)), data]);
}

/** A `string` field, in UTF-8. */
export function text(field: number, value: string): Uint8Array {
  return bytes(field, Buffer.from(value, "utf8"));
}

/** A message within a message. */
export function message(field: number, fields: readonly Uint8Array[]): Uint8Array {
  return bytes(field, join(fields));
}

/** Bytes one after another. */
export function join(parts: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(parts);
}

function tag(field: number, wireType: number): Uint8Array {
  return varint(BigInt(field * 8 + wireType));
}

function varint(value: bigint): Uint8Array {
  const out: number[] = [];
  let rest = BigInt.asUintN(64, value);
  while (rest > 127n) {
    out.push(Number(rest & 127n) | 128);
    rest >>= 7n;
  }
  out.push(Number(rest));
  return Uint8Array.from(out);
}
