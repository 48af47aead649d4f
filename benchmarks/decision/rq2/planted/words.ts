const ONSETS = ["b", "d", "f", "g", "k", "l", "m", "n", "p", "r", "s", "t", "v", "z"];
const VOWELS = ["a", "e", "i", "o", "u"];
const SYLLABLES = ONSETS.length * VOWELS.length;

/** Another invented word for each number: pairs of consonant and vowel, three or more. */
export function word(number: number): string {
  let [out, left] = ["", number];
  for (let syllables = 0; syllables < 3 || left > 0; syllables++) {
    const at = left % SYLLABLES;
    out += ONSETS[Math.floor(at / VOWELS.length)]! + VOWELS[at % VOWELS.length]!;
    left = Math.floor(left / SYLLABLES);
  }
  return out;
}
