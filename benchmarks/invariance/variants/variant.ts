import type { SurfaceName } from "#generators/serializations/surfaces/index";

/** What differs between equivalent forms of an instance. */
export type Axis = "canonical" | "relabel" | "order" | "structure" | "syntax";

/** How a graph is laid out in text. */
export type Syntax = SurfaceName;

export interface Params {
  readonly structure: "edge_list" | "adj_list";
  /** Whether each edge is followed at once by its reverse. */
  readonly replicated: boolean;
  readonly syntax: Syntax;
  /** The rule by which edges were put in order; null: the data set's own. */
  readonly ordering: string | null;
  readonly seed: number | null;
}

/**
 * An instance in one of its equivalent forms. Its text is made from these fields alone, last. Field names are those of the
 * published audit.
 */
export interface Variant {
  readonly variant_id: string;
  readonly instance_id: string;
  readonly axis: Axis;
  readonly params: Params;
  /** Shown label by the instance's label. */
  readonly label_map: Readonly<Record<string, number>>;
  /** Shown labels, in the order in which nodes are listed. */
  readonly node_seq: readonly number[];
  /** In shown labels, in the order in which edges are listed. */
  readonly edge_seq: readonly (readonly number[])[];
  readonly directed: boolean;
  readonly weighted: boolean;
}
