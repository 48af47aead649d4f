/** Values that are kept at most: the items of a few test sets. */
const KEPT = 4096;

/** A function that makes a value for a key, or gives the one that it made for it lately. */
export function keeper<Value>(): (key: string, make: () => Value) => Value {
  const values = new Map<string, Value>();
  return (key, make) => {
    const found = values.get(key);
    if (found !== undefined) return found;
    if (values.size >= KEPT) values.clear();
    const made = make();
    values.set(key, made);
    return made;
  };
}
