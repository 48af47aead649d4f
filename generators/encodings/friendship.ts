import { type EdgePhrase, edgeList } from "#generators/encodings/edge-list";
import type { Encoding } from "#generators/encodings/encoding";
import { firstNames } from "#generators/encodings/first-names";
import type { Relation } from "#generators/tasks/relation";
import { UserError } from "#src/errors";

interface Phrases {
  readonly subject: string;
  readonly edge: EdgePhrase;
  readonly none: string;
}

const phrases: Readonly<Record<Relation, Phrases>> = {
  link: {
    subject: "Paths lead from friend to friend among",
    edge: (u, v) => `${u} is friends with ${v}.`,
    none: "No two of them are friends.",
  },
  distance: {
    subject: "Paths lead from friend to friend among",
    edge: (u, v, length) => `${u} is friends with ${v}, who lives ${length} km away.`,
    none: "No two of them are friends.",
  },
  precedence: {
    subject: "There are rules about when to speak for",
    edge: (u, v) => `${u} must speak before ${v}.`,
    none: "In fact there is no rule.",
  },
  capacity: {
    subject: "Mail flows from hand to hand among",
    edge: (u, v, capacity) => `${u} can pass to ${v} up to ${capacity} kg per day.`,
    none: "Nobody can pass on anything.",
  },
};

/** People who are friends, live apart, speak before one another or pass on mail; one sentence per edge, in random order. */
export const friendship: Encoding = {
  labels(order, rng, { names = firstNames.length }) {
    if (names > firstNames.length) {
      throw new UserError(`names: expected at most ${firstNames.length}, got ${names}; ask for fewer`);
    }
    const pool = firstNames.slice(0, names);
    if (order > pool.length) {
      throw new UserError(
        `friendship: expected at most ${pool.length} nodes (one name each), got ${order}; use another encoding or more names`,
      );
    }
    return rng.sample(pool, order).sort();
  },
  nodes: "people",
  node: (label) => label,
  describe(view) {
    const { subject, edge, none } = phrases[view.relation];
    const edges = edgeList(view, edge).join(" ") || none;
    return `${subject} these ${view.labels.length} people: ${view.labels.join(", ")}. ${edges}`;
  },
};
