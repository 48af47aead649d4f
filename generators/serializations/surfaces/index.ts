import { erdosNl } from "#generators/serializations/surfaces/erdos-nl";
import { graphqaNl } from "#generators/serializations/surfaces/graphqa-nl";
import { json } from "#generators/serializations/surfaces/json";
import { networkxCode } from "#generators/serializations/surfaces/networkx-code";
import { plain } from "#generators/serializations/surfaces/plain";
import type { Surface } from "#generators/serializations/surfaces/surface";

/** The ways to lay a graph out, under the names of the published audit. The words are our own. */
export const surfaces = {
  graphqa_nl: graphqaNl,
  erdos_nl: erdosNl,
  plain,
  json,
  networkx_code: networkxCode,
} as const satisfies Record<string, Surface>;

export type SurfaceName = keyof typeof surfaces;
