import { suite } from "uvu";
import * as assert from "uvu/assert";
import { isRefusal } from "#benchmarks/graphinstruct/format/index";

const test = suite("GraphInstruct: a refusal says that no graph can be");

const refusals = [
  "This can't be done: a 3-regular graph on 5 nodes is impossible, for 15 is odd.",
  "The constraints are contradictory.",
  "No such graph exists because a tree on 5 nodes has 4 edges.",
  "There is no valid graph that satisfies these constraints.",
  "Such a graph cannot exist.",
  "These demands are mutually exclusive, so I give none.",
  "The requirements cannot all be satisfied.",
  "INFEASIBLE",
  "No Graph[nodes=5, degree=3] can be written: no such graph exists.",
  "A tree with that many edges does not exist.",
  "It isn't possible to construct this graph.",
];
const others = [
  "",
  "I am sorry, I can't help with that.",
  "ERROR: 500",
  "Graph[nodes=1] { node_list = ['0'",
  "No valid graph comes to mind, yet: Graph[] { node_list = [",
  "There is no time to draw a graph.",
  "Here is the graph you asked for.",
  "It is not impossible, but I give up.",
  "Impossible at first sight, but: Graph[nodes=1] { node_list = ['0']; edge_list = []; }",
];

for (const text of refusals) test(`refuses: ${text}`, () => assert.ok(isRefusal(text)));
for (const text of others) test(`does not: ${text}`, () => assert.not(isRefusal(text)));

test.run();
