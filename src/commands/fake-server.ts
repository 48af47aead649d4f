import { once } from "node:events";
import type { Command, Given } from "#src/commands/command";
import { faultFlags } from "#src/commands/fake-server/fault-flags";
import { integer } from "#src/commands/parse";
import type { FakeServer, FaultName, FaultPlan } from "#src/fake-server/index";

export const fakeServer: Command = {
  summary: "a server on this machine that speaks the hosted APIs, with models that answer by rule; until Ctrl-C",
  options: [
    {
      flags: "--splits <dir>",
      text: "folder of splits, or of a run, from which the models take their answers; it may come to be later",
      otherwise: 'every reply is "I do not know."',
    },
    { flags: "--port <n>", text: "where to listen", parse: integer("--port", 0, 65_535), otherwise: "4010" },
    { flags: "--key <key>", text: "the key that clients must send", otherwise: "hf_fake" },
    { flags: "--seed <n>", text: "same seed, same replies and faults", parse: integer("--seed"), otherwise: "0" },
    {
      flags: "--pace <ms>",
      text: "jobs get on by one state each so many milliseconds",
      parse: integer("--pace", 1),
      otherwise: "by one each time they are asked after",
    },
    { flags: "--state <file>", text: "keep files and jobs there when the server stops" },
    ...faultFlags,
  ],
  examples: [
    "graphshift fake-server --splits out/hosted",
    "graphshift fake-server --splits out/splits/semantic --faults all --share 0.2",
    "graphshift fake-server --faults torn,reset-after --state out/fake.jsonl",
  ],
  async run(given, io) {
    const { startFakeServer } = await import("#src/fake-server/index");
    const { knownPrompts } = await import("#src/commands/fake-server/known-prompts");
    const { rule } = await import("#src/commands/fake-server/rule");
    const { splits, port = 4010, key = "hf_fake", pace, state } = given as Flags;
    const seed = (given.seed as number | undefined) ?? 0;
    const faults = plan(given, seed);
    const server = await startFakeServer({
      answer: rule(splits === undefined ? () => undefined : knownPrompts(splits), seed),
      port,
      key,
      seed,
      ...(pace !== undefined && { pace: { milliseconds: pace } }),
      ...(state !== undefined && { state }),
      ...(faults && { faults }),
    });
    try {
      io.out(greeting(server, key));
      if (!io.signal.aborted) await once(io.signal, "abort");
    } finally {
      await server.close();
    }
    io.out(`${JSON.stringify(server.stats())}\n`);
  },
};

interface Flags {
  readonly splits?: string;
  readonly port?: number;
  readonly key?: string;
  readonly pace?: number;
  readonly state?: string;
}

function plan({ faults, share, retryAfter }: Given, seed: number): FaultPlan | undefined {
  if (faults === undefined) return undefined;
  return {
    seed,
    share: (share as number | undefined) ?? 0.2,
    kinds: faults as readonly FaultName[],
    retryAfter: (retryAfter as number | undefined) ?? 1,
  };
}

function greeting({ url, bases }: FakeServer, key: string): string {
  const lines = Object.entries(bases).map(([name, base]) => `${name.padEnd(20)}${base}`);
  return [...lines, `${"counters".padEnd(20)}${url}/__fake/stats`, `${"key".padEnd(20)}${key}`, ""].join("\n");
}
