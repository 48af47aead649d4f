import { readFileSync } from "node:fs";
import { join } from "node:path";
import { writeWhole } from "#src/jsonl";
import type { Framework, Work } from "#training/command/frameworks/framework";
import { launchers } from "#training/command/launchers/index";
import { trainScript } from "#training/command/train-script";
import { oneLine } from "#training/formats/one-line";
import type { JsonObject } from "#training/validate/parse-line";

/**
 * Writes what a training run needs: its rows, the framework's configuration, `train.sh`, and the files of the launchers.
 *
 * @param rows path of the rows, in the format `chat` or `preference`
 * @param name the job's
 */
export function writeFiles(folder: string, framework: Framework, work: Work, rows: string, name: string): void {
  const lines = readFileSync(rows, "utf8").trimEnd().split("\n");
  const own = lines.map((line) => `${oneLine(framework.row(JSON.parse(line) as JsonObject))}\n`);
  writeWhole(join(folder, work.data, "train.jsonl"), own.join(""));
  const files = { ...framework.files(work), "train.sh": trainScript(framework.command(work)) };
  for (const [path, text] of Object.entries(files)) writeWhole(join(folder, path), text);
  for (const launcher of Object.values(launchers)) {
    writeWhole(
      join(folder, launcher.file),
      launcher.text({ name, install: `pip install ${framework.packages.map(quoted).join(" ")}` }),
    );
  }
}

/** A word for the shell: package names have brackets. */
const quoted = (word: string): string => `'${word}'`;
