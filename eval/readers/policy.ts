/**
 * How a reply that claims more than one answer is read.
 *
 * - `strict`: the first turn that says anything, and no other; of its claims the strongest kind decides, and where those
 *   contradict one another, or a yes or no that the turn opens with, the reply is ambiguous.
 * - `lenient`: the last clear claim wins, what the reply states ("the answer is …") before what its prose says. A later
 *   turn counts only if those before it neither claim anything nor decline to.
 */
export type Policy = "strict" | "lenient";
