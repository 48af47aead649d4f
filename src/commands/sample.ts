import { join } from "node:path";
import type { Command } from "#src/commands/command";
import { isFree } from "#src/commands/is-free";
import { integer, number } from "#src/commands/parse";
import { progress } from "#src/commands/progress";
import { screen } from "#src/commands/screen";
import { UserError } from "#src/errors";

export const sample: Command = {
  summary: "ask any model the training problems, for recipes made of replies",
  arguments: [["<dir>", "a folder of splits, or of a run"]],
  options: [
    { flags: "--model <kind:name>", text: "local:DIR, openai:NAME, …: graphshift list models", required: true },
    { flags: "--base-url <url>", text: "where to ask instead of at the provider's own address" },
    { flags: "--task <name>", text: "training files of this task alone" },
    { flags: "--setting <name>", text: "training files of this setting alone" },
    { flags: "--samples <n>", text: "replies to each problem", parse: integer("--samples", 1), otherwise: "4" },
    { flags: "--temperature <t>", text: "from 0 to 2", parse: number("--temperature", 0, 2), otherwise: "0.8" },
    { flags: "--max-tokens <n>", text: "the longest reply", parse: integer("--max-tokens", 1), otherwise: "400" },
    { flags: "--seed <n>", text: "of the first sample", parse: integer("--seed"), otherwise: "0" },
    { flags: "--out <dir>", text: "the folder of the log, samples.jsonl", otherwise: "out/samples" },
    { flags: "--yes", text: "ask a provider that may charge for it" },
  ],
  examples: [
    "graphshift sample out/splits/semantic --setting incident --model local:out/models/semantic/shortest-path/incident/model",
    "graphshift sample out/splits/semantic --model openai:gpt-4.1-mini --samples 5 --yes",
  ],
  async run(given, io) {
    const { openModel } = await import("#src/models/index");
    const { sampleInto } = await import("#src/commands/sample-into");
    const { samplingOrder } = await import("#src/commands/sampling-order");
    const { questions, wanted, cost } = samplingOrder(given);
    const spec = given.model as string;
    if (!isFree(spec) && !given.yes)
      throw new UserError(`--yes: expected it for ${spec}, which may charge for ${cost}`);
    const baseUrl = given.baseUrl as string | undefined;
    const targets = new Map(questions.map(({ prompt, target }) => [prompt, target]));
    const model = await openModel(spec, { ...(baseUrl !== undefined && { baseUrl }), targets });
    const folder = (given.out as string | undefined) ?? join("out", "samples");
    const board = screen(io);
    const watch = progress(io, board, () => board.paint(watch.lines()));
    const tick = watch.begin(`asking ${model.id}`);
    const samples = await sampleInto(folder, { model, questions, wanted, signal: io.signal, tick });
    board.clear();
    const outcomes = new Map<string, number>();
    for (const { verdict } of samples) outcomes.set(verdict.outcome, (outcomes.get(verdict.outcome) ?? 0) + 1);
    const told = [...outcomes].map(([outcome, count]) => `${count} ${outcome}`).join(", ");
    io.out(
      `${join(folder, "samples.jsonl")}: ${samples.length} replies of ${model.id} to ${questions.length} problems: ${told}\n`,
    );
  },
};
