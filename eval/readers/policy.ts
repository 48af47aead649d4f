/**
 * How a reply that claims more than one answer is read.
 *
 * - `strict`: the first turn only; of its claims the strongest kind decides, and where those contradict one another the
 *   reply is ambiguous.
 * - `lenient`: the last clear claim wins, what the reply states ("the answer is …") before what its prose says. Only if
 *   the first turn claims nothing at all does the next one count.
 */
export type Policy = "strict" | "lenient";
