import { modelCard } from "#benchmarks/graphinstruct/analysis/runs/model-card";
import type { Run } from "#benchmarks/graphinstruct/analysis/runs/run";
import { STRATEGIES, type Strategy } from "#benchmarks/graphinstruct/analysis/runs/strategy";
import type { Study } from "#benchmarks/graphinstruct/analysis/runs/study";
import { groupBy } from "#src/group-by";

/** A model that methods were tried on. */
export interface MethodTarget {
  readonly id: string;
  readonly name: string;
  /** Its plain zero-shot run. */
  readonly zeroShot: Run;
  /** The zero-shot run with reasoning off, for methods that had it off. */
  readonly alike: Run | undefined;
  /** Its runs of the four strategies; undefined where one is missing. */
  readonly asked: Readonly<Record<Strategy, Run>> | undefined;
  /** By name, its runs of methods that are no variants. */
  readonly methods: ReadonlyMap<string, Run>;
  /** Runs of variants. */
  readonly variants: readonly Run[];
}

/** The models of a folder that have runs of methods, and a zero-shot run to set them against. */
export function methodTargets({ runs }: Study): MethodTarget[] {
  const byName = new Map(runs.map((run) => [run.name, run]));
  const methods = runs.filter(({ way }) => !STRATEGIES.some((strategy) => strategy === way));
  return [...groupBy(methods, ({ model }) => model)].flatMap(([id, own]) => {
    const { name, unthinking } = modelCard(id);
    const asked = STRATEGIES.flatMap((way) => {
      const run = byName.get(`${unthinking ?? id}-${way}`);
      return run ? [[way, run] as const] : [];
    });
    const zeroShot = asked.find(([way]) => way === "zero-shot")?.[1];
    if (!zeroShot) return [];
    const plain = own.filter(({ variant }) => variant === undefined);
    return [
      {
        id,
        name,
        zeroShot,
        alike: unthinking === undefined ? undefined : byName.get(`${unthinking}-zero-shot-nt`),
        asked: asked.length === STRATEGIES.length ? (Object.fromEntries(asked) as Record<Strategy, Run>) : undefined,
        methods: new Map(plain.map((run) => [run.way, run])),
        variants: own.filter(({ variant }) => variant !== undefined),
      },
    ];
  });
}
