import type { ImportManifest } from "#benchmarks/nlgift/release/index";
import type { Command } from "#src/commands/command";
import { onScreen } from "#src/commands/on-screen";
import { nameIn, names } from "#src/pick";

/** The published benchmarks that can be read. */
const benchmarks = { nlgift: "Zhang et al., Findings of EMNLP 2024" };

/** Files named at most that were passed over; the manifest lists them all. */
const SHOWN = 5;

export const importRelease: Command = {
  summary: "turn a published benchmark's data and replies into our records",
  arguments: [
    ["<benchmark>", `one of: ${names(benchmarks).join(", ")}`],
    ["<dir>", "the authors' repository, or a folder of its logs"],
  ],
  options: [{ flags: "--out <dir>", text: "where the records go", otherwise: "out/nlgift" }],
  examples: ["graphshift import nlgift ../NLGift", "graphshift import nlgift ../NLGift --out out/published"],
  async run({ benchmark, dir, out = "out/nlgift" }, io) {
    nameIn("benchmark", benchmarks, benchmark as string);
    const { importRelease: read } = await import("#benchmarks/nlgift/release/index");
    const manifest = onScreen(io, (shown) =>
      read(dir as string, out as string, (path) => shown.paint([`read ${path}`])),
    );
    io.out(`${told(manifest, out as string).join("\n")}\n`);
  },
};

/** What was read, left, skipped and odd. */
function told(manifest: ImportManifest, out: string): string[] {
  const { problems, responses, left, skipped, odd } = manifest;
  const absent = missing(manifest);
  const sum = (files: readonly { readonly rows: number }[]) => files.reduce((rows, file) => rows + file.rows, 0);
  return [
    `${sum(problems)} problems in ${problems.length} files, ${responses.rows} replies: ${out}`,
    ...(absent ? [`half a release: nothing from ${absent}`] : []),
    `${sum(left)} training rows of ${left.length} files are not copied`,
    ...skipped.slice(0, SHOWN).map(({ path, kind }) => `skipped, ${kind}: ${path}`),
    ...(skipped.length > SHOWN ? [`… and ${skipped.length - SHOWN} more files skipped`] : []),
    ...Object.entries(odd).map(([what, count]) => `${what}: ${count}`),
  ];
}

/** The half of the repository that is not there; undefined where nothing is missed. */
function missing({ from, problems, responses }: ImportManifest): string | undefined {
  if (from !== "repository") return undefined;
  if (responses.rows === 0) return "experiment_logs/";
  return problems.some(({ file }) => file.startsWith("problems/data/")) ? undefined : "data/";
}
