import type { CopiedGraph } from "#benchmarks/invariance/writers/assignment";

/** A graph that is read from text, in any of the ways in which graphs are laid out. */
export interface ReadGraph extends CopiedGraph {
  readonly directed: boolean;
}

/** The graph that a text lays out; undefined where it lays out none. */
export function readGraph(text: string): ReadGraph | undefined {
  const lists = listsIn(text);
  const directed = /a directed|DiGraph|"directed": true/.test(text);
  if (lists) return { directed, ...fromLists(lists, directed) };
  const nodes = nodesIn(text);
  return nodes && { directed, nodes, edges: edgesIn(text) };
}

type Lists = readonly (readonly [node: number, near: readonly number[]])[];

/** A node with its neighbours: "Node 3 is joined to 1, 2", "3: 1, 2", `"3": [1, 2]`, "3: [1, 2]". */
const LIST =
  /(?:Node |\n|: |; |[{,] ?"?)(\d+)(?: is joined to|"?:| leads to) \[?((?:\d+(?:, \d+)*)?|none)(?=[\].;\n]|$)/g;

/** Neighbours by node; undefined where edges are listed instead. */
function listsIn(text: string): Lists | undefined {
  const isLists = /Each sentence names|by node:|Each line holds|"adjacency"|Graph\(\{/.test(text);
  if (!isLists) return undefined;
  return [...text.matchAll(LIST)].map(([, node, near]) => [Number(node), numbersIn(near!)] as const);
}

/** Each edge once, from the node at which it is first seen. */
function fromLists(lists: Lists, directed: boolean): CopiedGraph {
  const seen = new Set<string>();
  const edges = lists.flatMap(([node, near]) =>
    near.flatMap((other): (readonly number[])[] => {
      if (!directed && seen.has(`${other} ${node}`)) return [];
      seen.add(`${node} ${other}`);
      return [[node, other]];
    }),
  );
  return { nodes: lists.map(([node]) => node), edges };
}

function nodesIn(text: string): number[] | undefined {
  const range = /from (\d+) to (\d+)/.exec(text);
  if (range) {
    const [from, to] = [Number(range[1]), Number(range[2])];
    return Array.from({ length: to - from + 1 }, (_, i) => from + i);
  }
  const listed = /(?:the nodes |nodes are |Nodes: |"nodes": \[|add_nodes_from\(\[)(\d+(?:, \d+)*)/.exec(text);
  return listed ? numbersIn(listed[1]!) : undefined;
}

/** Pairs of numbers in brackets of either kind. */
function edgesIn(text: string): number[][] {
  return [...text.matchAll(/[([](\d+), ?(\d+)[)\]]/g)].map(([, u, v]) => [Number(u), Number(v)]);
}

function numbersIn(text: string): number[] {
  return (text.match(/\d+/g) ?? []).map(Number);
}
