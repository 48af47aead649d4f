import { type Arm, type Library, languageOf } from "#benchmarks/invariance/arms";
import type { Instance } from "#benchmarks/invariance/instances/instance";
import { PUBLISHED_LIMITS } from "#benchmarks/invariance/plays/limits";
import { playPut } from "#benchmarks/invariance/plays/play-put";
import { solverPut } from "#benchmarks/invariance/plays/solver/solver-put";
import type { Trial } from "#benchmarks/invariance/plays/trial";
import type { Audited } from "#benchmarks/invariance/plays/trials/audit-trials";
import type { VariantPlayOptions } from "#benchmarks/invariance/plays/variant-play";
import type { Variant } from "#benchmarks/invariance/variants/variant";

/** One solver a task: a model is asked once for a function, which is then run on every form of every instance. */
export function solverTrials(
  audited: readonly Audited[],
  libraries: readonly Library[],
  options: Omit<VariantPlayOptions, "saysUndirected"> = {},
): Trial[] {
  return libraries.flatMap((library) =>
    audited.flatMap(({ instance, variants }) =>
      variants.map((variant) => solverTrial(instance, variant, library, options)),
    ),
  );
}

function solverTrial(instance: Instance, variant: Variant, library: Library, options: VariantPlayOptions): Trial {
  const { limits = PUBLISHED_LIMITS, repeat = 0 } = options;
  const arm: Arm = { mode: "graph_as_code", library };
  const given = { nodes: variant.node_seq, edges: variant.edge_seq };
  const put = { ...solverPut(instance, library), given };
  const prepare = (program: string) => `${program}\n${callOf(instance, variant, library)}\n`;
  const playing = { instance, variant, arm, put, limits, repeat, prepare };
  return { instance, variant, arm, repeat, promptHash: put.hash, play: () => playPut(playing) };
}

/** The call that leaves the answer in `ans`. */
function callOf({ query_args, directed }: Instance, { label_map }: Variant, library: Library): string {
  const asked = Object.values(query_args).map((label) => label_map[label]);
  const isPython = languageOf(library) === "python";
  const truth = isPython ? (directed ? "True" : "False") : String(directed);
  const call = `solve(${["nodes", "edges", truth, ...asked].join(", ")})`;
  return isPython ? `ans = ${call}` : `var ans = ${call};`;
}
