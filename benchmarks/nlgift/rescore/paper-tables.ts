/** One grid of a published table: accuracies by model and training setting, one a test set. */
interface Grid {
  readonly table: number;
  readonly pattern: string;
  /** undefined: a test set is a task of its own. */
  readonly task?: string;
  readonly tests: readonly string[];
  readonly models: Readonly<Record<string, Readonly<Record<string, readonly number[]>>>>;
}

/**
 * The accuracies printed in tables 1 to 4 and 7 of Zhang et al., "Can LLM Graph Reasoning Generalize beyond Pattern
 * Memorization?" (Findings of EMNLP 2024), under the names that the released logs use.
 */
export const grids: readonly Grid[] = [
  {
    table: 1,
    pattern: "semantic",
    task: "connectivity",
    tests: ["adjacency", "friendship", "graph-expert", "incident"],
    models: {
      "LLaMA2-7B": {
        "zero-shot": [0.522, 0.516, 0.522, 0.52],
        adjacency: [0.672, 0.518, 0.512, 0.66],
        friendship: [0.5, 0.694, 0.686, 0.54],
        "graph-expert": [0.482, 0.548, 0.624, 0.484],
        incident: [0.662, 0.512, 0.502, 0.728],
      },
      ChatGPT: {
        "zero-shot": [0.764, 0.736, 0.756, 0.738],
        adjacency: [0.958, 0.826, 0.88, 0.912],
        friendship: [0.892, 0.95, 0.892, 0.896],
        "graph-expert": [0.93, 0.874, 0.922, 0.916],
        incident: [0.808, 0.78, 0.772, 0.964],
      },
    },
  },
  {
    table: 1,
    pattern: "semantic",
    task: "shortest_path",
    tests: ["adjacency", "friendship", "graph-expert", "incident"],
    models: {
      "LLaMA2-7B": {
        "zero-shot": [0.016, 0.018, 0.016, 0.016],
        adjacency: [0.212, 0.122, 0.152, 0.132],
        friendship: [0.028, 0.242, 0.086, 0.042],
        "graph-expert": [0.044, 0.028, 0.184, 0.046],
        incident: [0.132, 0.084, 0.124, 0.244],
      },
      ChatGPT: {
        "zero-shot": [0.234, 0.204, 0.224, 0.272],
        adjacency: [0.542, 0.516, 0.512, 0.546],
        friendship: [0.426, 0.476, 0.486, 0.518],
        "graph-expert": [0.472, 0.4, 0.526, 0.568],
        incident: [0.324, 0.39, 0.354, 0.616],
      },
    },
  },
  {
    table: 2,
    pattern: "numerical",
    task: "shortest_path",
    tests: ["sint", "lint", "float"],
    models: {
      "LLaMA2-7B": {
        "zero-shot": [0.046, 0.062, 0.058],
        sint: [0.33, 0.33, 0.294],
        lint: [0.252, 0.244, 0.242],
        float: [0.388, 0.368, 0.398],
      },
      ChatGPT: {
        "zero-shot": [0.42, 0.414, 0.334],
        sint: [0.62, 0.638, 0.588],
        lint: [0.604, 0.628, 0.58],
        float: [0.6, 0.634, 0.584],
      },
    },
  },
  {
    table: 2,
    pattern: "numerical",
    task: "flow",
    tests: ["sint", "lint", "float"],
    models: {
      "LLaMA2-7B": {
        "zero-shot": [0.07, 0.026, 0.028],
        sint: [0.168, 0.08, 0.06],
        lint: [0.116, 0.064, 0.064],
        float: [0.06, 0.062, 0.052],
      },
      ChatGPT: {
        "zero-shot": [0.118, 0.072, 0.08],
        sint: [0.262, 0.094, 0.108],
        lint: [0.122, 0.092, 0.092],
        float: [0.148, 0.096, 0.1],
      },
    },
  },
  {
    table: 3,
    pattern: "structural/size",
    task: "shortest_path",
    tests: ["small", "large"],
    models: {
      "LLaMA2-7B": {
        "zero-shot": [0.108, 0.024],
        small: [0.656, 0.208],
        large: [0.756, 0.336],
      },
      ChatGPT: {
        "zero-shot": [0.692, 0.326],
        small: [0.834, 0.492],
        large: [0.854, 0.65],
      },
    },
  },
  {
    table: 3,
    pattern: "structural/size",
    task: "topology",
    tests: ["small", "large"],
    models: {
      "LLaMA2-7B": {
        "zero-shot": [0.18, 0],
        small: [0.884, 0.022],
        large: [0.536, 0.344],
      },
      ChatGPT: {
        "zero-shot": [0.358, 0.044],
        small: [0.942, 0.466],
        large: [0.72, 0.752],
      },
    },
  },
  {
    table: 3,
    pattern: "structural/type",
    task: "shortest_path",
    tests: ["ER", "BA"],
    models: {
      "LLaMA2-7B": {
        "zero-shot": [0.054, 0.04],
        ER: [0.38, 0.34],
        BA: [0.372, 0.39],
      },
      ChatGPT: {
        "zero-shot": [0.428, 0.384],
        ER: [0.622, 0.632],
        BA: [0.594, 0.648],
      },
    },
  },
  {
    table: 3,
    pattern: "structural/type",
    task: "topology",
    tests: ["ER", "BA"],
    models: {
      "LLaMA2-7B": {
        "zero-shot": [0.148, 0.062],
        ER: [0.656, 0.496],
        BA: [0.564, 0.718],
      },
      ChatGPT: {
        "zero-shot": [0.27, 0.256],
        ER: [0.844, 0.776],
        BA: [0.53, 0.928],
      },
    },
  },
  {
    table: 3,
    pattern: "structural/transitivity",
    task: "shortest_path",
    tests: ["low", "high"],
    models: {
      "LLaMA2-7B": {
        "zero-shot": [0.084, 0.022],
        low: [0.426, 0.232],
        high: [0.284, 0.196],
      },
      ChatGPT: {
        "zero-shot": [0.46, 0.292],
        low: [0.692, 0.42],
        high: [0.624, 0.482],
      },
    },
  },
  {
    table: 3,
    pattern: "structural/transitivity",
    task: "topology",
    tests: ["low", "high"],
    models: {
      "LLaMA2-7B": {
        "zero-shot": [0.2, 0.028],
        low: [0.756, 0.364],
        high: [0.72, 0.374],
      },
      ChatGPT: {
        "zero-shot": [0.322, 0.134],
        low: [0.886, 0.658],
        high: [0.924, 0.814],
      },
    },
  },
  {
    table: 4,
    pattern: "reasoning",
    tests: ["connectivity", "topology", "shortest_path", "flow"],
    models: {
      "LLaMA2-7B": {
        "zero-shot": [0.52, 0.148, 0.054, 0.07],
        connectivity: [0.728, 0.038, 0.058, 0.124],
        topology: [0.47, 0.656, 0.008, 0.028],
        shortest_path: [0.656, 0.094, 0.38, 0.14],
        flow: [0.584, 0.052, 0.032, 0.168],
      },
      ChatGPT: {
        "zero-shot": [0.738, 0.27, 0.42, 0.118],
        connectivity: [0.964, 0.368, 0.512, 0.142],
        topology: [0.89, 0.844, 0.38, 0.136],
        shortest_path: [0.804, 0.328, 0.62, 0.13],
        flow: [0.83, 0.484, 0.396, 0.262],
      },
    },
  },
  {
    table: 7,
    pattern: "real-world",
    tests: ["strategyQA", "ExplaGraphs", "knowledge-crosswords", "proscript"],
    models: {
      ChatGPT: {
        "zero-shot": [0.648, 0.845, 0.566, 0.549],
        "related-synthetic": [0.669, 0.812, 0.544, 0.467],
        "all-synthetic": [0.678, 0.774, 0.506, 0.485],
        "real-world": [0.784, 0.946, 0.825, 0.872],
      },
    },
  },
];
