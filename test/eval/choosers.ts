import { expect } from "#eval/expect";
import type { Item } from "#eval/play-out";
import type { Choose } from "#src/play";

export const choose = (state: string): Choose => ({
  kind: "choose",
  state: JSON.stringify(state),
  question: "Which?",
  options: [{ id: "a" }, { id: "b" }],
  repeat: 0,
});

/** Items of six choices, each of which tells of those before; a reply that is none of the options ends one. */
export const chosen = (count: number): Item[] =>
  Array.from({ length: count }, (_, i) => ({
    id: `item-${i}`,
    *play() {
      let history = `${i}:`;
      for (let step = 0; step < 6; step++) {
        const { option } = expect("choice", yield choose(history));
        if (option === undefined) return { outcome: "unparsed", why: "none", read: history };
        history += option === 0 ? "a" : "bb";
      }
      return { outcome: "correct", why: "to the end", read: history };
    },
  }));
