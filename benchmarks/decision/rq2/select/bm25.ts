import { tokens } from "#benchmarks/decision/rq2/select/tokens";

const K1 = 1.2;
const B = 0.75;

/** In which documents a word is, and how often. */
interface Postings {
  readonly documents: number[];
  readonly counts: number[];
}

/** The score of every document for a query, by place: 0 where they share no word. */
export type Scorer = (query: string) => Float64Array;

/**
 * Okapi BM25 (Robertson and Zaragoza 2009) with k1 = 1.2, b = 0.75, idf = ln(1 + (N − df + ½) / (df + ½)), and each word
 * of a query counted once.
 *
 * @param queries the only ones that will be put: only their words are indexed
 */
export function bm25(documents: readonly string[], queries: readonly string[]): Scorer {
  const index = new Map<string, Postings>();
  for (const query of queries) for (const word of tokens(query)) index.set(word, { documents: [], counts: [] });
  const lengths = documents.map((text, document) => {
    const words = tokens(text);
    for (const word of words) post(index.get(word), document);
    return words.length;
  });
  const mean = lengths.reduce((sum, length) => sum + length, 0) / documents.length;
  return (query) => {
    const scores = new Float64Array(documents.length);
    for (const word of new Set(tokens(query))) {
      const { documents: holders = [], counts = [] } = index.get(word) ?? {};
      const idf = Math.log(1 + (documents.length - holders.length + 0.5) / (holders.length + 0.5));
      holders.forEach((document, i) => {
        const count = counts[i]!;
        const gain = (count * (K1 + 1)) / (count + K1 * (1 - B + (B * lengths[document]!) / mean));
        scores[document]! += idf * gain;
      });
    }
    return scores;
  };
}

/** Counts one occurrence; documents come one after another. */
function post(postings: Postings | undefined, document: number): void {
  if (!postings) return;
  const { documents, counts } = postings;
  if (documents.at(-1) === document) counts[counts.length - 1]!++;
  else {
    documents.push(document);
    counts.push(1);
  }
}
