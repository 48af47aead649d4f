import { digest } from "#src/hash";

/** Ids one after the other, the same for the same seed: "ftjob-0123456789abcdef". @param taken tells which are not free */
export function newIds(seed: number, taken: (id: string) => boolean): (prefix: string) => string {
  let made = 0;
  return (prefix) => {
    for (;;) {
      const id = `${prefix}${digest(JSON.stringify([seed, made++]))}`;
      if (!taken(id)) return id;
    }
  };
}
