import type { Command } from "#src/commands/command";
import { pick } from "#src/pick";

type Entries = readonly (readonly [name: string, text: string])[];

const named = (registry: object): Entries => Object.keys(registry).map((name) => [name, ""]);

function summarised(registry: Readonly<Record<string, { readonly summary: string }>>): Entries {
  return Object.entries(registry).map(([name, { summary }]) => [name, summary]);
}

/** What can be listed: each kind's names and, where there is one, a line about each. */
const kinds = {
  patterns: async () => {
    const { groupsOf, patterns } = await import("#splits/index");
    return Object.entries(patterns).flatMap(([name, pattern]) =>
      Object.entries(groupsOf(pattern)).map(([group, settings]) => [name, `${group}: ${settings.join(", ")}`] as const),
    );
  },
  tasks: async () => {
    const { tasks } = await import("#generators/tasks/index");
    return Object.entries(tasks).map(
      ([name, { reasonings }]) => [name, `reasonings: ${Object.keys(reasonings).join(", ")}`] as const,
    );
  },
  sets: async () => {
    const { realWorldSets } = await import("#generators/real-world/index");
    return Object.entries(realWorldSets).map(
      ([name, { title, files, home }]) => [name, `${title}: ${files.join(", ")} from ${home}`] as const,
    );
  },
  encodings: async () => named((await import("#generators/encodings/index")).encodings),
  formats: async () => named((await import("#generators/formats")).formats),
  numbers: async () => {
    const { formatNumber, numbers } = await import("#generators/index");
    return Object.entries(numbers).map(
      ([name, range]) => [name, `${formatNumber(range, range.low)} to ${formatNumber(range, range.high)}`] as const,
    );
  },
  families: async () => named((await import("#generators/graphs/index")).families),
  trainers: async () => named((await import("#training/index")).trainers),
  recipes: async () => summarised((await import("#training/recipes/index")).recipes),
  "row-formats": async () => summarised((await import("#training/formats/index")).formats),
  analyses: async () => summarised((await import("#reports/analyses/index")).analyses),
  presets: async () => summarised((await import("#benchmarks/nlgift/presets/index")).presets),
  models: async () => named((await import("#src/models/index")).models),
} as const satisfies Record<string, () => Promise<Entries>>;

export const list: Command = {
  summary: "the names that experiments and options take",
  arguments: [["[kind]", `one of ${Object.keys(kinds).join(", ")}; all, if none is given`]],
  options: [{ flags: "--json", text: "as JSON" }],
  examples: ["graphshift list", "graphshift list encodings"],
  async run({ kind, json }, io) {
    const chosen = typeof kind === "string" ? [[kind, pick("kind", kinds, kind)] as const] : Object.entries(kinds);
    const lists = await Promise.all(chosen.map(async ([name, load]) => [name, await load()] as const));
    if (json) {
      io.out(
        `${JSON.stringify(Object.fromEntries(lists.map(([name, entries]) => [name, [...new Set(entries.map(([entry]) => entry))]])))}\n`,
      );
      return;
    }
    for (const [name, entries] of lists) {
      const width = Math.max(...entries.map(([entry]) => entry.length));
      io.out(`${name}\n${entries.map(([entry, text]) => `  ${entry.padEnd(width)}  ${text}`.trimEnd()).join("\n")}\n`);
    }
  },
};
