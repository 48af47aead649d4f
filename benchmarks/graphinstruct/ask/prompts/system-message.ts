import type { Strategy } from "#benchmarks/graphinstruct/ask/strategies";
import type { Level } from "#benchmarks/graphinstruct/instructions/instruction";

const GRAPH = `Graph[name='example', nodes=3] {
    node_list = ['0', '1', '2'];
    edge_list = [('0','1'), ('1','2')];
}`;

const LABELLED = `Graph[name='example', directed=true, nodes=3] {
    node_list = ['0', '1', '2'];
    edge_list = [('0','1'), ('1','2')];
    0.label = 'Harbour';
    1.label = 'Island';
    2.label = 'Lighthouse';
    edge_type = 'ferry';
}`;

const EDIT = `GraphEdit[name='example', base='given', operation='modify'] {
    add_edges = [('0','2')];
    remove_edges = [('1','2')];
    reasoning = "what was changed, and why";
}`;

const DIRECTION = "In a directed graph the brackets also hold directed=true, and ('0','1') leads from 0 to 1.";
const COMPLETE =
  "Spell out each node and each edge: no dots in place of items, no ranges, no program code, no comments.";
const GRAPH_ONLY = "Reply with nothing but the graph.";
const REASON_FIRST = "First reason, briefly and in plain words; then write the result, once, at the end.";

/** What a model is told of the task before any instruction, by level (GraphInstruct, appendix D, in our words). */
export function systemMessage(level: Level, { reasoning }: Strategy, asReleased: boolean): string {
  const only = (sentence: string) => (reasoning ? REASON_FIRST : sentence);
  if (level === 5) {
    return lines(
      "You change graphs. You get a graph and a task, and reply with the changes, written as",
      EDIT,
      `or, where changes do not say it all (new or merged nodes), with the whole new graph, written as`,
      GRAPH,
      `${DIRECTION} Only edges that the graph has can be removed.`,
      only("Reply with nothing but the changes or the graph."),
      COMPLETE,
    );
  }
  if (level >= 3) {
    return lines(
      "You write graphs that meet demands on their structure and meaning, in this notation:",
      LABELLED,
      `Labels and edge_type are for graphs whose nodes and edges mean something. ${DIRECTION}`,
      only(GRAPH_ONLY),
      COMPLETE,
    );
  }
  return lines(
    "You write graphs that meet demands, in this notation:",
    GRAPH,
    DIRECTION,
    "If no graph can meet all demands at once, say that it is impossible and why, and write no graph.",
    asReleased ? GRAPH_ONLY : only(GRAPH_ONLY),
    COMPLETE,
  );
}

function lines(...parts: readonly string[]): string {
  return parts.join("\n");
}
