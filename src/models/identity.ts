/** Items on which a tuned model must differ from its base at least once. */
export const ENOUGH = 50;

/** Replies by item. */
export type Replies = ReadonlyMap<string, string>;

/**
 * Whether a tuned model is what it is called: servers have been known to leave an adapter out, or to pass an unknown
 * name on to the base.
 *
 * @param listed the models that the server says it has; undefined where it has no list
 * @returns what speaks against it, each in one line; empty where nothing does
 */
export function doubts(
  tuned: { readonly name: string; readonly replies: Replies },
  base: { readonly name: string; readonly replies: Replies },
  listed?: readonly string[],
): string[] {
  const found: string[] = [];
  if (listed && !listed.includes(tuned.name))
    found.push(`${tuned.name} is not among the server's ${listed.length} models`);
  const common = [...tuned.replies].filter(([item]) => base.replies.has(item));
  const same = common.filter(([item, reply]) => base.replies.get(item) === reply).length;
  if (same >= ENOUGH && same === common.length) {
    found.push(`${tuned.name} answers all ${same} items word for word as ${base.name} does; is it the tuned one?`);
  }
  return found;
}
