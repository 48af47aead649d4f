import type { SurfaceName } from "#generators/serializations/surfaces/index";
import type { Surface } from "#generators/serializations/surfaces/surface";

/** One of the equivalent ways to write the same graph down; they differ from `canonical` in one thing each. */
export interface Serialization {
  readonly surface: SurfaceName;
  readonly layout: keyof Surface;
  /** `random`: labels are dealt out anew, and nodes and edges sorted by them. */
  readonly labels: "own" | "random";
  /** `own`: sorted, as labels are before they are dealt out. `replicated`: each edge followed at once by its reverse; only of undirected graphs. */
  readonly edges: "own" | "shuffled" | "replicated";
}
