/** A key of an experiment file: what it is, and how it stands in a new file. */
export interface Guide {
  /** In a sentence or two, with units. */
  readonly about: string;
  /** What is taken where it is left out; undefined: it must be there. */
  readonly otherwise?: string;
  /** YAML: its value, or an example. undefined: its own keys follow. */
  readonly value?: string;
  /** It stands there as a comment: the default does. */
  readonly off?: true;
}

/** The keys by path, in the order of the file. Together they are an experiment of a minute on a laptop. */
export const guide: Readonly<Record<string, Guide>> = {
  title: { about: "What the experiment asks: the heading of its report.", value: "My experiment" },
  subtitle: { about: "A line under the title.", otherwise: "what rows and columns are", value: "…", off: true },
  notes: {
    about: "Caveats that the report repeats, one an entry.",
    otherwise: "none",
    value: "[One training seed a row.]",
    off: true,
  },
  modules: {
    about: "Modules with encodings and tasks of your own, relative to this file (docs/extending.md).",
    otherwise: "none",
    value: "[./arrows.mjs]",
    off: true,
  },
  pattern: {
    about:
      "What differs between training and test: semantic (wording), numerical (weights), structural (graphs), reasoning (tasks), real-world.",
    value: "semantic",
  },
  task: {
    about: "The task of all problems: graphshift list tasks. Leave it out in the reasoning and real-world patterns.",
    otherwise: "each setting's own",
    value: "shortest-path",
  },
  settings: {
    about: "Settings of the pattern, or groups of them, that become rows and columns: graphshift list patterns.",
    otherwise: "all of the pattern",
    value: "[incident, friendship]",
  },
  seed: { about: "Of problems and training. Same file, same splits, byte for byte.", value: "7" },
  seeds: { about: "Models tuned per row, each on a seed of its own.", otherwise: "1", value: "3", off: true },
  train: { about: "Rows of each training file.", value: "64" },
  test: { about: "Items of each test file.", value: "24" },
  data: {
    about: "Real-world pattern: the folder of the sets' public files (docs/real-world.md).",
    otherwise: "forty samples of each set",
    value: "downloads",
    off: true,
  },
  mix: {
    about: "Reasoning pattern: training files that mix a task with the others, by its share in percent.",
    otherwise: "a training file a task",
    value: "{ task: shortest-path, shares: [25, 50, 100] }",
    off: true,
  },
  "mix.task": { about: "The task whose share varies." },
  "mix.shares": { about: "Its shares of a training file, in percent; the other tasks share the rest equally." },
  problems: { about: "How problems are drawn and worded where the pattern does not say." },
  "problems.family": { about: "The graphs: graphshift list families.", otherwise: "er", value: "sparse" },
  "problems.size": {
    about: "Nodes of a graph: small (3 to 10), large (11 to 25), or the fewest and the most.",
    otherwise: "[3, 25]",
    value: "[4, 5]",
  },
  "problems.numbers": {
    about: "Weights and capacities: graphshift list numbers.",
    otherwise: "int-small",
    value: "digit",
  },
  "problems.encoding": {
    about: "How graphs are described, where that is not the pattern: graphshift list encodings.",
    otherwise: "incident",
    value: "incident",
    off: true,
  },
  "problems.reasoning": {
    about: "What stands before the answer in training targets: a style of the task, or none.",
    otherwise: "steps",
    value: "trace",
  },
  "problems.format": {
    about: "The sentence that ends each prompt: line asks for a fixed last line, free for an answer in any form.",
    otherwise: "line",
    value: "free",
    off: true,
  },
  "problems.unreachable": {
    about: "Share of answers no, no path and 0, from 0 to 1, for all tasks or by task.",
    otherwise: "0.1; connectivity 0.5",
    value: "0",
  },
  "problems.detours": {
    about: "Share of shortest paths, from 0 to 1, that have more edges than the path of fewest edges.",
    otherwise: "0.5, as far as the family has such",
    value: "0.7",
    off: true,
  },
  "problems.bottlenecks": {
    about: "Share of maximum flows, from 0 to 1, whose least cut is at neither end.",
    otherwise: "0.5, as far as the family has such",
    value: "0.5",
    off: true,
  },
  "problems.names": { about: "First names that friendship draws from, at most 60.", otherwise: "60", value: "6" },
  tune: { about: "Who tunes, on which examples, and the trainer's own settings." },
  "tune.via": { about: "The trainer: graphshift list trainers. local needs no key and costs nothing.", value: "local" },
  "tune.model": {
    about: "The model to start from, as the trainer names it; for local, a folder.",
    otherwise: "the trainer's own",
    value: "gpt-4.1-mini-2025-04-14",
    off: true,
  },
  "tune.baseUrl": {
    about: "Where training is asked for, and where models are.",
    otherwise: "the service's own address",
    value: "http://127.0.0.1:8080/v1",
    off: true,
  },
  "tune.inferenceUrl": {
    about: "Where tuned models are asked, if elsewhere.",
    otherwise: "the service's own address",
    value: "http://127.0.0.1:8080/v1",
    off: true,
  },
  "tune.recipe": {
    about: "Which examples a model is trained on: graphshift list recipes. A name, or a name with its settings.",
    otherwise: "cot",
    value: "answer",
    off: true,
  },
  "tune.sampling": {
    about: "Replies to the training problems, for recipes that are made of such.",
    otherwise: "4 of the model that the tuning starts from, at temperature 0.8",
    value: "{ samples: 4, temperature: 0.8 }",
    off: true,
  },
  "tune.sampling.samples": { about: "Replies to each training problem." },
  "tune.sampling.temperature": { about: "From 0 to 2." },
  "tune.sampling.from": { about: "A log of replies to take instead, of any model (graphshift sample writes one)." },
  "tune.sampling.model": { about: "Whose replies of that log, where it holds those of several." },
  "tune.preset": {
    about: "A published work's settings, for trainers other than local; settings that stand here override them.",
    otherwise: "none",
    value: "nlgift",
    off: true,
  },
  "tune.steps": { about: "local: steps of tuning.", otherwise: "300; preference 50", value: "12" },
  "tune.batch": { about: "local: examples a step.", otherwise: "32; preference 16", value: "8" },
  "tune.rate": { about: "local: the highest learning rate.", otherwise: "0.002; preference 0.0002", value: "0.004" },
  "tune.warmUp": {
    about: "local: steps until that rate is reached.",
    otherwise: "30; preference 10",
    value: "30",
    off: true,
  },
  "tune.floor": { about: "local: the last step's share of it.", otherwise: "0.05", value: "0.05", off: true },
  "tune.weightDecay": { about: "local: weight decay.", otherwise: "0.1; preference 0", value: "0.1", off: true },
  "tune.optimizer": { about: "local: muon or adamw.", otherwise: "muon", value: "muon", off: true },
  "tune.freezeEmbedding": {
    about: "local: keep what tokens mean as the base learned it.",
    otherwise: "false",
    value: "true",
    off: true,
  },
  "tune.replay": {
    about: "local: share of each batch, from 0 to 1, that is the base's own documents.",
    otherwise: "0",
    value: "0.0625",
    off: true,
  },
  strategies: {
    about:
      "Further ways to tune, by name: each has a row per setting. A recipe, settings of the trainer, and start: base, or tuned for the model that tune made.",
    otherwise: "none",
    value: "{ dpo: { recipe: preference, start: tuned } }",
    off: true,
  },
  ask: { about: "How models are asked." },
  "ask.maxTokens": { about: "The longest reply, in tokens.", value: "60" },
  "ask.temperature": { about: "From 0, always the likeliest token, to 2.", otherwise: "0", value: "0", off: true },
  "ask.examples": {
    about: "Solved training problems put before each question.",
    otherwise: "0",
    value: "2",
    off: true,
  },
};
