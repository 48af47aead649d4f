/** A point on which `sound` scores otherwise than the released code, which `compat` follows. */
export interface Difference {
  readonly what: string;
  readonly compat: string;
  readonly sound: string;
  readonly why: string;
}

/** All of them, by a short name. */
export const differences = {
  reading: {
    what: "how a reply is read",
    compat: "as the released parser reads it, its faults included",
    sound: "as it was meant, or refused with the place and the reason",
    why: "a list that is no literal became a graph whose nodes are characters, and a fence or a comment at the wrong place a failure",
  },
  otherFormats: {
    what: "adjacency and edge lists",
    compat: "any line with a colon or of two words is one",
    sound: "lines that are a list, and no prose",
    why: "an apology became a graph",
  },
  direction: {
    what: "a directed graph that was written without saying so",
    compat: "made directed from the text, or edge by edge as stored",
    sound: "read by what it says; not directed where nothing says so",
    why: "an arbitrary direction is a guess in the model's favour",
  },
  editWithoutBase: {
    what: "changes where no graph was given",
    compat: "a graph without nodes",
    sound: "unusable",
    why: "there is nothing to change",
  },
  emptyGraph: {
    what: "a graph without nodes",
    compat: "valid, complete, connected, acyclic",
    sound: "not valid, and satisfies nothing but a number of nodes",
    why: "nothing was made, so nothing can hold of it",
  },
  graphTypes: {
    what: "graph types of directed graphs, and degenerate ones",
    compat: "directions ignored (a tournament is complete), edgeless graphs complete bipartite, wheel and grid raise",
    sound: "what the word means for the graph that was written",
    why: "a test that a wrong graph passes or that ends the whole evaluation measures nothing",
  },
  slack: {
    what: "density, clustering, modularity and path length against a decimal",
    compat: "at least and at most with a slack of 5% that no model is told of; equality to the last bit",
    sound: "the same slack, told in the demand; equality to the decimals that are written",
    why: "ten official references need the slack, and a rounded decimal is never met to the last bit",
  },
  modularity: {
    what: "modularity of graphs with weights",
    compat: "communities without, score with the weights",
    sound: "neither uses weights",
    why: "instructions never ask for weights; the two halves must measure one thing",
  },
  bipartiteSides: {
    what: "sides of a bipartite graph in several components",
    compat: "one arbitrary colouring decides",
    sound: "any colouring with those sides will do",
    why: "which colouring the search finds first is no property of the graph",
  },
  contradiction: {
    what: "what counts as a contradiction",
    compat: "loops and blank ids",
    sound: "two nodes of one name too",
    why: "7 and '7' are one name for a reader, two nodes for the released parser",
  },
  uniquenessOfValid: {
    what: "which graphs uniqueness counts",
    compat: "all that can be read",
    sound: "valid ones",
    why: "different wrong graphs are no variety of answers",
  },
  uniquenessExact: {
    what: "when two large graphs are one",
    compat: "above 20 nodes, if three rounds of colour refinement can't tell them apart",
    sound: "if they are isomorphic, at any size",
    why: "colour refinement takes all regular graphs of a degree for one",
  },
  uniquenessCap: {
    what: "what uniqueness is a share of",
    compat: "the graphs, though fewer shapes may exist",
    sound:
      "the shapes that there can be, where fewer; known for graph types and edits with one result and up to 6 nodes (4 if directed)",
    why: "five different graphs can't be made where three exist",
  },
  uniquenessOfOne: {
    what: "uniqueness of a single output",
    compat: "0",
    sound: "does not count",
    why: "one output can't repeat itself",
  },
  bandwidth: {
    what: "the kernel that compares distributions",
    compat: "its bandwidth depends on the graphs scored; ranks of eigenvalues are taken for bins",
    sound: "the references alone set it, and eigenvalues are binned by value",
    why: "models must be measured by one scale",
  },
  failures: {
    what: "D2, D3 and D4 of outputs that failed",
    compat: "left out of the mean, so that one good output of five is full marks",
    sound: "0",
    why: "a failure that costs nothing is not measured",
  },
  textReference: {
    what: "what the names of a graph are compared with",
    compat: "the first graph of the pool, which has none, at 89 of 100 instructions",
    sound: "the closest of the instruction's own references, which have names",
    why: "similarity to nothing is 0 whatever a model writes; the paper says the closest reference",
  },
  textWords: {
    what: "what counts as text, and how names are compared",
    compat: "any id of two characters is a name, one edge with a type is as good as all, whole labels must be equal",
    sound: "names are words, the share of edges with a type counts, and words in names and types are compared",
    why: "Hub_3 and Hub_12 say the same, n1 says nothing, and one typed edge is not all",
  },
  embedding: {
    what: "the embedding score",
    compat:
      "depends on the order of nodes and the signs of eigenvectors; generated ids never equal the pool's integers",
    sound: "invariant to order and sign, ids compared as such, against the closest of the instruction's own references",
    why: "the same graph written in another order scored 0.61 instead of 0.97",
  },
  edits: {
    what: "edits of level 5",
    compat: "their number alone, directions ignored",
    sound: "whether they do what was asked for, by permitted means, and how many more than needed; directions count",
    why: "random edits of the right number had full marks, and so had doing nothing where edges were to be turned",
  },
  droppedNodes: {
    what: "nodes that an edit leaves without edges",
    compat: "dropped when a tree is pruned or a subgraph extracted",
    sound: "dropped after cores, contractions, line graphs and relabellings too",
    why: "an edit has no words for nodes, so a right one failed on the number of nodes",
  },
  reasoning: {
    what: "whether a chain of thought speaks of the edits",
    compat: "its words are found in the format's own keywords, so always",
    sound: "words of prose count",
    why: "a test that always passes tests nothing",
  },
  infeasible: {
    what: "instructions that no graph can satisfy",
    compat: "anything that can't be read is full marks, one graph among the outputs spoils all",
    sound: "share of the outputs that refuse and say so; efficiency as for other levels",
    why: "garbage is no refusal, and one sample of five is one sample of five",
  },
} as const satisfies Readonly<Record<string, Difference>>;

export type DifferenceName = keyof typeof differences;
