import { z } from "zod";
import { UserError } from "#src/errors";
import { stream } from "#src/rng";
import type { Exercise } from "#training/recipes/code/exercise";
import { graphKeywords } from "#training/recipes/code/graph-keywords";
import { mentions } from "#training/recipes/code/mentions";
import { readExercises } from "#training/recipes/code/read-exercises";
import type { Recipe } from "#training/recipes/recipe";

const settings = z.strictObject({
  /** The user's file of exercises: JSON lines, Alpaca- or LeetCode-style. */
  file: z.string(),
  /** How many of its rows are taken; 200 in the paper. */
  rows: z.int().min(1).prefault(200),
  /** Which are eligible: any, or those whose title (or instruction) has one of the keywords as a whole word. */
  kind: z.enum(["general", "graph"]).prefault("general"),
  keywords: z.array(z.string().min(1)).min(1).readonly().prefault(graphKeywords),
  /** The most characters of an exercise and its solution together. */
  maxChars: z.int().min(1).prefault(4000),
});

/**
 * Chain-of-thought rows and code from the user's file, shuffled together: by seed, as the choice of the code is (NLGift,
 * section 6). The paper appended its code after the task rows.
 */
export const codeMix: Recipe = {
  summary: "chain of thought, with rows of code from a file of yours shuffled in",
  method: "sft",
  options: settings,
  samples: false,
  make(questions, { options, seed }) {
    const given = settings.parse(options);
    const { usable, counts } = sift(given);
    if (usable.length < given.rows) {
      const dropped = reasons.map((reason) => `${reason}: ${counts[reason]}`).join(", ");
      throw new UserError(
        `${given.file}: expected ${given.rows} usable rows of ${given.kind} code, got ${usable.length} (${dropped}); set rows to fewer, or bring more`,
      );
    }
    const code = stream(seed, "code-mix", "choice").sample(usable, given.rows);
    const rows = [...questions, ...code].map(({ prompt, target }) => ({ prompt, target }));
    return {
      examples: { method: "sft", rows: stream(seed, "code-mix", "order").shuffle(rows) },
      counts: { rows: rows.length, "of the task": questions.length, "of code": code.length, ...counts },
    };
  },
};

/** Why an exercise of the file is not usable; the first that holds. */
const reasons = ["empty", "too long", "off topic", "repeated"] as const;
type Counts = Record<(typeof reasons)[number] | "usable", number>;

function sift({ file, kind, keywords, maxChars }: z.infer<typeof settings>): { usable: Exercise[]; counts: Counts } {
  const isOnTopic = kind === "graph" ? mentions(keywords) : () => true;
  const counts: Counts = { usable: 0, empty: 0, "too long": 0, "off topic": 0, repeated: 0 };
  const usable = new Map<string, Exercise>();
  const use = (exercise: Exercise): keyof Counts => {
    const { title, prompt, target } = exercise;
    if (prompt === "" || target === "") return "empty";
    if (prompt.length + target.length > maxChars) return "too long";
    if (!isOnTopic(title)) return "off topic";
    if (usable.has(prompt)) return "repeated";
    usable.set(prompt, exercise);
    return "usable";
  };
  for (const exercise of readExercises(file)) counts[use(exercise)]++;
  return { usable: [...usable.values()], counts };
}
