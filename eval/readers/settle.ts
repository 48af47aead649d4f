import type { Policy } from "#eval/readers/policy";
import type { Reading } from "#eval/readers/reading";
import { refuses } from "#eval/readers/refusal";
import { statements } from "#eval/readers/statements";
import type { Token } from "#eval/readers/token";
import { canonical } from "#src/json";

/** What one place of a reply claims: an answer, something no answer can be, or a part of an answer. */
export type Claim<Answer> =
  | { readonly answer: Answer }
  | { readonly impossible: string }
  | { readonly incomplete: string; readonly half?: Answer };

export type Finder<Answer> = (tokens: readonly Token[]) => readonly Claim<Answer>[];

/** How one kind of answer is found. */
export interface Finders<Answer> {
  /** In the first words of a turn, where those answer by themselves; undefined: they never do. */
  readonly opening?: Finder<Answer>;
  /** In what follows "Answer:" or "The answer is". */
  readonly stated: Finder<Answer>;
  /** In the prose of the whole turn, the strongest kind of claim first. */
  readonly clear: readonly Finder<Answer>[];
  /** Weaker hints, tried last and only if the reply does not decline to answer. */
  readonly weak: readonly Finder<Answer>[];
}

/**
 * Lets the strongest kind of claim decide: the answer line, then "the answer is", then prose. Where claims of that kind
 * contradict one another, or what the turn opens with, the reply is ambiguous; or else, under the lenient policy, the last
 * of them counts, and an answer line is one statement among others. undefined: the turn claims nothing.
 */
export function settle<Answer>(
  turn: readonly Token[],
  finders: Finders<Answer>,
  policy: Policy,
): Reading<Answer> | undefined {
  const said = statements(turn).flatMap(({ tokens, line, closed }) =>
    finders.stated(tokens).map((claim) => ({ claim, line, closed })),
  );
  const lines = policy === "strict" ? said.filter(({ line }) => line) : [];
  const strongest = lines.length > 0 ? lines : said;
  const opening = strongest.length > 0 ? (finders.opening?.(turn) ?? []) : [];
  return (
    decide([...opening.map((claim) => ({ claim, closed: false })), ...strongest], policy) ??
    first(turn, finders.clear, policy) ??
    (refuses(turn) ? { kind: "refused", why: "the reply declines to answer" } : undefined) ??
    first(turn, finders.weak, policy)
  );
}

function first<Answer>(
  turn: readonly Token[],
  finders: readonly Finder<Answer>[],
  policy: Policy,
): Reading<Answer> | undefined {
  for (const find of finders) {
    const claims = find(turn).map((claim) => ({ claim, closed: false }));
    const reading = decide(claims, policy);
    if (reading) return reading;
  }
  return undefined;
}

interface Placed<Answer> {
  readonly claim: Claim<Answer>;
  /** Stated explicitly, and the text goes on after it. */
  readonly closed: boolean;
}

function alike<Answer>(placed: readonly Placed<Answer>[], one: Placed<Answer>): readonly Placed<Answer>[] {
  const text = canonical(one.claim);
  return placed.filter(({ claim }) => canonical(claim) === text);
}

/** undefined: nothing is claimed here. */
function decide<Answer>(placed: readonly Placed<Answer>[], policy: Policy): Reading<Answer> | undefined {
  const whole = placed.filter(({ claim }) => !("incomplete" in claim));
  const one = (policy === "strict" ? whole[0] : whole.at(-1)) ?? placed[0];
  if (!one) return undefined;
  if ("incomplete" in one.claim) {
    const { incomplete, half } = one.claim;
    return { kind: "unparsed", why: incomplete, ...(half !== undefined && { half }) };
  }
  const same = whole.length > 1 ? alike(whole, one) : whole;
  if (policy === "strict" && same.length < whole.length) {
    return { kind: "ambiguous", why: "the reply makes claims that contradict one another" };
  }
  const stated = same.some(({ closed }) => closed);
  if ("answer" in one.claim) return { kind: "answer", answer: one.claim.answer, stated };
  return { kind: "impossible", why: one.claim.impossible, stated };
}
