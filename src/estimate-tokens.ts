/** Signs of one kind that a token holds at most, by kind. */
const kinds = [
  { signs: /[a-z]/i, run: 8 },
  { signs: /[0-9]/, run: 3 },
  { signs: /\n/, run: Number.POSITIVE_INFINITY },
  // A space belongs to the word or sign that follows; before a digit it is a token.
  { signs: /\s/, run: Number.POSITIVE_INFINITY },
  // Any other sign of ASCII.
  { signs: /./s, run: Number.POSITIVE_INFINITY },
];
const [DIGIT, BLANK, BEYOND] = [1, 3, kinds.length];
const kindByCode = Array.from({ length: 128 }, (_, code) => {
  return kinds.findIndex(({ signs }) => signs.test(String.fromCharCode(code)));
});

/**
 * About how many tokens a text has: one for each eight letters of a word, three digits, blank before digits, run of other
 * signs or of line feeds, and sign beyond ASCII. Of 1,500 prompts and targets of graph problems and code it counts 0.8 to
 * 1.2 times what the encodings cl100k and o200k do, 1.0 at the median; a fourth of the characters is 0.4 to 1.4 times.
 */
export function estimateTokens(text: string): number {
  let [tokens, kind, run] = [0, -1, 0];
  for (let i = 0; i < text.length; i++) {
    const next = kindByCode[text.charCodeAt(i)] ?? BEYOND;
    if (next === DIGIT && kind === BLANK) tokens++;
    run = next === kind && run < (kinds[next]?.run ?? 1) ? run + 1 : 1;
    kind = next;
    if (run === 1 && kind !== BLANK) tokens++;
  }
  return tokens;
}
