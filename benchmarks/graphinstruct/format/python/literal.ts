import type { Literal } from "#benchmarks/graphinstruct/format/literal";
import { hashKey } from "#benchmarks/graphinstruct/format/python/hash-key";
import { readAtom } from "#benchmarks/graphinstruct/format/python/read-atom";
import { signedNumber } from "#benchmarks/graphinstruct/format/python/signed-number";
import { skipBlank } from "#benchmarks/graphinstruct/format/python/skip-blank";

/** CPython's own limit of brackets in brackets. */
const DEEPEST = 200;

/** A bracket that is not closed yet. */
interface Open {
  readonly bracket: number;
  readonly items: Literal[];
  /** Of a dict: what stands left of the colons; `items` holds what stands right. */
  readonly keys: Literal[];
  /** Whether an item has just been read, so that a comma or the end must follow. */
  full: boolean;
  comma: boolean;
}

const [ROUND, SQUARE, CURLY, TOP] = [40, 91, 123, 0];

/** The bracket that a code unit closes. */
function closedBy(code: number): number | undefined {
  if (code === 41) return ROUND;
  if (code === 93) return SQUARE;
  return code === 125 ? CURLY : undefined;
}

/**
 * What Python's `ast.literal_eval` makes of a text; undefined where it raises ValueError or SyntaxError, `unhashable` where
 * it raises TypeError for a set or a dict of what can't be hashed.
 */
export function pythonLiteral(text: string): Literal | "unhashable" | undefined {
  if (text.includes("\0")) return undefined;
  const stack: Open[] = [opened(TOP)];
  const state = { unhashable: false };
  for (let at = skipBlank(text, 0); at < text.length; at = skipBlank(text, at)) {
    const top = stack.at(-1)!;
    const code = text.charCodeAt(at);
    if (code === ROUND || code === SQUARE || code === CURLY) {
      if (top.full || stack.length > DEEPEST) return undefined;
      stack.push(opened(code));
      at++;
    } else if (code === 41 || code === 93 || code === 125) {
      const value = closedBy(code) === top.bracket ? closed(top, state) : undefined;
      stack.pop();
      if (value === undefined || !put(stack.at(-1)!, value)) return undefined;
      at++;
    } else if (top.full) {
      const next = afterItem(text, at, top);
      if (next === undefined) return undefined;
      at = next;
    } else {
      const atom = readAtom(text, at);
      if (atom === undefined || !put(top, atom.literal)) return undefined;
      at = atom.end;
    }
  }
  if (stack.length > 1) return undefined;
  return finished(stack[0]!, state.unhashable);
}

function finished(top: Open, unhashable: boolean): Literal | "unhashable" | undefined {
  if (!top.full && !top.comma) return undefined;
  if (unhashable) return "unhashable";
  return top.comma ? { kind: "tuple", items: top.items } : top.items[0];
}

function opened(bracket: number): Open {
  return { bracket, items: [], keys: [], full: false, comma: false };
}

function put(open: Open, value: Literal): boolean {
  if (open.full) return false;
  open.full = true;
  open.items.push(value);
  return true;
}

/** What may follow an item within its bracket: a comma, the colon of a dict, the rest of a complex number. */
function afterItem(text: string, at: number, open: Open): number | undefined {
  const character = text[at];
  if (character === ",") {
    open.full = false;
    open.comma = true;
    return at + 1;
  }
  if (character === ":" && open.bracket === CURLY && open.keys.length < open.items.length) {
    open.keys.push(open.items.pop()!);
    open.full = false;
    return at + 1;
  }
  if (character !== "+" && character !== "-") return undefined;
  const sum = signedNumber(text, at, open.items.pop());
  if (sum) open.items.push(sum.literal);
  return sum?.end;
}

function closed(open: Open, state: { unhashable: boolean }): Literal | undefined {
  const { bracket, items, keys } = open;
  if (bracket === SQUARE) return { kind: "list", items };
  if (bracket === ROUND) return items.length === 1 && !open.comma ? items[0] : { kind: "tuple", items };
  if (keys.length === 0 && items.length > 0) return { kind: "set", items: [...distinct(items, items, state).values()] };
  if (keys.length !== items.length) return undefined;
  const entries = keys.map((key, i) => [key, items[i]!] as const);
  return { kind: "dict", entries: [...distinct(keys, entries, state).values()] };
}

/** As Python keeps them: equal keys once, in the place of the first, with the value of the last. */
function distinct<Item>(
  keys: readonly Literal[],
  items: readonly Item[],
  state: { unhashable: boolean },
): Map<string, Item> {
  const found = new Map<string, Item>();
  keys.forEach((literal, i) => {
    const key = hashKey(literal);
    if (key === undefined) state.unhashable = true;
    else found.set(key, items[i]!);
  });
  return found;
}
