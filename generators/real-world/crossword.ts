/** A fact: a subject, a relation, an object. */
export type Triple = readonly [subject: string, relation: string, object: string];

/** An entry for each blank, in their order. */
export type Tuple = readonly string[];

/** Facts with blanks, of which one filling makes all of them true. */
export interface Crossword {
  /** Subjects and objects may be blanks. */
  readonly facts: readonly Triple[];
  readonly blanks: readonly string[];
  /** What each blank may be. */
  readonly entries: readonly (readonly string[])[];
  readonly gold: Tuple;
}

/** The facts with a blank's entry in each place of the blank. */
export function filled({ facts, blanks }: Pick<Crossword, "facts" | "blanks">, tuple: Tuple): Triple[] {
  const entry = (name: string) => tuple[blanks.indexOf(name)] ?? name;
  return facts.map(([subject, relation, object]) => [entry(subject), relation, entry(object)]);
}

/** A fact as one text, equal for equal facts. */
export function factKey([subject, relation, object]: Triple): string {
  return JSON.stringify([subject, relation, object]);
}

/**
 * The other tuples of entries, except those that make facts which are all true: they would be right, too.
 *
 * @param truths keys of the facts that are known to be true
 */
export function wrongTuples(crossword: Crossword, truths: ReadonlySet<string>): Tuple[] {
  const tuples = crossword.entries.reduce<Tuple[]>(
    (shorter, entries) => shorter.flatMap((tuple) => entries.map((entry) => [...tuple, entry])),
    [[]],
  );
  return tuples.filter(
    (tuple) =>
      tuple.some((entry, i) => entry !== crossword.gold[i]) &&
      filled(crossword, tuple).some((fact) => !truths.has(factKey(fact))),
  );
}
