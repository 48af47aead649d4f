import { isRealWorld, type Question } from "#generators/question";
import { stream } from "#src/rng";

/**
 * So many of a file's questions, in its order: each sort of question (number of nodes; yes or no, path or none) in its
 * share, give or take one. A smaller subset is part of a larger one, and files that hold the same instances in other
 * words give the same instances.
 *
 * @param limit undefined: all
 */
export function subset(questions: readonly Question[], limit: number | undefined, seed: number): readonly Question[] {
  if (limit === undefined || limit >= questions.length) return questions;
  const order = placesOf(questions, seed).sort((a, b) => a.place - b.place || a.tie - b.tie);
  const chosen = new Set(order.slice(0, limit).map(({ id }) => id));
  return questions.filter(({ id }) => chosen.has(id));
}

interface Placed {
  readonly id: string;
  /** In 0 … 1: where the question stands among those of its sort, so that any beginning holds all sorts in their shares. */
  readonly place: number;
  readonly tie: number;
}

function placesOf(questions: readonly Question[], seed: number): Placed[] {
  const sorts = new Map<string, { readonly id: string; readonly tie: number }[]>();
  for (const question of questions) {
    const sort = sortOf(question);
    const drawn = { id: question.id, tie: stream(seed, "limit", question.instance).next() };
    sorts.set(sort, [...(sorts.get(sort) ?? []), drawn]);
  }
  return [...sorts].flatMap(([sort, members]) => {
    const offset = stream(seed, "limit", "sort", sort).next();
    const drawn = members.sort((a, b) => a.tie - b.tie);
    return drawn.map((member, i) => ({ ...member, place: (i + offset) / drawn.length }));
  });
}

function sortOf(question: Question): string {
  const { answer } = question;
  const plain = typeof answer === "boolean" || typeof answer === "string" || answer === 0 ? answer : "other";
  return JSON.stringify([isRealWorld(question) ? question.kind : question.facets.order, plain]);
}
