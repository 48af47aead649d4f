const ASCII = 128;

/** A prefix tree: the child of node n by character class c is `children[n · classes + c]`, 0 where there is none. */
interface Trie {
  /** Class of each ASCII character, 0 for those that no token has. */
  readonly classOf: Uint8Array;
  readonly classes: number;
  readonly children: Int32Array;
  /** 1 + index of the token that ends at a node, 0 where none does. */
  readonly ends: Int32Array;
}

/**
 * Cuts texts into the longest tokens from left to right; no cut is made within a word.
 *
 * @param tokens ASCII, none empty, all different
 * @returns a function from a text to indices of tokens; -1 stands for each stretch in which no token begins
 */
export function longestMatch(tokens: readonly string[]): (text: string) => number[] {
  const trie = buildTrie(tokens);
  return (text) => matches(trie, text);
}

function buildTrie(tokens: readonly string[]): Trie {
  const characters = [...new Set(tokens.join(""))].sort();
  const classOf = new Uint8Array(ASCII);
  for (const [i, character] of characters.entries()) {
    if (character.charCodeAt(0) >= ASCII) throw new RangeError(`longestMatch: expected ASCII tokens, got ${character}`);
    classOf[character.charCodeAt(0)] = i + 1;
  }
  const classes = characters.length + 1;
  const most = 1 + tokens.reduce((total, { length }) => total + length, 0);
  const children = new Int32Array(most * classes);
  const ends = new Int32Array(most);
  let nodes = 1;
  for (const [i, token] of tokens.entries()) {
    let node = 0;
    for (let at = 0; at < token.length; at++) {
      const edge = node * classes + classOf[token.charCodeAt(at)]!;
      node = children[edge] ||= nodes++;
    }
    ends[node] = i + 1;
  }
  return { classOf, classes, children, ends };
}

function matches(trie: Trie, text: string): number[] {
  const out: number[] = [];
  for (let at = 0; at < text.length; ) {
    const { token, end } = matchAt(trie, text, at);
    if (token >= 0 || out.at(-1) !== -1) out.push(token);
    at = end;
  }
  return out;
}

function matchAt({ classOf, classes, children, ends }: Trie, text: string, at: number): { token: number; end: number } {
  let token = -1;
  let end = at + 1;
  for (let node = 0, i = at; i < text.length; ) {
    const code = text.charCodeAt(i++);
    const kind = code < ASCII ? classOf[code]! : 0;
    node = kind === 0 ? 0 : children[node * classes + kind]!;
    if (node === 0) break;
    if (ends[node] !== 0 && !(isLetter(code) && isLetter(text.charCodeAt(i)))) {
      token = ends[node]! - 1;
      end = i;
    }
  }
  return { token, end };
}

/** False beyond the end of a text, where the code is NaN. */
function isLetter(code: number): boolean {
  const lower = code | 32;
  return lower >= 97 && lower <= 122;
}
