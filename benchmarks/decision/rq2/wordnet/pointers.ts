/** What WordNet's pointer symbols stand for (wninput(5WN)), by part of speech where that makes a difference. */
const POINTERS: ReadonlyMap<string, string> = new Map([
  ["!", "antonym"],
  ["@", "hypernym"],
  ["@i", "instance hypernym"],
  ["~", "hyponym"],
  ["~i", "instance hyponym"],
  ["#m", "member holonym"],
  ["#s", "substance holonym"],
  ["#p", "part holonym"],
  ["%m", "member meronym"],
  ["%s", "substance meronym"],
  ["%p", "part meronym"],
  ["=", "attribute"],
  ["+", "derivationally related form"],
  [";c", "topic domain"],
  ["-c", "member of topic domain"],
  [";r", "region domain"],
  ["-r", "member of region domain"],
  [";u", "usage domain"],
  ["-u", "member of usage domain"],
  ["*", "entailment"],
  [">", "cause"],
  ["^", "also see"],
  ["$", "verb group"],
  ["&", "similar to"],
  ["<", "participle of"],
  ["\\", "pertainym"],
  ["r\\", "derived from adjective"],
]);

/** The relation of a pointer; undefined for a symbol that there is not. */
export function pointerName(symbol: string, partOfSpeech: string): string | undefined {
  return POINTERS.get(symbol === "\\" && partOfSpeech === "r" ? "r\\" : symbol);
}
