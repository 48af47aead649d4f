import { closest } from "#benchmarks/graphinstruct/diagnostics/closest";
import type { Diagnostic } from "#benchmarks/graphinstruct/diagnostics/diagnostic";
import { meanEditDistance } from "#benchmarks/graphinstruct/diagnostics/structure/edit-distance";
import { orbitMmd } from "#benchmarks/graphinstruct/diagnostics/structure/orbit-mmd";
import { gBertScore } from "#benchmarks/graphinstruct/diagnostics/text/g-bert-score";
import { gBleu } from "#benchmarks/graphinstruct/diagnostics/text/g-bleu";
import { gRouge } from "#benchmarks/graphinstruct/diagnostics/text/g-rouge";
import { textF1 } from "#benchmarks/graphinstruct/diagnostics/text/text-f1";

export type { Measurement } from "#benchmarks/graphinstruct/diagnostics/diagnostic";
export { gBleu, gRouge, textF1 };

const registry = {
  editDistance: {
    summary: "nodes and edges to add or remove to get the closest reference, 0 upwards, less is closer",
    measure: async (generated, references, { budget }) => meanEditDistance(generated, references, budget),
  },
  orbitMmd: {
    summary: "discrepancy of orbit counts of connected graphs of up to four nodes, 0 upwards, less is closer",
    measure: async (generated, references) => orbitMmd(generated, references),
  },
  gBleu: {
    summary: "BLEU-4 of the edges told as sentences, 0 to 1, more is closer",
    measure: (generated, references) => closest(generated, references, gBleu),
  },
  gRouge: {
    summary: "ROUGE-2 recall of the edges told as sentences, 0 to 1, more is closer",
    measure: (generated, references) => closest(generated, references, gRouge),
  },
  textF1: {
    summary: "F1 of the labels and types that nodes and edges carry, 0 to 1, more is closer",
    measure: (generated, references) => closest(generated, references, textF1),
  },
  gBertScore: {
    summary: "likeness of edges told as sentences to an encoder of the caller's, up to 1, more is closer",
    measure: async (generated, references, { encode }) =>
      encode && closest(generated, references, (one, reference) => gBertScore(one, reference, encode)),
  },
} satisfies Record<string, Diagnostic>;

/** What can be told beside scores, by name; no total holds any of it. */
export const diagnostics: Readonly<Record<keyof typeof registry, Diagnostic>> = registry;
