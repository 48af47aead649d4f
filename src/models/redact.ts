/** Letters under which a key is no secret (`EMPTY`, `none`), but may well be a word of a reply. */
const SHORTEST = 16;

/** A text without the key in it, should a server have sent it back. */
export function redact(text: string, key: string | undefined): string {
  return key !== undefined && key.length >= SHORTEST ? text.replaceAll(key, "[key]") : text;
}
