import type { Request, Unsupported } from "#src/play";

/** What a model says to a kind of request that it does not serve. @param who it is, in words */
export function unserved(who: string, { kind }: Request): Unsupported {
  const reason =
    kind === "choose"
      ? `${who} does not choose by itself; name a read-out in front of it: constrained:KIND:NAME or scoring:KIND:NAME`
      : `${who} serves no "${kind}" requests`;
  return { kind: "unsupported", reason };
}
