import { join } from "node:path";
import type { Line, MadePart } from "#benchmarks/nlgift/presets/index";
import type { Command, Given, Io } from "#src/commands/command";
import { onScreen } from "#src/commands/on-screen";
import { integer } from "#src/commands/parse";
import { pick } from "#src/pick";

type Presets = typeof import("#benchmarks/nlgift/presets/index");

export const nlgift: Command = {
  summary: "make NLGift's benchmark whole: problems, splits, certificates, trainer settings",
  options: [
    {
      flags: "--preset <name>",
      text: "paper: the published counts and settings; clean: without their faults",
      otherwise: "clean",
    },
    {
      flags: "--data <dir>",
      text: "the real-world sets' public files; see docs/real-world.md",
      otherwise: "none: 33,000 of the 37,000 problems are made",
    },
    { flags: "--seed <n>", text: "same seed, same bytes", parse: integer("--seed"), otherwise: "0" },
    {
      flags: "--percent <n>",
      text: "so much of each file, to try things out",
      parse: integer("--percent", 1, 100),
      otherwise: "100",
    },
    { flags: "--out <dir>", text: "folder to write to", otherwise: "out/nlgift-<preset>" },
    { flags: "--dry-run", text: "print the table as published and as it would be made, and stop" },
    { flags: "--json", text: "print the table as JSON" },
  ],
  examples: [
    "graphshift bench nlgift --preset paper",
    "graphshift bench nlgift --preset clean --percent 2 --out out/try",
  ],
  async run(given, io) {
    const presets = await import("#benchmarks/nlgift/presets/index");
    if (given.dryRun) foresee(presets, given, io);
    else await make(presets, given, io);
  },
};

const nameOf = ({ preset }: Given) => (preset as string | undefined) ?? "clean";

function foresee({ presets, PUBLISHED, plannedLine, tableLines }: Presets, given: Given, io: Io): void {
  const { parts } = pick("preset", presets, nameOf(given));
  const percent = given.percent as number | undefined;
  const planned = (extent: { readonly data?: string }) =>
    parts.map((part) => plannedLine(part, { ...extent, ...(percent !== undefined && { percent }) }));
  const tables: Readonly<Record<string, readonly Line[]>> = {
    published: PUBLISHED,
    withData: planned({ data: "DIR" }),
    withoutData: planned({}),
  };
  if (given.json) io.out(`${JSON.stringify(tables)}\n`);
  else {
    io.out(`as published (Table 9)\n${tableLines(tables.published!)}\n`);
    io.out(`made with the real-world sets' files (--data)\n${tableLines(tables.withData!)}\n`);
    io.out(`made without them\n${tableLines(tables.withoutData!)}`);
  }
}

async function make({ presets, makePreset, madeLine, tableLines }: Presets, given: Given, io: Io): Promise<void> {
  const preset = pick("preset", presets, nameOf(given));
  const out = (given.out as string | undefined) ?? join("out", `nlgift-${nameOf(given)}`);
  const { pretrainingGraphs } = await import("#training/local/pretraining/pool");
  const made = onScreen(io, (shown) =>
    makePreset(preset, {
      out,
      seed: (given.seed as number | undefined) ?? 0,
      pretraining: [...pretrainingGraphs()],
      written: (path) => shown.paint([path]),
      ...(given.data !== undefined && { data: given.data as string }),
      ...(given.percent !== undefined && { percent: given.percent as number }),
    }),
  );
  const lines = made.map(({ part, manifest }) => madeLine(part, manifest));
  io.out(given.json ? `${JSON.stringify(lines)}\n` : `${tableLines(lines)}${made.flatMap(notes).join("")}${out}\n`);
}

/** What the table does not say of a part: sets that are too small, and leaks. */
function notes({ folder, manifest: { files, certificate } }: MadePart): string[] {
  return [
    ...files.flatMap(({ kind, path, rows, asked }) =>
      kind === "chat" || asked === undefined
        ? []
        : [`${join(folder, path)}: ${rows} of ${asked}: the set has no more\n`],
    ),
    ...(certificate.clean ? [] : [`${folder}: not free of leakage; see graphshift certify ${folder}\n`]),
  ];
}
