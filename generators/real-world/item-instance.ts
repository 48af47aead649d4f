import { digest } from "#src/hash";

/**
 * The instance of a real-world item: equal for the same words of the same set, whatever their order, case, spacing and
 * punctuation.
 */
export function itemInstance(set: string, texts: readonly string[]): string {
  return digest(JSON.stringify([set, ...texts.map(bare).sort()]));
}

function bare(text: string): string {
  return text
    .normalize("NFKC")
    .toLowerCase()
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, " ")
    .trim();
}
