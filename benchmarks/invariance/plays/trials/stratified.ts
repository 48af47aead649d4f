import type { Audited } from "#benchmarks/invariance/plays/trials/audit-trials";
import { groupBy } from "#src/group-by";
import { stream } from "#src/rng";

/** So many instances, drawn in turns from each task and family of graphs. */
export function stratified(audited: readonly Audited[], count: number, seed: number): Audited[] {
  const strata = groupBy(audited, ({ instance }) => `${instance.task}/${instance.meta.generator ?? ""}`);
  const shuffled = [...strata].map(([name, members]) => stream(seed, "stratified", name).shuffle(members));
  const longest = Math.max(0, ...shuffled.map(({ length }) => length));
  const turns = Array.from({ length: longest }, (_, turn) =>
    shuffled.flatMap((members) => members.slice(turn, turn + 1)),
  );
  return turns.flat().slice(0, count);
}
