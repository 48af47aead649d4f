/** What an export writes: contents by path within its folder. */
export type Files = Readonly<Record<string, string | Uint8Array>>;

/** JSON as Hugging Face's files have it. */
export function jsonFile(value: unknown): string {
  return `${JSON.stringify(value, undefined, 2)}\n`;
}
