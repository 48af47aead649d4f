import type { BaseTask } from "#training/local/pretraining/base-task";
import { before } from "#training/local/pretraining/tasks/before";
import { edgeExists } from "#training/local/pretraining/tasks/edge-exists";
import { edgeLength } from "#training/local/pretraining/tasks/edge-length";
import { fewestEdges } from "#training/local/pretraining/tasks/fewest-edges";
import { free } from "#training/local/pretraining/tasks/free";
import { hop } from "#training/local/pretraining/tasks/hop";
import { neighbours } from "#training/local/pretraining/tasks/neighbours";
import { neighboursOnward } from "#training/local/pretraining/tasks/neighbours-onward";
import { outflow } from "#training/local/pretraining/tasks/outflow";
import { pathLength } from "#training/local/pretraining/tasks/path-length";
import { shortestEdge } from "#training/local/pretraining/tasks/shortest-edge";

/** What the base learns, by name. */
export const baseTasks = {
  neighbours,
  "neighbours-onward": neighboursOnward,
  "edge-length": edgeLength,
  "shortest-edge": shortestEdge,
  "path-length": pathLength,
  "fewest-edges": fewestEdges,
  hop,
  "edge-exists": edgeExists,
  before,
  free,
  outflow,
} as const satisfies Record<string, BaseTask>;
