import { readGraph } from "#benchmarks/graphinstruct/format/index";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";
import { canonicalForm } from "#src/graph/canonical-form";

/**
 * Tells whether an instruction is one of these in substance: the same words, or the same constraints and a reference
 * that is isomorphic to one of theirs.
 */
export function overlapWith(others: readonly Instruction[]): (instruction: Instruction) => boolean {
  const texts = new Set(others.map(asked));
  const byDemands = new Map<string, Instruction[]>();
  for (const other of others) {
    const alike = byDemands.get(demandsOf(other)) ?? [];
    byDemands.set(demandsOf(other), [...alike, other]);
  }
  return (instruction) => {
    if (texts.has(asked(instruction))) return true;
    const alike = byDemands.get(demandsOf(instruction)) ?? [];
    if (alike.length === 0) return false;
    const forms = new Set(formsOf(instruction));
    return alike.some((other) => forms.size === 0 || formsOf(other).some((form) => forms.has(form)));
  };
}

function asked({ text, base }: Instruction): string {
  return base === undefined ? text : `${text}\n${base.slice(base.indexOf("{"))}`;
}

function demandsOf({ explicit }: Instruction): string {
  return [...new Set(explicit)].sort().join("\n");
}

function formsOf({ references }: Instruction): string[] {
  return references.flatMap((text) => {
    const reading = readGraph(text, "strict");
    return reading.kind === "graph" ? [canonicalForm(reading.written.graph)] : [];
  });
}
