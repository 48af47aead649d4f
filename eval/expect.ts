import type { Reply } from "#src/play";

/**
 * The reply as the kind that a play asked for. The driver passes on no other, so this only tells the types.
 *
 * @throws TypeError for a reply of another kind
 */
export function expect<Kind extends Reply["kind"]>(kind: Kind, reply: Reply): Extract<Reply, { kind: Kind }> {
  if (reply.kind !== kind) throw new TypeError(`expect: expected a reply of kind ${kind}, got ${reply.kind}`);
  return reply as Extract<Reply, { kind: Kind }>;
}
