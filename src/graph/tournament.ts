/** Tells which of some players has the highest score, the first of several. */
export interface Tournament {
  /** -1 where there are no players. */
  winner(): number;
  /** To be called when a player's score has changed. */
  update(player: number): void;
}

/** @param scores by player, held and read again */
export function tournament(scores: Float64Array): Tournament {
  let leaves = 1;
  while (leaves < scores.length) leaves *= 2;
  const winners = new Int32Array(2 * leaves).fill(-1);
  const play = (match: number) => {
    const a = winners[2 * match]!;
    const b = winners[2 * match + 1]!;
    winners[match] = b !== -1 && scores[b]! > scores[a]! ? b : a;
  };
  for (let player = 0; player < scores.length; player++) winners[leaves + player] = player;
  for (let match = leaves - 1; match > 0; match--) play(match);
  return {
    winner: () => winners[1]!,
    update(player) {
      for (let match = (leaves + player) >> 1; match > 0; match >>= 1) play(match);
    },
  };
}
