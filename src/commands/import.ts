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
    const { absentHalf, importRelease: read } = await import("#benchmarks/nlgift/release/index");
    const manifest = onScreen(io, (shown) =>
      read(dir as string, out as string, (path) => shown.paint([`read ${path}`])),
    );
    io.out(`${(await told(manifest, absentHalf(dir as string), out as string)).join("\n")}\n`);
  },
};

/** What was read, left, skipped and odd. `absent`: the half of the repository that is not there. */
async function told(manifest: ImportManifest, absent: string | undefined, out: string): Promise<string[]> {
  const { passedOver } = await import("#benchmarks/nlgift/release/index");
  const { count, list } = await import("#reports/format");
  const { problems, responses, left, skipped, odd, unknown } = manifest;
  const sum = (files: readonly { readonly rows: number }[]) => files.reduce((rows, file) => rows + file.rows, 0);
  const replies = responses.rows === 1 ? "1 reply" : `${responses.rows} replies`;
  const kinds = [...new Set(left.map(({ kind }) => kind))].sort().join(", ");
  return [
    `${count(sum(problems), "problem")} in ${count(problems.length, "file")}, ${replies}: ${out}`,
    ...(absent === undefined ? [] : [`half a release: nothing from ${absent}`]),
    ...(responses.rows > 0 ? [`the logs do not say, and the records neither: ${list(unknown)}`] : []),
    ...(left.length > 0 ? [`not copied: ${count(sum(left), "row")} of ${count(left.length, "file")} (${kinds})`] : []),
    ...skipped.slice(0, SHOWN).map(({ path, kind }) => `skipped, ${passedOver[kind]}: ${path}`),
    ...(skipped.length > SHOWN ? [`… and ${count(skipped.length - SHOWN, "more file")} skipped`] : []),
    ...Object.entries(odd).map(([what, times]) => `${what}: ${times}`),
  ];
}
