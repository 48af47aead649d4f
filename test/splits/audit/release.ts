import { join } from "node:path";
import { numbers } from "#generators/numbers/index";
import { formatNumber } from "#generators/numbers/numbers";
import type { Problem } from "#generators/problem";
import { formatLines, writeWhole } from "#src/jsonl";

/** A row of a release in NLGift's layout, with the words that chats and logs give it. */
export interface Item {
  readonly node_number: number;
  readonly graph: string;
  readonly question: string | null;
  readonly answer: string | number;
  readonly prompt: string;
  readonly target: string;
}

export type Side = "train" | "test";

/** One setting of a release: where its files stand, and what is in them. */
export interface ReleasedSet extends Readonly<Record<Side, readonly Item[]>> {
  readonly place: Place;
}

/** Where the files of a setting stand. */
export interface Place {
  /** Bare problems, below `data/`. */
  readonly raw: (side: Side) => string;
  /** Chats and texts, below `data/`, without the `_gpt` or `_llama`. */
  readonly worded: (side: Side) => string;
  /** The log of a model, below `experiment_logs/`; named by what it was trained on, in small letters. */
  readonly log: (train: string) => string;
}

/** The places of settings by pattern, by the release's own names. */
export const places = {
  semantic: (task: string, encoding: string): Place => ({
    raw: (side) => `1_semantic_pattern/${task}/${side}_data`,
    worded: (side) => `1_semantic_pattern/${task}/${side}_${encoding}`,
    log: (train) => `semantic/${task}/log/conn-${train}_${encoding}`,
  }),
  numerical: (task: string, range: string): Place => ({
    raw: (side) => `2_numerical_pattern/${task}/${range}_${side}_data`,
    worded: (side) => `2_numerical_pattern/${task}/${range}_${side}_data`,
    log: (train) => `numerical/${task}/log/gpt_num-path-${train}_${range}`,
  }),
  structural: (task: string, facet: string, setting: string): Place => ({
    raw: (side) => `3_structural_pattern/${task}/${facet}/${setting}_${side}_data`,
    worded: (side) => `3_structural_pattern/${task}/${facet}_${setting}_${side}_data`,
    log: (train) => `structural/${task}/log/gpt_struc-path-${train}_${facet}_${setting}`,
  }),
  reasoning: (task: string): Place => ({
    raw: (side) => `4_reasoning_pattern/${task}_${side}_data`,
    worded: (side) => `4_reasoning_pattern/${task}_${side}_data`,
    log: (train) => `reasoning/${task.replace("-", "_")}/log/gpt_${train}_${task}_zeroshot`,
  }),
};

/** A problem as the release would spell it. */
export function itemOf(problem: Problem): Item {
  const { graph, query, task, prompt, target } = problem;
  const amount = (units: number) => formatNumber(numbers[problem.numbers], units);
  const edges = Array.from(graph.sources, (u, e) => {
    const v = graph.targets[e]!;
    if (task === "connectivity") return `(${u},${v})`;
    return graph.weights ? `${u} ${v} ${amount(graph.weights[e]!)}` : `${u} ${v}`;
  });
  return {
    node_number: graph.order,
    graph: edges.join(task === "connectivity" ? " " : ","),
    question: query && `${query.source} ${query.target}`,
    answer: answerOf(problem, amount),
    prompt,
    target,
  };
}

function answerOf({ answer }: Problem, amount: (units: number) => string): string | number {
  if (typeof answer === "boolean") return answer ? "yes" : "no";
  if (typeof answer === "number") return Number(amount(answer));
  if (answer === "none") return "none";
  return "path" in answer ? Number(amount(answer.length)) : answer.join();
}

/**
 * Writes a release: bare problems, chats and texts of each setting's training side, and logs of its tests.
 *
 * @param logs how many of each setting
 */
export function writeRelease(dir: string, sets: readonly ReleasedSet[], logs: (set: number) => number): void {
  sets.forEach(({ place, ...sides }, set) => {
    const data = (path: string, rows: readonly unknown[]) => writeLines(join(dir, "data", path), rows);
    for (const side of ["train", "test"] as const) data(place.raw(side), sides[side].map(bare));
    data(`${place.worded("train")}_gpt`, sides.train.map(chat));
    data(`${place.worded("train")}_llama`, sides.train.map(text));
    for (let log = 0; log < logs(set); log++) {
      const path = place.log(String.fromCharCode(97 + log));
      writeLines(join(dir, "experiment_logs", path), sides.test.map(reply));
    }
  });
}

function writeLines(path: string, rows: readonly unknown[]): void {
  writeWhole(`${path}.jsonl`, formatLines(rows));
}

function bare({ node_number, graph, question, answer }: Item) {
  return { node_number, graph, question, answer };
}

const SYSTEM = "Answer the question.";

function chat({ prompt, target }: Item) {
  const message = (role: string, content: string) => ({ role, content });
  return { messages: [message("system", SYSTEM), message("user", prompt), message("assistant", target)] };
}

function text({ prompt, target }: Item) {
  return { text: `<s>[INST] <<SYS>>\n${SYSTEM}\n<</SYS>>\n ${prompt}\n[/INST]${target}</s>` };
}

function reply(item: Item) {
  return { ...bare(item), encoded_question: item.prompt, "ground truth": item.target, response: item.target };
}
