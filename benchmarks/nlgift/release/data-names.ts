/** Where a file of the release's `data/` stands, as its path has it. */
export interface Place {
  /** As in a cell. */
  readonly pattern: string;
  /** The release's own name of the task or set; undefined where the file mixes several. */
  readonly task?: string | undefined;
  /** The release's own name; undefined where the pattern's settings share the file. */
  readonly setting?: string | undefined;
  readonly split?: "train" | "test" | undefined;
}

const names = {
  "1_semantic_pattern": [
    /^(?<task>\w+)\/(?<split>train|test)_data$/,
    /^(?<task>\w+)\/(?<split>train|test)_(?<setting>[a-z-]+)_(?:gpt|llama)$/,
  ],
  "2_numerical_pattern": [/^(?<task>\w+)\/(?<setting>[a-z]+)_(?<split>train|test)_data(?:_gpt|_llama|_part)?$/],
  "3_structural_pattern": [
    /^(?<task>\w+)\/(?<facet>[a-z]+)\/(?<setting>\w+)\/data$/,
    /^(?<task>\w+)\/(?<facet>[a-z]+)[/_](?<setting>\w+)_(?<split>train|test)_data(?:_gpt|_llama)?$/,
  ],
  "4_reasoning_pattern": [/^(?<setting>(?<task>[a-z-]+))_(?<split>train|test)_data(?:_gpt|_llama)?$/],
  "5_realworld_pattern": [
    /^(?<setting>[a-z-]+)-mix_(?<split>train)_data_(?:gpt|llama)$/,
    /^(?<task>[\w-]+)\/(?<setting>zeroshot|graph)_(?<split>test)_data$/,
    /^(?<task>[\w-]+)\/(?<setting>[\w-]+)$/,
  ],
  "6_improvements": [
    /^(?:alignment|machine-COT)\/(?<task>[a-z_]+)\/(?<setting>[\w.-]+)$/,
    /^(?<setting>[\w./-]+?)_(?<split>train|test)_data(?:_llama)?$/,
    /^(?<setting>[\w./-]+)$/,
  ],
} as const satisfies Record<string, readonly RegExp[]>;

const patterns: Readonly<Record<keyof typeof names, string>> = {
  "1_semantic_pattern": "semantic",
  "2_numerical_pattern": "numerical",
  "3_structural_pattern": "structural",
  "4_reasoning_pattern": "reasoning",
  "5_realworld_pattern": "real-world",
  "6_improvements": "improvements",
};

/** The tasks of `6_improvements`' test sets. */
const improved: Readonly<Record<string, string>> = {
  ...{ "reason-conn": "connectivity", "reason-flow": "flow" },
  ...{ "struct-s-path": "shortest_path", "struct-l-path": "shortest_path" },
  ...{ "real-strategyqa": "strategyqa", "real-knowledge-crosswords": "knowledge-crosswords" },
  ...{ "real-explagraphs": "explagraphs", "real-proscript": "proscript" },
};

/**
 * What the path of a file below `data/` says of it.
 *
 * @param path below `data/`, with forward slashes
 * @returns undefined for a file that the release does not have
 */
export function dataPlace(path: string): Place | undefined {
  const [folder = "", ...rest] = path.split("/");
  if (!Object.hasOwn(names, folder)) return undefined;
  const pattern = folder as keyof typeof names;
  const name = rest.join("/").replace(/\.(jsonl|json|tsv)$/, "");
  for (const known of names[pattern]) {
    const groups: Readonly<Record<string, string | undefined>> | undefined = known.exec(name)?.groups;
    if (groups) return place(patterns[pattern], groups);
  }
  return undefined;
}

function place(pattern: string, { facet, task, setting, split }: Readonly<Record<string, string | undefined>>): Place {
  const kind = facet === "centrality" ? "transitivity" : facet;
  return {
    pattern: kind ? `${pattern}/${kind}` : pattern,
    task: task ?? improved[setting ?? ""],
    setting,
    split: split as Place["split"],
  };
}
