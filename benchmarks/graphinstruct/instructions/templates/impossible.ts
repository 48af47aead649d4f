import { parseConstraints, whyInfeasible } from "#benchmarks/graphinstruct/constraints/index";
import type { Band } from "#benchmarks/graphinstruct/domains/domain";
import { orderIn } from "#benchmarks/graphinstruct/instructions/templates/order-in";
import type { Template } from "#benchmarks/graphinstruct/instructions/templates/template";
import type { FrameName } from "#benchmarks/graphinstruct/instructions/words/frames";
import { inWords } from "#benchmarks/graphinstruct/instructions/words/in-words";
import type { Rng } from "#src/rng";

/** What no graph can do: constraints that read like those of other templates, each with another proof against it. */
export const impossible = {
  "odd-degrees": contradictory("find", oddDegrees),
  "crowded-planar": contradictory("wanted", crowdedPlanar),
  "crowded-sides": contradictory("write", crowdedSides),
  "too-few-to-connect": contradictory("design", tooFewToConnect),
  "too-many-for-a-tree": contradictory("build", tooManyForATree),
  "too-few-for-degrees": contradictory("list", tooFewForDegrees),
  "too-many-for-degrees": contradictory("give", tooManyForDegrees),
  "degree-of-all": contradictory("find", degreeOfAll),
  "dense-in-plane": contradictory("build", denseInPlane),
  "out-of-reach": contradictory("write", outOfReach),
  "odd-ring-of-two-sides": contradictory("give", oddRing),
  "connected-in-pieces": contradictory("list", connectedInPieces),
  "crowded-dag": contradictory("design", crowdedDag),
} as const satisfies Record<string, Template>;

function contradictory(frame: FrameName, plan: (rng: Rng, orders: Band) => readonly string[]): Template {
  return {
    draw(rng, orders) {
      const explicit = plan(rng, orders);
      const proof = whyInfeasible(parseConstraints(explicit));
      if (proof === undefined) throw new Error(`no proof that nothing satisfies ${explicit.join(", ")}`);
      return { text: inWords(frame, explicit), explicit, references: [], proof };
    },
  };
}

function oddDegrees(rng: Rng, [low, high]: Band): string[] {
  const order = 2 * rng.int(Math.max(3, low >> 1), (high - 1) >> 1) + 1;
  return [`degree=${rng.pick([3, 5])}`, `num_nodes=${order}`, "connected=true", "directed=false"];
}

function crowdedPlanar(rng: Rng, orders: Band): string[] {
  const order = orderIn(rng, orders, 6);
  const size = 3 * order - 6 + rng.int(1, 3);
  return [`num_nodes=${order}`, `num_edges=${size}`, "directed=false", "connected=true", "planar=true"];
}

function crowdedSides(rng: Rng, orders: Band): string[] {
  const order = orderIn(rng, orders, 5);
  const left = rng.int(2, Math.min(4, order >> 1));
  const right = order - left;
  return [
    `num_nodes=${order}`,
    `num_edges=${left * right + rng.int(1, 2)}`,
    "directed=false",
    `bipartite_sides=${left},${right}`,
  ];
}

function tooFewToConnect(rng: Rng, orders: Band): string[] {
  const order = orderIn(rng, orders, 6);
  const size = order - 1 - rng.int(1, 3);
  return [`num_nodes=${order}`, `num_edges=${size}`, "directed=false", "connected=true", "max_degree<=4"];
}

function tooManyForATree(rng: Rng, orders: Band): string[] {
  const order = orderIn(rng, orders, 6);
  const size = order + rng.int(0, 3);
  return [`num_nodes=${order}`, `num_edges=${size}`, "directed=false", "connected=true", "acyclic=true"];
}

function tooFewForDegrees(rng: Rng, orders: Band): string[] {
  const order = orderIn(rng, orders, 8);
  const least = rng.pick([3, 4]);
  const size = Math.ceil((order * least) / 2) - rng.int(1, 3);
  return [`num_nodes=${order}`, `num_edges=${size}`, "directed=false", "connected=true", `min_degree>=${least}`];
}

function tooManyForDegrees(rng: Rng, orders: Band): string[] {
  const order = orderIn(rng, orders, 6);
  const most = rng.pick([3, 4]);
  const size = Math.floor((order * most) / 2) + rng.int(1, 3);
  return [`num_nodes=${order}`, `num_edges=${size}`, "directed=false", "connected=true", `max_degree<=${most}`];
}

function degreeOfAll(rng: Rng, orders: Band): string[] {
  const order = orderIn(rng, orders, 6);
  const degree = order + (order % 2);
  return [`num_nodes=${order}`, `degree=${degree}`, "directed=false", "connected=true"];
}

function denseInPlane(rng: Rng, orders: Band): string[] {
  const order = orderIn(rng, orders, 8);
  return [`num_nodes=${order}`, "directed=false", "connected=true", "planar=true", `min_degree>=${rng.int(6, 7)}`];
}

/** With degrees of 3 at most, 10 nodes lie within 2 steps, 22 within 3 and 46 within 4. */
function outOfReach(rng: Rng, orders: Band): string[] {
  const order = orderIn(rng, orders, 11);
  const steps = order > 46 ? rng.int(3, 4) : order > 22 ? rng.int(2, 3) : 2;
  return [`num_nodes=${order}`, "directed=false", "connected=true", "max_degree<=3", `diameter<=${steps}`];
}

function oddRing(rng: Rng, [low, high]: Band): string[] {
  const order = 2 * rng.int(low >> 1, (high - 1) >> 1) + 1;
  return ["graph_type=cycle", `num_nodes=${order}`, "directed=false", "bipartite=true"];
}

function connectedInPieces(rng: Rng, orders: Band): string[] {
  const order = orderIn(rng, orders, 6);
  const size = order + rng.int(0, 3);
  return [`num_nodes=${order}`, `num_edges=${size}`, "connected=true", `num_components=${rng.int(2, 3)}`];
}

function crowdedDag(rng: Rng, [low, high]: Band): string[] {
  const order = orderIn(rng, [low, Math.min(high, Math.max(low, 15))]);
  const size = (order * (order - 1)) / 2 + rng.int(1, 3);
  return [`num_nodes=${order}`, `num_edges=${size}`, "directed=true", "acyclic=true", "connected=true"];
}
