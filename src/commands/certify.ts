import { count } from "#reports/format";
import type { Certification } from "#splits/index";
import type { Command, Io } from "#src/commands/command";
import { UserError } from "#src/errors";

/** Leaks and faults printed at most; the rest are counted. */
const SHOWN = 20;

export const certify: Command = {
  summary: "recompute a leakage certificate from the files, by exact matching",
  arguments: [["<dir>", "a folder of splits, of a run, or of several splits"]],
  options: [{ flags: "--json", text: "as JSON, every leak listed" }],
  examples: ["graphshift certify out/splits/semantic", "graphshift certify out/laptop"],
  async run({ dir, json }, io) {
    const { certify: check } = await import("#splits/index");
    const { splitFolders } = await import("#src/commands/split-folders");
    const { pretrainingGraphs } = await import("#training/local/pretraining/pool");
    const folders = splitFolders(dir as string);
    const pretraining = [...pretrainingGraphs()];
    const found = (folders.length > 0 ? folders : [dir as string]).map((folder) => ({
      folder,
      ...check(folder, { pretraining }),
    }));
    if (json) io.out(`${JSON.stringify(found.length === 1 ? found[0] : found, undefined, 2)}\n`);
    else for (const { folder, ...one } of found) tell(io, found.length > 1 ? `${folder}: ` : "", one);
    const unsound = found.find(({ sound }) => !sound);
    if (unsound) {
      const { folder, leaks, faults } = unsound;
      throw new UserError(
        `${folder}: expected clean splits, got ${count(leaks.length, "leak")} and ${count(faults.length, "fault")}; write the splits again`,
      );
    }
  },
};

function tell(io: Io, lead: string, { faults, leaks, leakage, sound }: Certification): void {
  const problems = [...faults, ...leaks.map(({ kind, row, of }) => `${row}: ${kind}, as ${of}`)];
  for (const line of problems.slice(0, SHOWN)) io.out(`${line}\n`);
  if (problems.length > SHOWN) io.out(`… and ${problems.length - SHOWN} more; --json lists them all\n`);
  io.out(`${lead}${leakage.method}\n`);
  if (sound) io.out(`${lead}sound: no leak, and every file as the manifest has it\n`);
}
