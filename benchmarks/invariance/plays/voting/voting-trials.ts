import { type Arm, type Library, languageOf } from "#benchmarks/invariance/arms";
import type { Instance } from "#benchmarks/invariance/instances/instance";
import { PUBLISHED_LIMITS } from "#benchmarks/invariance/plays/limits";
import { playPut } from "#benchmarks/invariance/plays/play-put";
import type { Trial } from "#benchmarks/invariance/plays/trial";
import type { Audited } from "#benchmarks/invariance/plays/trials/audit-trials";
import type { VariantPlayOptions } from "#benchmarks/invariance/plays/variant-play";
import { withoutGraph } from "#benchmarks/invariance/plays/voting/without-graph";
import { put } from "#benchmarks/invariance/prompts/put";
import type { Variant } from "#benchmarks/invariance/variants/variant";

export interface VotingOptions extends VariantPlayOptions {
  /** Instances, evenly spread over all; undefined: 300. */
  readonly instances?: number;
}

/**
 * Program voting: the programs that a model wrote for relabelled and reordered forms, each run on the canonical graph, in
 * canonical order, under the labels for which it was written. They are the audit's own programs: nothing new is asked.
 */
export function votingTrials(
  audited: readonly Audited[],
  libraries: readonly Library[],
  { instances = 300, ...options }: VotingOptions = {},
): Trial[] {
  return libraries.flatMap((library) =>
    strided(audited, instances).flatMap(({ instance, variants }) =>
      variants
        .filter(({ axis }) => axis === "relabel" || axis === "order")
        .map((variant) => votingTrial(instance, variant, library, options)),
    ),
  );
}

function votingTrial(instance: Instance, variant: Variant, library: Library, options: VariantPlayOptions): Trial {
  const { limits = PUBLISHED_LIMITS, repeat = 0 } = options;
  const arm: Arm = { mode: "code", library };
  const asked = put(instance, variant, arm, options);
  const ordered = inCanonicalOrder(instance, variant);
  const given = { nodes: ordered.node_seq, edges: ordered.edge_seq };
  const prepare = withoutGraph[languageOf(library)];
  const playing = { instance, variant: ordered, arm, put: { ...asked, given }, limits, repeat, prepare };
  return { instance, variant: ordered, arm, repeat, promptHash: asked.hash, play: () => playPut(playing) };
}

function inCanonicalOrder({ nodes, edges }: Instance, variant: Variant): Variant {
  const shown = (label: number) => variant.label_map[label]!;
  return {
    ...variant,
    node_seq: nodes.map(shown),
    edge_seq: edges.map(([u, v, ...weight]) => [shown(u!), shown(v!), ...weight]),
  };
}

function strided<Item>(items: readonly Item[], count: number): Item[] {
  const taken = Math.min(count, items.length);
  return Array.from({ length: taken }, (_, i) => items[Math.floor((i * items.length) / taken)]!);
}
