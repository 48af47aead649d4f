import { suite } from "uvu";
import * as assert from "uvu/assert";
import { logCell } from "#benchmarks/nlgift/release/log-names";

const test = suite("names of the authors' logs");

// One of every way in which the authors' scripts name a log.
const known: readonly (readonly [path: string, cell: string])[] = [
  ["semantic/connectivity/log/gpt35_graph-expert.jsonl", "1 ChatGPT connectivity semantic zero-shot graph-expert"],
  [
    "semantic/connectivity/log/conn-friend-500_graph-expert.jsonl",
    "1 ChatGPT connectivity semantic friendship graph-expert",
  ],
  ["semantic/shortest_path/log/path-expert_incident.jsonl", "1 ChatGPT shortest_path semantic graph-expert incident"],
  [
    "semantic/connectivity/log/Llama-2_Llama-2-7b-chat-hf_adjacency.jsonl",
    "1 LLaMA2-7B connectivity semantic zero-shot adjacency",
  ],
  [
    "semantic/connectivity/log/Llama-2_connectivity_graph-expert_ep10_lr0.0001_bs4_graph-expert.jsonl",
    "1 LLaMA2-7B connectivity semantic graph-expert graph-expert",
  ],
  [
    "semantic/shortest_path/log/Llama-2_semantic_shortest_path_friendship_adjacency.jsonl",
    "1 LLaMA2-7B shortest_path semantic friendship adjacency",
  ],
  ["numerical/flow/log/gpt_3.5-turbo_lint.jsonl", "2 ChatGPT flow numerical zero-shot lint"],
  ["numerical/shortest_path/log/gpt_num-path-sint_float.jsonl", "2 ChatGPT shortest_path numerical sint float"],
  [
    "numerical/flow/log/Llama-2_Llama-2-7b-chat-hf__flow-lint_test_data.jsonl",
    "2 LLaMA2-7B flow numerical zero-shot lint",
  ],
  ["numerical/flow/log/Llama-2_sint_train_data__flow-float_test_data.jsonl", "2 LLaMA2-7B flow numerical sint float"],
  [
    "structural/topology/log/gpt_3.5-turbo_centrality_high.jsonl",
    "3 ChatGPT topology structural/transitivity zero-shot high",
  ],
  [
    "structural/topology/log/gpt_struc-topo-cen-hi_centrality_low.jsonl",
    "3 ChatGPT topology structural/transitivity high low",
  ],
  [
    "structural/shortest_path/log/gpt_struc-path-size-s_size_large.jsonl",
    "3 ChatGPT shortest_path structural/size small large",
  ],
  ["structural/shortest_path/log/gpt_struc-path-er_type_BA.jsonl", "3 ChatGPT shortest_path structural/type ER BA"],
  [
    "structural/topology/log/Llama-2_type_BA_train_data__type-ER_test_data.jsonl",
    "3 LLaMA2-7B topology structural/type BA ER",
  ],
  ["reasoning/flow/log/gpt_shortest-path_flow_zeroshot.jsonl", "4 ChatGPT flow reasoning shortest_path flow"],
  [
    "reasoning/shortest_path/log/Llama-2_topology_model__reasoning_data-shortest-path_test_data.jsonl",
    "4 LLaMA2-7B shortest_path reasoning topology shortest_path",
  ],
  [
    "realistic/knowledge-crosswords/log/gpt_conn-topo-mix_knowledge-crosswords_zeroshot.jsonl",
    "7 ChatGPT knowledge-crosswords real-world related-synthetic knowledge-crosswords",
  ],
  [
    "realistic/strategyQA/log/gpt_gpt3.5t_strategyQA_zeroshot.jsonl",
    "7 ChatGPT strategyQA real-world zero-shot strategyQA",
  ],
  [
    "realistic/ExplaGraphs/log/Llama-2_realistic_data_full-mix_train_data__ExplaGraphs-zeroshot_test_data.jsonl",
    "fig2 LLaMA2-7B ExplaGraphs real-world all-synthetic ExplaGraphs",
  ],
  [
    "analysis/continuous/topology/gpt_path-40_topology_zeroshot.jsonl",
    "fig3 ChatGPT topology mixture path-40 topology",
  ],
  [
    "improvements/proscript/log/Llama-2_machine-COT_gpt3.5t_conn-topo-mix_filtered__improvements-real-proscript_test_data_part.jsonl",
    "5 LLaMA2-7B proscript improvements machine-cot/related-synthetic proscript",
  ],
  [
    "improvements/flow/log/Llama-2_mix-code_graphcode-reason-conn_train_data__improvements-reason-flow_test_data.jsonl",
    "5 LLaMA2-7B flow improvements graph-code/connectivity flow",
  ],
  [
    "improvements/shortest_path/log/Llama-2_structural_data__shortest_path__size_large_train_data_DPO_gpt3.5t_align_shortest-path_DPO_struct-s-path_test_data.jsonl.jsonl",
    "5 LLaMA2-7B shortest_path improvements dpo/large small",
  ],
  [
    "improvements/connectivity/log/Llama-2_reasoning_data__flow__model_DPO_gpt3.5t_align_flow_DPO_reason-conn_test_data.jsonl.jsonl",
    "5 LLaMA2-7B connectivity improvements dpo/flow connectivity",
  ],
];

test("each names its cell", () => {
  for (const [path, cell] of known) {
    const { table, model, task, pattern, train, test: column } = logCell(path) ?? assert.unreachable(path)!;
    assert.is([table, model, task, pattern, train, column].join(" "), cell);
  }
});

test("a name that no script gives belongs to no cell", () => {
  for (const path of [
    "notes.jsonl",
    "semantic/connectivity/log/backup/gpt35_incident.jsonl",
    "numerical/flow/log/gpt4_sint.jsonl",
  ]) {
    assert.is(logCell(path), undefined, path);
  }
});

test.run();
