import type { Tokenizer } from "#src/onnx/tokenizer";
import { type Rng, stream } from "#src/rng";
import type { Source } from "#training/local/batches";
import { document } from "#training/local/pretraining/document";
import { echo } from "#training/local/pretraining/echo";
import type { ShelfName } from "#training/local/pretraining/pool";
import { sequence } from "#training/local/sequence";

type Share = readonly [what: ShelfName | "echo", share: number];

/** What documents are about, in parts of 100. */
const SHARES: readonly Share[] = [
  ["main", 82],
  ["int-small", 2],
  ["int-large", 2],
  ["float", 2],
  ["link", 3],
  ["precedence", 3],
  ["capacity-digit", 1],
  ["capacity-small", 1],
  ["capacity-large", 1],
  ["capacity-float", 1],
  ["echo", 2],
];

/** What the first documents are about: tiny graphs, which are learned at once, then small ones. */
const BEGINNINGS: readonly { readonly until: number; readonly shares: readonly Share[] }[] = [
  { until: 5_000, shares: [["tiny", 1]] },
  {
    until: 9_000,
    shares: [
      ["tiny", 1],
      ["small", 1],
    ],
  },
  {
    until: 12_000,
    shares: [
      ["small", 2],
      ["main", 3],
    ],
  },
];

export interface MixtureOptions {
  readonly seed: number;
  readonly tokenizer: Tokenizer;
  /** Questions per document. */
  readonly questions: number;
  /** Whether the first documents are for a model that knows nothing yet. */
  readonly fromNothing: boolean;
}

/** The base's documents. */
export function mixture({ seed, tokenizer, questions, fromNothing }: MixtureOptions): Source {
  return (position) => {
    const rng = stream(seed, "document", position);
    const beginning = fromNothing ? BEGINNINGS.find(({ until }) => position < until) : undefined;
    const what = draw(beginning?.shares ?? SHARES, rng);
    return what === "echo" ? echo(tokenizer, rng) : sequence(tokenizer, document(what, questions, rng));
  };
}

function draw(shares: readonly Share[], rng: Rng): ShelfName | "echo" {
  return rng.pick(shares.flatMap(([what, share]) => Array<typeof what>(share).fill(what)));
}
