import { languageOf } from "#benchmarks/invariance/arms";
import type { Dialect, Terms } from "#benchmarks/invariance/writers/code/dialect";
import { javascript } from "#benchmarks/invariance/writers/code/javascript";
import { python } from "#benchmarks/invariance/writers/code/python";
import type { Draft } from "#benchmarks/invariance/writers/draft";
import { GUESSES } from "#benchmarks/invariance/writers/guesses";
import { solve } from "#benchmarks/invariance/writers/solve";

const dialects = { python, javascript } as const;

/** The program of a draft between its markers; without them where the draft keeps to no form. */
export function program(draft: Draft): string {
  const dialect = dialects[languageOf(draft.library!)];
  const lines = draft.mode === "solver" ? solver(draft, dialect) : script(draft, dialect);
  if (!draft.isMarked) return ["```", ...lines, "```"].join("\n");
  return [`${dialect.comment} CODE START`, ...lines, `${dialect.comment} CODE END`].join("\n");
}

function script(draft: Draft, dialect: Dialect): string[] {
  const { graph, isDeclared, overwrites, variable } = draft;
  const [nodes, edges] =
    graph && !isDeclared ? [dialect.list(graph.nodes), dialect.list(graph.edges)] : ["nodes", "edges"];
  const answer = answerOf(draft, dialect);
  return [
    ...dialect.imports(draft),
    ...(graph && isDeclared ? [dialect.set(nodes, dialect.list(graph.nodes))] : []),
    ...(graph && isDeclared ? [dialect.set(edges, dialect.list(graph.edges))] : []),
    ...(overwrites ? [dialect.halving] : []),
    ...work(draft, dialect, answer, nodes, edges),
    dialect.set(variable, answer),
  ];
}

function solver(draft: Draft, dialect: Dialect): string[] {
  const answer = answerOf(draft, dialect);
  const head = `solve(${["nodes", "edges", "directed", ...Object.keys(draft.asked)].join(", ")})`;
  return [...dialect.imports(draft), ...dialect.wrap(head, work(draft, dialect, answer, "nodes", "edges"), answer)];
}

/** All that comes before the answer. */
function work(draft: Draft, dialect: Dialect, answer: string, nodes: string, edges: string): readonly string[] {
  if (draft.ending === "written down") return [];
  return [
    ...dialect.build(draft, nodes, edges),
    ...helpersOf(answer, dialect),
    ...(draft.ending === "looped" ? dialect.loop : []),
  ];
}

function helpersOf(answer: string, { helpers }: Dialect): string[] {
  let lines: string[] = [];
  for (const [name, definition] of helpers) {
    const isCalled = [answer, ...lines].some((line) => line.includes(`${name}(`));
    if (isCalled) lines = [...definition, ...lines];
  }
  return lines;
}

function answerOf(draft: Draft, dialect: Dialect): string {
  const { kind, asked, directed, reading, ending } = draft;
  if (ending === "crashed") return dialect.crash;
  if (ending === "written down") return dialect.literal(draft.graph ? solve(draft, draft.graph) : GUESSES[kind]);
  const terms: Terms = {
    node: asked.node ?? "",
    u: asked.u ?? "",
    v: asked.v ?? "",
    either: (one, other) => (directed === undefined ? dialect.either(one, other) : directed ? one : other),
  };
  const { answers, misreadings } = dialect;
  if (reading === "reachable" || reading === "repeats") return misreadings[reading][kind]!(terms);
  const answer = answers[kind](terms);
  return reading === "off" ? misreadings.off(kind, answer, terms) : answer;
}
