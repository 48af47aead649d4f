import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The examples that are experiments of the main job: the others name a benchmark of their own. */
export function mainExamples(): string[] {
  return readdirSync("examples").filter(
    (name) => name.endsWith(".yaml") && !/^benchmark:/m.test(readFileSync(join("examples", name), "utf8")),
  );
}
