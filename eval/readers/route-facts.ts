import type { Labels } from "#eval/readers/labels";
import { lazy } from "#eval/readers/lazy";
import { type Leg, legs } from "#eval/readers/leg";
import { measured } from "#eval/readers/measured";
import { sentences } from "#eval/readers/sentences";
import type { Token } from "#eval/readers/token";

/** A sentence and what it says of routes; worked out when it is asked for. */
export interface RouteFact {
  readonly sentence: readonly Token[];
  /** The paths it tells of. Where a length stands in the next sentence only, it is theirs. */
  readonly legs: () => readonly Leg[];
  /** The length it states. */
  readonly length: () => number | undefined;
}

/** What each sentence of a turn says of routes. */
export function routeFacts(turn: readonly Token[], labels: Labels, scale: number): RouteFact[] {
  const said = sentences(turn);
  const lengths = said.map((sentence) => lazy(() => measured(sentence, scale)));
  return said.map((sentence, i) => ({
    sentence,
    legs: lazy(() =>
      legs(sentence, labels, scale).map((leg) =>
        leg.length === undefined ? { ...leg, length: lengths[i + 1]?.() } : leg,
      ),
    ),
    length: lengths[i]!,
  }));
}
