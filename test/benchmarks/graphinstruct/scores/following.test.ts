import { suite } from "uvu";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";
import { domainFit } from "#benchmarks/graphinstruct/scores/following/domain-fit";
import { following } from "#benchmarks/graphinstruct/scores/following/following";
import { rubricFor } from "#benchmarks/graphinstruct/scores/rubric";
import type { ScoreMode } from "#benchmarks/graphinstruct/scores/score";
import {
  block,
  candidateIn,
  circulant,
  factsOfPairs,
  instruction,
  NO_POOLS,
  type Pair,
  path,
} from "#test/benchmarks/graphinstruct/scores/made";
import { near } from "#test/near";

const test = suite("GraphInstruct: D4");

function followed(asked: Instruction, text: string, mode: ScoreMode = "compat", strategy?: string): number {
  const rubric = rubricFor(asked, mode, NO_POOLS);
  return following(candidateIn(text, rubric), rubric, strategy);
}

test("without implied constraints explicit ones count 2/3 and no contradiction 1/3", () => {
  const asked = instruction({ explicit: ["num_nodes=4", "num_edges=4", "connected=true"] });
  near(followed(asked, block(4, path(4))), (2 / 3) * (2 / 3) + 1 / 3);
  near(followed(asked, block(4, [...path(4), [1, 1]])), 2 / 3);
});

test("with implied ones 0.4, 0.4 and 0.2", () => {
  const asked = instruction({ level: 1, explicit: ["num_nodes=4", "graph_type=path"] });
  // A star is connected, acyclic and has 3 edges: all that a path implies.
  const star: Pair[] = [
    [0, 1],
    [0, 2],
    [0, 3],
  ];
  near(followed(asked, block(4, star)), 0.4 * 0.5 + 0.4 + 0.2);
  near(followed(asked, block(4, circulant(4, 1))), 0.4 * 0.5 + 0.4 / 3 + 0.2);
});

test("level 4: constraints 0.65, likeness to a reference 0.2, no contradiction 0.15", () => {
  const reference = block(6, circulant(6, 1));
  const asked = instruction({ level: 4, explicit: ["num_nodes=6", "min_degree=2"], references: [reference] });
  near(followed(asked, reference), 1);
  const fit = domainFit(factsOfPairs(6, path(6)), [factsOfPairs(6, circulant(6, 1))]);
  near(followed(asked, block(6, path(6))), 0.65 / 2 + 0.2 * fit + 0.15);
});

test("likeness adds up what is alike, and takes the most similar reference", () => {
  const ring = factsOfPairs(6, circulant(6, 1));
  const chain = factsOfPairs(6, path(6));
  // A third of the degrees differ (KS 1/3), both have no triangles, densities are as 5 to 6, both are connected; a
  // ring has no assortativity, and both close no triangles.
  near(domainFit(chain, [ring]), 0.25 * 0.5 + 0.2 + 0.15 * (5 / 6) + 0.15 + 0 + 0.1);
  near(domainFit(chain, [ring, chain]), 1);
  near(domainFit(factsOfPairs(6, []), [ring]), 0.2 + 0.15 * 0.3 + 0.15 + 0.1);
});

test("level 5: edits 0.45, constraints 0.4, reasoning 0.15", () => {
  const asked = instruction({
    level: 5,
    explicit: ["num_nodes=4", "connected=true", "task_type=make_connected"],
    operation: "make_connected",
    base: block(4, [
      [0, 1],
      [2, 3],
    ]),
    references: [block(4, path(4))],
  });
  const edit = (add: string) => `GraphEdit[name='e'] {\n add_edges = [${add}];\n remove_edges = [];\n}`;
  near(followed(asked, edit("('1','2')")), 1);
  near(followed(asked, block(4, path(4))), 0.45 + 0.4 + 0.15 * (0.3 + 0.7 * 0.7));
  near(followed(asked, edit("('0','1')")), 0.45 * (0.6 * 0.2 + 0.4 * 0.3) + 0.4 * (2 / 3) + 0.15);
  near(followed(asked, edit("('0','1')"), "sound"), 0.4 * (2 / 3) + 0.15);
});

test("a chain of thought has to reason, which the released code finds in the format itself", () => {
  const asked = instruction({
    level: 5,
    explicit: ["num_nodes=2"],
    base: block(2, []),
    references: [block(2, path(2))],
  });
  const bare = block(2, path(2));
  const reasoned = `First I connect node 0 to node 1.\n${bare}`;
  const rest = 0.45 + 0.4;
  near(followed(asked, bare, "compat", "few-cot"), rest + 0.15 * (0.42 + 0.4 * 0.7));
  near(followed(asked, bare, "sound", "few-cot"), rest + 0.15 * 0.3 * 0.7);
  near(followed(asked, reasoned, "sound", "few-cot"), rest + 0.15 * (0.42 + 0.4 * 0.7));
  near(followed(asked, bare, "sound", "few-shot"), rest + 0.15 * (0.3 + 0.7 * 0.7));
});

test.run();
