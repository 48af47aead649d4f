import type { Syntax } from "#benchmarks/invariance/variants/variant";

/** What a text says of a graph: nodes in order, and edges in order or each node's neighbours in order. Numbers stay text. */
export interface Shown {
  readonly directed: boolean;
  readonly nodes: readonly string[];
  readonly edges?: readonly (readonly string[])[];
  readonly near?: readonly (readonly (readonly string[])[])[];
}

type Parse = (text: string) => Shown;

const NUMBER = /-?\d+(?:\.\d+)?/g;
const numbers = (text: string): string[] => text.match(NUMBER) ?? [];
const tuples = (text: string): string[][] => [...text.matchAll(/\(([^)]*)\)/g)].map(([, inside]) => numbers(inside!));
/** "1, 2" and "1 (weight 5), 2 (weight 3)". */
const neighbours = (text: string): string[][] =>
  text === "none" ? [] : text.split(", ").map((part) => numbers(part.replace("weight", "")));

function match(text: string, pattern: RegExp): string[] {
  const found = pattern.exec(text);
  if (!found) throw new Error(`not of the form ${pattern}: ${text}`);
  return found.slice(1);
}

function listed(directed: boolean, entries: readonly string[]): Shown {
  const parts = entries.map((entry) => match(entry, /^(-?\d+): (.*)$/));
  return { directed, nodes: parts.map(([node]) => node!), near: parts.map(([, list]) => neighbours(list!)) };
}

const span = (from: number, to: number): string[] => Array.from({ length: to - from + 1 }, (_, i) => String(from + i));
const erdosNodes = (text: string): string[] => {
  const [low, high] = /numbered from (-?\d+) to (-?\d+)/.exec(text)?.slice(1) ?? [];
  return low === undefined ? numbers(text) : span(Number(low), Number(high));
};

/** Reads each form back by its words alone; shares nothing with what writes them. */
export const shownIn: Readonly<Record<Syntax, Readonly<Record<"edge_list" | "adj_list", Parse>>>> = {
  graphqa_nl: {
    edge_list(text) {
      const [kind, nodes, edges] = match(
        text,
        /^Below, .* stands for an? ((?:un)?directed) edge .*\. The graph has the nodes (.*) and (no edges|these edges: .*)\.$/,
      );
      return { directed: kind === "directed", nodes: numbers(nodes!), edges: tuples(edges!) };
    },
    adj_list(text) {
      const [legend, ...sentences] = text.split(/\.(?: |$)/).filter((sentence) => sentence !== "");
      const parts = sentences.map((sentence) => match(sentence, /^Node (-?\d+) (?:leads to|is joined to) (.*)$/));
      return {
        directed: legend!.includes(" directed graph"),
        nodes: parts.map(([node]) => node!),
        near: parts.map(([, list]) => neighbours(list!)),
      };
    },
  },
  erdos_nl: {
    edge_list(text) {
      const [kind, nodes, edges] = match(text, /^Given is an? ((?:un)?directed) graph whose nodes (.*?)\. (It.*)\.$/);
      const written = edges === "It has no edges" ? "" : edges!.slice(edges!.indexOf("are: "));
      return { directed: kind === "directed", nodes: erdosNodes(nodes!), edges: tuples(written) };
    },
    adj_list(text) {
      const [head, ...lines] = text.split("\n");
      const [kind, nodes] = match(head!, /^Given is an? ((?:un)?directed) graph whose nodes (.*?)\. Each line/);
      const shown = listed(kind === "directed", lines);
      if (String(erdosNodes(nodes!)) !== String(shown.nodes)) throw new Error(`head and lines disagree: ${text}`);
      return shown;
    },
  },
  plain: {
    edge_list(text) {
      const [kind, nodes, edges] = match(
        text,
        /^This is an? ((?:un)?directed) graph\. Nodes: (.*)\. Edges \((?:from, to|end, end)(?:, weight)?\): (.*)\.$/,
      );
      return { directed: kind === "directed", nodes: numbers(nodes!), edges: tuples(edges!) };
    },
    adj_list(text) {
      const [kind, entries] = match(
        text,
        /^This is an? ((?:un)?directed) graph\. (?:Successors|Neighbours) by node: (.*)\.$/,
      );
      return listed(kind === "directed", entries!.split("; "));
    },
  },
  json: {
    edge_list(text) {
      const { directed, nodes, edges } = JSON.parse(text);
      return {
        directed,
        nodes: nodes.map(String),
        edges: edges.map((edge: object) => Object.values(edge).map(String)),
      };
    },
    adj_list(text) {
      const { directed, adjacency } = JSON.parse(text);
      const nodes = [...text.matchAll(/"(-?\d+)": \[/g)].map(([, node]) => node!);
      const flat = (item: object | number) =>
        typeof item === "number" ? [String(item)] : Object.values(item).map(String);
      return { directed, nodes, near: nodes.map((node) => adjacency[node].map(flat)) };
    },
  },
  networkx_code: {
    edge_list(text) {
      const [kind, nodes, edges] = match(
        text,
        /^import networkx as nx\nG = nx\.(Di)?Graph\(\)\nG\.add_nodes_from\(\[(.*)\]\)\nG\.add_(?:weighted_)?edges_from\(\[(.*)\]\)$/,
      );
      return { directed: kind === "Di", nodes: numbers(nodes!), edges: tuples(edges!) };
    },
    adj_list(text) {
      const [kind, entries] = match(text, /^import networkx as nx\nG = nx\.(Di)?Graph\(\{(.*)\}\)$/);
      const lists = [...entries!.matchAll(/(-?\d+): (?:\[([^\]]*)\]|\{((?:[^{}]|\{[^}]*\})*)\})/g)];
      return {
        directed: kind === "Di",
        nodes: lists.map(([, node]) => node!),
        near: lists.map(([, , plain, weighted]) =>
          plain === undefined
            ? [...weighted!.matchAll(/(-?\d+): \{"weight": ([^}]*)\}/g)].map(([, node, weight]) => [node!, weight!])
            : numbers(plain).map((node) => [node]),
        ),
      };
    },
  },
};
