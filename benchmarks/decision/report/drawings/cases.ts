import { picture } from "#benchmarks/decision/report/drawings/picture";
import { positionsOf } from "#benchmarks/decision/report/drawings/positions";
import { TASKS } from "#benchmarks/decision/report/tables/trajectory-tables";
import { gapWords } from "#benchmarks/decision/report/tables/words";
import type { Posed } from "#benchmarks/decision/rq3/posed";
import type { PlayedTrajectory } from "#benchmarks/decision/runs/index";
import { groupBy } from "#src/group-by";

/** An instance with some of its solutions drawn, all on the same places. */
export interface Case {
  readonly task: string;
  readonly title: string;
  readonly pictures: readonly { readonly svg: string; readonly caption: string }[];
}

/** Of each task the first instance that was completed: the nearest trajectory, the farthest, and the reference where its actions are known. */
export function casesOf(posed: readonly Posed[], trajectories: readonly PlayedTrajectory[]): Case[] {
  return [...groupBy(posed, ({ task }) => task).values()].flatMap((instances) => {
    for (const one of instances) {
      const played = trajectories.filter(({ task, instance, gap }) => {
        return task === one.task && instance === one.id && gap !== undefined;
      });
      if (played.length > 0) return [caseOf(one, played)];
    }
    return [];
  });
}

function caseOf(posed: Posed, played: readonly PlayedTrajectory[]): Case {
  const { title, digits } = TASKS[posed.task]!;
  const ranked = played.toSorted((a, b) => a.gap! - b.gap!);
  const [nearest, farthest] = [ranked[0]!, ranked.at(-1)!];
  const places = positionsOf(posed.draw([]));
  const shown = farthest.gap === nearest.gap ? [nearest] : [nearest, farthest];
  const { reference } = posed;
  const drawn = shown.map(({ label, mode, actions, value, gap }) => {
    const caption = `${label}, ${mode}: ${gapWords(value!, 0)}, gap ${gapWords(gap!, digits)}`;
    return { svg: picture(posed.draw(actions), places, caption), caption };
  });
  const caption = `reference, ${reference.kind}: ${reference.value}`;
  const known = reference.actions ? [{ svg: picture(posed.draw(reference.actions), places, caption), caption }] : [];
  return { task: posed.task, title: `${title}: ${posed.id}`, pictures: [...known, ...drawn] };
}
