import type { Cell } from "#benchmarks/nlgift/release/cell";

/** Which logs a rule knows, by the path below `experiment_logs/`, whose groups say the rest of the cell. */
interface Rule extends Pick<Cell, "table" | "pattern" | "model"> {
  readonly path: RegExp;
  /** Table 5: how the model's training was to be improved. */
  readonly strategy?: string;
}

const CHATGPT = { model: "ChatGPT" };
const LLAMA = { model: "LLaMA2-7B" };

/** The names that the authors' scripts gave to their logs; the first rule that fits decides. */
const rules: readonly Rule[] = [
  {
    ...{ table: 1, pattern: "semantic", ...CHATGPT },
    path: /^semantic\/(?<task>\w+)\/log\/(?:gpt35|(?:conn|path)-(?<train>\w+?)(?:-500)?)_(?<test>[\w-]+)$/,
  },
  {
    ...{ table: 1, pattern: "semantic", ...LLAMA },
    path: /^semantic\/(?<task>\w+)\/log\/Llama-2_Llama-2-7b-chat-hf_(?<test>[\w-]+)$/,
  },
  {
    ...{ table: 1, pattern: "semantic", ...LLAMA },
    path: /^semantic\/(?<task>\w+)\/log\/Llama-2_(?:connectivity|semantic_shortest_path)_(?<train>[a-z-]+)(?:_ep\d+_lr[\d.]+_bs\d+)?_(?<test>[a-z-]+)$/,
  },
  {
    ...{ table: 2, pattern: "numerical", ...CHATGPT },
    path: /^numerical\/(?<task>\w+)\/log\/gpt_(?:3\.5-turbo|num-(?:path|flow)-(?<train>\w+))_(?<test>[a-z]+)$/,
  },
  {
    ...{ table: 2, pattern: "numerical", ...LLAMA },
    path: /^numerical\/(?<task>\w+)\/log\/Llama-2_(?:Llama-2-7b-chat-hf|(?<train>[a-z]+)_train_data)__\w+-(?<test>[a-z]+)_test_data$/,
  },
  {
    ...{ table: 3, pattern: "structural", ...CHATGPT },
    path: /^structural\/(?<task>\w+)\/log\/gpt_(?:3\.5-turbo|struc-(?:path|topo)-(?<train>[a-z-]+))_(?<facet>[a-z]+)_(?<test>\w+)$/,
  },
  {
    ...{ table: 3, pattern: "structural", ...LLAMA },
    path: /^structural\/(?<task>\w+)\/log\/Llama-2_(?:Llama-2-7b-chat-hf|[a-z]+_(?<train>\w+)_train_data)__(?<facet>[a-z]+)-(?<test>\w+)_test_data$/,
  },
  {
    ...{ table: 4, pattern: "reasoning", ...CHATGPT },
    path: /^reasoning\/(?<task>\w+)\/log\/gpt_(?<train>[a-z-]+)_(?<test>[a-z-]+)_zeroshot$/,
  },
  {
    ...{ table: 4, pattern: "reasoning", ...LLAMA },
    path: /^reasoning\/(?<task>\w+)\/log\/Llama-2_(?<train>\w+)_model__reasoning_data-(?<test>[a-z-]+)_test_data$/,
  },
  {
    ...{ table: 7, pattern: "real-world", ...CHATGPT },
    path: /^realistic\/(?<task>[\w-]+)\/log\/gpt_(?<train>[\w.-]+)_(?<test>[A-Za-z-]+)_zeroshot$/,
  },
  {
    ...{ table: "fig2", pattern: "real-world", ...LLAMA },
    path: /^realistic\/(?<task>[\w-]+)\/log\/Llama-2_(?:Llama-2-7b-chat-hf|realistic_data_(?<train>[a-z-]+)_train_data)__(?<test>[A-Za-z-]+)-zeroshot_test_data$/,
  },
  {
    ...{ table: "fig3", pattern: "mixture", ...CHATGPT },
    path: /^analysis\/continuous\/(?<task>\w+)\/gpt_(?<train>path-\d+)_(?<test>[a-z-]+)_zeroshot$/,
  },
  {
    ...{ table: 5, pattern: "improvements", ...LLAMA, strategy: "machine-cot" },
    path: /^improvements\/(?<task>[\w-]+)\/log\/Llama-2_machine-COT_gpt3\.5t_(?<train>[\w-]+)_filtered__improvements-(?<test>[\w-]+?)_test_data(?:_part)?$/,
  },
  ...["general", "graph"].map((kind) => ({
    ...{ table: 5, pattern: "improvements", ...LLAMA, strategy: `${kind}-code` },
    path: new RegExp(
      `^improvements/(?<task>[\\w-]+)/log/Llama-2_mix-code_${kind}code-(?<train>[\\w-]+)_train_data__improvements-(?<test>[\\w-]+)_test_data$`,
    ),
  })),
  {
    ...{ table: 5, pattern: "improvements", ...LLAMA, strategy: "dpo" },
    path: /^improvements\/(?<task>[\w-]+)\/log\/Llama-2_[a-z]+_data__(?<train>[\w-]+?)_(?:_model|train_data)_DPO_gpt3\.5t_align_[\w-]+_DPO_(?<test>[\w-]+)_test_data(?:\.jsonl)?$/,
  },
];

/** Settings by the spellings of the logs' names; any other name is its own. */
const settings: Readonly<Record<string, string>> = {
  "gpt3.5t": "zero-shot",
  ...{ friend: "friendship", expert: "graph-expert", er: "ER", ba: "BA", "cen-hi": "high", "cen-low": "low" },
  ...{ "size-s": "small", "size-l": "large", "shortest-path": "shortest_path" },
  ...{ "conn-path-mix": "related-synthetic", "conn-topo-mix": "related-synthetic", "full-mix": "all-synthetic" },
  ...{ conn_reason: "connectivity", "reason-conn": "connectivity", "realistic-conn-path-mix": "related-synthetic" },
  ...{ flow_reason: "flow", "reason-flow": "flow", "realistic-conn-topo-mix": "related-synthetic" },
  ...{ "path_struct-size-s": "small", "struct-s-path": "small", shortest_path__size_small: "small" },
  ...{ "path_struct-size-l": "large", "struct-l-path": "large", shortest_path__size_large: "large" },
  ...{ "real-strategyqa": "strategyQA", "real-explagraphs": "ExplaGraphs", "real-proscript": "proscript" },
  ...{ "real-knowledge-crosswords": "knowledge-crosswords" },
};

const facets: Readonly<Record<string, string>> = { centrality: "transitivity" };

/**
 * The cell that a log of the authors' repository belongs to, by its name.
 *
 * @param path below `experiment_logs/`, with forward slashes
 * @returns undefined for a name that none of the authors' scripts gives
 */
export function logCell(path: string): Cell | undefined {
  const name = path.replace(/\.jsonl(\.gz)?$/, "");
  for (const { path: known, strategy, table, model, pattern } of rules) {
    const groups = known.exec(name)?.groups;
    if (!groups) continue;
    const { facet, train = "zero-shot", test = "", task = "" } = groups;
    const setting = settings[train] ?? train;
    return {
      ...{ table, model, task, test: settings[test] ?? test },
      pattern: facet ? `${pattern}/${facets[facet] ?? facet}` : pattern,
      train: strategy ? `${strategy}/${setting}` : setting,
    };
  }
  return undefined;
}
