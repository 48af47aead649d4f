/** Where the lines of replies begin, in bytes, by their keys. */
export interface ReplyPlaces {
  /** Of several lines with a key the last one counts. */
  of(key: string): number | undefined;
  /** How many lines a key has. */
  countOf(key: string): number;
  add(key: string, place: number): void;
}

export function replyPlaces(): ReplyPlaces {
  const last = new Map<string, number>();
  /** Lines beside the last one: most keys have none. */
  const more = new Map<string, number>();
  return {
    of: (key) => last.get(key),
    countOf: (key) => (more.get(key) ?? 0) + (last.has(key) ? 1 : 0),
    add(key, place) {
      if (last.has(key)) more.set(key, (more.get(key) ?? 0) + 1);
      last.set(key, place);
    },
  };
}
