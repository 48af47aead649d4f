import { z } from "zod";
import { UserError } from "#src/errors";
import type { Recipe } from "#training/recipes/recipe";
import { type Replied, repliedTo, type Said } from "#training/recipes/replied";

const settings = z.strictObject({
  /** Which of a problem's right replies is kept: the first drawn, or the one of fewest characters (the first of equals). */
  keep: z.enum(["first", "shortest"]).prefault("first"),
});

/**
 * A model's own words: of each problem one sampled reply that the verifier found right. The first drawn is a fair draw
 * of the model's right replies; the shortest may be one that left the reasoning out.
 */
export const machineCot: Recipe = {
  summary: "a model's own reasoning: one sampled reply per problem, verified right",
  method: "sft",
  options: settings,
  samples: true,
  make(questions, { options, samples }) {
    const { keep } = settings.parse(options);
    const replied = repliedTo(questions, samples);
    const rows = replied.flatMap(({ question: { prompt }, replies }) => {
      const kept = best(replies, keep);
      return kept === undefined ? [] : [{ prompt, target: kept.text }];
    });
    const unsampled = replied.filter(isUnsampled).length;
    const counts = {
      problems: questions.length,
      rows: rows.length,
      "no right sample": questions.length - rows.length - unsampled,
      "no sample": unsampled,
    };
    if (rows.length > 0) return { examples: { method: "sft", rows }, counts };
    throw new UserError(
      `machine-cot: expected right samples, got none to ${questions.length} problems (${unsampled} of them not sampled); take more samples, or a better model's`,
    );
  },
};

const isUnsampled = ({ replies }: Replied) => replies.length === 0;

function best(replies: readonly Said[], keep: "first" | "shortest"): Said | undefined {
  const right = replies.filter(({ outcome }) => outcome === "correct");
  if (keep === "first") return right[0];
  return right.toSorted((a, b) => a.text.length - b.text.length)[0];
}
