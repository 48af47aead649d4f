import type { ImportManifest } from "#benchmarks/nlgift/release/index";
import type { Command } from "#src/commands/command";
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
    const manifest = read(dir as string, out as string, (path) => io.live && io.err(`${path}\n`));
    io.out(`${told(manifest, out as string).join("\n")}\n`);
  },
};

/** What was read, left, skipped and odd. */
function told({ problems, responses, left, skipped, odd }: ImportManifest, out: string): string[] {
  const sum = (files: readonly { readonly rows: number }[]) => files.reduce((rows, file) => rows + file.rows, 0);
  return [
    `${sum(problems)} problems in ${problems.length} files, ${responses.rows} replies: ${out}`,
    `${sum(left)} training rows of ${left.length} files are not copied`,
    ...skipped.slice(0, SHOWN).map(({ path, kind }) => `skipped, ${kind}: ${path}`),
    ...(skipped.length > SHOWN ? [`… and ${skipped.length - SHOWN} more files skipped`] : []),
    ...Object.entries(odd).map(([what, count]) => `${what}: ${count}`),
  ];
}
