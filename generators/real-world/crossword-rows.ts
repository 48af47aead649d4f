import { z } from "zod";
import { checked, damaged } from "#generators/real-world/check-row";
import type { Crossword, Triple } from "#generators/real-world/crossword";
import type { SourceRow } from "#generators/real-world/read-rows";

const name = z.string().min(1);
const perBlank = <Shape extends z.ZodType>(shape: Shape) => z.record(name, shape);

const shape = z.object({
  source: z.array(name).min(1),
  relation: z.array(name),
  target: z.array(name),
  blanks: z.array(name).min(1),
  options: perBlank(z.array(name).min(2)),
  golds: perBlank(z.string().regex(/^[A-Z]$/)),
  answer_all: z.array(name),
  K: perBlank(z.array(z.tuple([name, name, name]))).default({}),
});

/** What a public row says. */
export interface CrosswordRow {
  readonly crossword: Crossword;
  /** True facts that the row states beside its own. */
  readonly truths: readonly Triple[];
}

/**
 * A row of MC_easy.jsonl, MC_medi.jsonl or MC_hard.jsonl.
 *
 * @throws UserError naming file, line and field where it is damaged
 */
export function readCrossword(row: SourceRow): CrosswordRow {
  const { source, relation, target, blanks, options, golds, answer_all: answers, K } = checked(shape, row);
  if (relation.length !== source.length || target.length !== source.length) {
    throw damaged(row.where, `relation, target: expected ${source.length}, as many as source`);
  }
  const facts = source.map((subject, i): Triple => [subject, relation[i]!, target[i]!]);
  const entries = blanks.map((blank) => options[blank] ?? []);
  const gold = blanks.map((blank, i) => entries[i]!["ABCDEFGHIJKLMNOPQRSTUVWXYZ".indexOf(golds[blank] ?? "")]);
  const wrong = blanks.findIndex((_, i) => gold[i] === undefined || gold[i] !== answers[i]);
  if (wrong >= 0) {
    const [blank, got, letter] = [blanks[wrong]!, answers[wrong], golds[blanks[wrong]!]];
    throw damaged(
      row.where,
      `golds.${blank}: expected the option ${got}, got ${letter} of ${entries[wrong]!.join(", ")}`,
    );
  }
  return { crossword: { facts, blanks, entries, gold: answers }, truths: Object.values(K).flat() };
}
