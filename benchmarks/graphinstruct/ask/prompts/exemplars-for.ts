import { graphTypeOf } from "#benchmarks/graphinstruct/ask/graph-type-of";
import type { Settings } from "#benchmarks/graphinstruct/ask/settings";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";
import { UserError } from "#src/errors";
import { stream } from "#src/rng";

const SHOWN = 3;

/**
 * The solved instructions that a few-shot prompt shows: three of the same level, those that ask for the same type of graph
 * first, drawn for each instruction by its id; never the one that is asked. As released, level 2 shows two of them and one
 * infeasible instruction.
 *
 * @throws UserError where there is none of the level
 */
export function exemplarsFor(
  target: Instruction,
  { exemplars, heldout, asReleased, seed }: Pick<Settings, "exemplars" | "heldout" | "asReleased" | "seed">,
): Instruction[] {
  const isShown = (peer: Instruction) =>
    peer.level === target.level && !isSame(peer, target) && !(heldout && peer.template === target.template);
  const peers = exemplars.filter(isShown);
  const rng = stream(seed, "exemplars", target.id);
  const solved = rng.shuffle(peers.filter(({ references }) => references.length > 0));
  const isLike = (peer: Instruction) => Number(graphTypeOf(peer) === graphTypeOf(target));
  const nearest = solved.sort((a, b) => isLike(b) - isLike(a));
  if (nearest.length === 0) throw tooFew(target, heldout);
  const refused = rng.shuffle(peers.filter(({ feasible }) => !feasible));
  if (!asReleased || target.level !== 2 || refused.length === 0) return nearest.slice(0, SHOWN);
  return rng.shuffle([...nearest.slice(0, SHOWN - 1), refused[0]!]);
}

/** Whether two ask for the same of the same graph; ids are no sign of it, for each set counts its own. */
function isSame(a: Instruction, b: Instruction): boolean {
  return a.text === b.text && a.base === b.base;
}

function tooFew({ id, level, template }: Instruction, heldout: boolean): UserError {
  const others = heldout ? `templates other than ${template}` : "others";
  return new UserError(
    `few-shot: expected solved instructions of level ${level} to show before ${id}, got none of ${others}; give more exemplars or ask zero-shot`,
  );
}
