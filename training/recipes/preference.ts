import { z } from "zod";
import { isUnread, type Outcome } from "#eval/verdict";
import { UserError } from "#src/errors";
import type { Recipe } from "#training/recipes/recipe";
import { type Replied, repliedTo } from "#training/recipes/replied";
import type { Pair } from "#training/trainer";

const settings = z.strictObject({
  /** The most pairs of a problem. One: all problems weigh the same. */
  pairs: z.int().min(1).prefault(1),
  /** Whether a reply without a readable answer (unparsed, ambiguous, refused, truncated) may be the rejected one. */
  unreadable: z.boolean().prefault(false),
});

/**
 * Pairs of sampled replies to the same problem: the chosen one verified right, the rejected one verified wrong. A
 * problem's first right reply is paired with its first wrong one, the second with the second and so on; the shorter list
 * starts over, and equal texts count once. Problems that give no pair are counted by why.
 */
export const preference: Recipe = {
  summary: "pairs of sampled replies to a problem: one verified right, one verified wrong",
  method: "dpo",
  options: settings,
  samples: true,
  make(questions, { options, samples }) {
    const given = settings.parse(options);
    const made = repliedTo(questions, samples).map((replied) => pairsOf(replied, given));
    const pairs = made.flatMap((one) => (typeof one === "string" ? [] : one));
    const without = reasons.map((reason) => [reason, made.filter((one) => one === reason).length] as const);
    const counts = {
      problems: questions.length,
      pairs: pairs.length,
      "with pairs": made.filter((one) => typeof one !== "string").length,
      ...Object.fromEntries(without),
    };
    if (pairs.length > 0) return { examples: { method: "dpo", pairs }, counts };
    const why = without.map(([reason, count]) => `${reason}: ${count}`).join(", ");
    throw new UserError(
      `preference: expected problems answered both right and wrong, got none (${why}); take more samples, at a higher temperature`,
    );
  },
};

/** Why a problem gives no pair. The last: some right, and the others without a readable answer. */
const reasons = ["no sample", "all right", "all wrong", "no usable pair"] as const;
type Reason = (typeof reasons)[number];

function pairsOf({ question: { prompt }, replies }: Replied, given: z.infer<typeof settings>): Pair[] | Reason {
  if (replies.length === 0) return "no sample";
  const isWrong = (outcome: Outcome) => outcome === "wrong" || (given.unreadable && isUnread(outcome));
  const textsOf = (wanted: (outcome: Outcome) => boolean) => [
    ...new Set(replies.filter(({ outcome }) => wanted(outcome)).map(({ text }) => text)),
  ];
  const right = textsOf((outcome) => outcome === "correct");
  // A right answer that the token limit cut off counts as unreadable, though its text may be a right reply's.
  const wrong = textsOf(isWrong).filter((text) => text !== "" && !right.includes(text));
  if (right.length === 0) return "all wrong";
  if (replies.every(({ outcome }) => outcome === "correct")) return "all right";
  if (wrong.length === 0) return "no usable pair";
  const count = Math.min(given.pairs, Math.max(right.length, wrong.length));
  return Array.from({ length: count }, (_, i) => {
    return { prompt, chosen: right[i % right.length]!, rejected: wrong[i % wrong.length]! };
  });
}
