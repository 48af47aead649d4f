import { hash } from "node:crypto";
import { canonical } from "#src/json";

/** The SHA-256 of a text (as UTF-8) or of bytes, in hexadecimal. */
export function sha256(data: string | Uint8Array): string {
  return hash("sha256", data, "hex");
}

/** A name for a text or for bytes: the first 16 hexadecimal digits of their SHA-256. */
export function digest(data: string | Uint8Array): string {
  return sha256(data).slice(0, 16);
}

/** A name for a JSON value: the digest of its canonical form. */
export function fingerprint(value: unknown): string {
  return digest(canonical(value));
}
