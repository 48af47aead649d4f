import type { Domain } from "#benchmarks/graphinstruct/domains/domain";
import { pairs } from "#benchmarks/graphinstruct/graphs/pairs";
import type { Graph } from "#src/graph/graph";
import type { Rng } from "#src/rng";

/** The probability of a second prey, and that this one is what the first prey feeds on. */
const SECOND = 0.7;
const OMNIVORY = 0.65;

export const ecological: Domain = {
  hint: "Energy flows upwards from plants through grazers to predators without a cycle; diets are short, and some predators also eat what their prey eats.",
  network: "food web",
  nodes: "species",
  edge: "energy that flows from a species to one that eats it",
  averageDegree: [2, 4],
  clustering: [0.15, 0.35],
  density: [0.1, 0.25],
  degrees: "roughly-uniform",
  labels: [
    ..."clover oak reed moss algae nettle heather kelp snail aphid vole hare deer perch carp krill beetle".split(" "),
    ..."frog newt shrew hedgehog heron owl fox pike otter stoat lynx eagle wolf seal badger adder crane".split(" "),
  ],
  edgeTypes: ["eaten_by", "feeds", "grazed_by"],
  draw: foodWeb,
};

/** Species from the bottom upwards; each eats one or two of those below, and the lowest is there to be eaten. */
function foodWeb(rng: Rng, order: number): Graph {
  const web = pairs(order, true);
  const diets: number[][] = Array.from({ length: order }, () => []);
  const eat = (eater: number, prey: number) => {
    if (web.add(prey, eater)) diets[eater]!.push(prey);
  };
  for (let eater = 1; eater < order; eater++) {
    const prey = rng.int(Math.max(0, eater - 8), eater - 1);
    eat(eater, prey);
    if (rng.next() >= SECOND) continue;
    const below = diets[prey]!;
    eat(
      eater,
      below.length > 0 && rng.next() < OMNIVORY ? rng.pick(below) : rng.int(Math.max(0, eater - 8), eater - 1),
    );
  }
  return web.graph();
}
