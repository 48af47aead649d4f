import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import type { Judged } from "#eval/judge-real-world";
import type { Verifiable } from "#eval/verify";
import { letterLabels, numberLabels } from "#generators/encodings/labels";
import { type Edge, graph } from "#src/graph/graph";

/** A reply that NLGift's authors logged, with the release's problem and an independent scorer's verdict. */
export interface Logged {
  readonly id: string;
  readonly model: "ChatGPT" | "LLaMA2-7B";
  readonly train: string;
  readonly test: string;
  readonly task: "connectivity" | "shortest_path" | "topology" | "flow" | "strategyQA" | "ExplaGraphs" | "proscript";
  readonly prompt: string;
  readonly response: string;
  readonly gold: {
    readonly answer: string | number | boolean | readonly (readonly [string, string])[];
    readonly question?: string | null;
    readonly graph?: string;
    readonly node_number?: number;
    readonly encoding?: "adjacency" | "incident" | "graph-expert" | "friendship";
  };
  readonly ref_verdict?: { readonly first_verdict?: boolean; readonly ok?: boolean; readonly true_gold?: boolean };
}

/** The rows of one normalised log. */
export function readLog(path: string): Logged[] {
  const lines = gunzipSync(readFileSync(path)).toString().trim().split("\n");
  return lines.map((line) => JSON.parse(line) as Logged);
}

/** What was asked, as our verifier wants it; one value for all the replies to an item. */
export function questionsOf(rows: readonly Logged[]): (row: Logged) => Verifiable | Judged {
  const made = new Map<string, Verifiable | Judged>();
  for (const row of rows) if (!made.has(row.id)) made.set(row.id, questionOf(row));
  return ({ id }) => made.get(id)!;
}

function questionOf(row: Logged): Verifiable | Judged {
  if (row.task === "strategyQA") return { kind: "yesNo", answer: /true/i.test(String(row.gold.answer)), choices: [] };
  if (row.task === "ExplaGraphs") return { kind: "stance", answer: row.gold.answer as "support", choices: [] };
  if (row.task === "proscript") return scriptOf(row);
  return problemOf(row);
}

function scriptOf({ prompt, gold }: Logged): Judged {
  const steps = /Steps: (.*)\n/.exec(prompt)![1]!.split(/; (?=step\d+:)/);
  const constraints = (gold.answer as [string, string][]).map(
    ([before, after]) => [Number(before.slice(4)), Number(after.slice(4))] as const,
  );
  return { kind: "steps", answer: [], choices: steps.map((step) => step.replace(/^step\d+: /, "")), constraints };
}

const tasks = {
  connectivity: "connectivity",
  shortest_path: "shortest-path",
  topology: "topological-sort",
  flow: "max-flow",
} as const;

function problemOf({ task, test, prompt, gold }: Logged): Verifiable {
  const isFloat = test === "float";
  const directed = task === "topology" || task === "flow";
  const order = gold.node_number!;
  const pairs = (gold.graph ?? "").match(/[\d.]+[ ,][\d.]+( [\d.]+)?/g) ?? [];
  const edges = pairs.map((pair) => edgeOf(pair, isFloat ? 10 : 1));
  const distinct = new Map(edges.map((edge) => [key(edge, directed), edge]));
  const [source, target] = (gold.question ?? "").split(" ").map(Number);
  return {
    task: tasks[task as keyof typeof tasks],
    graph: graph(order, [...distinct.values()], directed),
    query: task === "topology" ? null : { source: source!, target: target! },
    encoding: gold.encoding === "graph-expert" ? "expert" : gold.encoding!,
    labels: labelsOf(prompt, gold, edges),
    numbers: isFloat ? "float" : "int-small",
  };
}

function edgeOf(pair: string, scale: number): Edge {
  const [source, target, weight] = pair.split(/[ ,]/).map(Number);
  return weight === undefined ? [source!, target!] : [source!, target!, Math.round(weight * scale)];
}

const key = ([source, target]: Edge, directed: boolean) =>
  directed || source < target ? `${source} ${target}` : `${target} ${source}`;

/** People are named in the order of the edges; whoever has no friends has no name. */
function labelsOf(prompt: string, { encoding, node_number: order = 0 }: Logged["gold"], edges: readonly Edge[]) {
  if (encoding === "graph-expert") return letterLabels(order);
  if (encoding !== "friendship") return numberLabels(order);
  const friends = [...prompt.matchAll(/^(\w+) and (\w+) are friends/gm)];
  const names = new Map(
    friends.flatMap(
      ([, one, other], i) =>
        [
          [edges[i]![0], one!],
          [edges[i]![1], other!],
        ] as const,
    ),
  );
  return numberLabels(order).map((label, node) => names.get(node) ?? label);
}
