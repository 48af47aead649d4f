import { resolve } from "node:path";
import type { Subject } from "#splits/audit/index";
import type { Command } from "#src/commands/command";
import { integer } from "#src/commands/parse";
import { UserError } from "#src/errors";

export const audit: Command = {
  summary: "find what is wrong with a data set: labels, leaks, repeats, shortcuts, confounds …",
  arguments: [["<dir>", "splits, a run, a benchmark made here, or a published release of NLGift, imported or not"]],
  options: [
    { flags: "--html <file>", text: "write the findings as a page, with the rows behind each" },
    { flags: "--json", text: "as JSON, every row listed" },
    {
      flags: "--limit-tokens <n>",
      text: "tokens that a prompt with its target may have, estimated",
      parse: integer("--limit-tokens", 1),
      otherwise: "any number",
    },
  ],
  examples: ["graphshift audit out/splits/semantic", "graphshift audit NLGift --html audit.html --limit-tokens 1024"],
  async run({ dir, html, json, limitTokens }, io) {
    const { audit: examine } = await import("#splits/audit/index");
    const found = examine(
      await subjectOf(dir as string),
      limitTokens === undefined ? {} : { tokens: limitTokens as number },
    );
    if (typeof html === "string") {
      const { auditPage } = await import("#reports/audit/page");
      const { writeWhole } = await import("#src/jsonl");
      writeWhole(resolve(html), auditPage(found));
    }
    if (json) {
      io.out(`${JSON.stringify(found, undefined, 2)}\n`);
      return;
    }
    const { auditLines } = await import("#reports/audit/lines");
    const page =
      typeof html === "string"
        ? `The rows behind each: ${html}`
        : "--html FILE or --json gives every finding and the rows behind it";
    io.out(`${[...auditLines(found, io.columns), "", page].join("\n")}\n`);
  },
};

/** A folder with a manifest, of splits, or of a run or a benchmark that holds such; an imported release; or a release. */
async function subjectOf(dir: string): Promise<Subject> {
  const { MANIFEST } = await import("#splits/index");
  const { splitsSubject } = await import("#splits/audit/index");
  const { splitFolders } = await import("#src/commands/split-folders");
  const folders = splitFolders(dir);
  if (folders.length > 0) return splitsSubject(dir, folders);
  const { importedSubject, releaseSubject } = await import("#benchmarks/nlgift/audit/index");
  try {
    return importedSubject(dir) ?? releaseSubject(dir);
  } catch (error) {
    if (!(error instanceof UserError)) throw error;
    throw new UserError(`${error.message}, or a folder of splits, which has a ${MANIFEST}`);
  }
}
