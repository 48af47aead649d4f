import { resolve } from "node:path";
import type { Command } from "#src/commands/command";
import { UserError } from "#src/errors";

export const compare: Command = {
  summary: "hold two finished runs, or two folders of ask, against each other, item by item",
  arguments: [
    ["<first>", "a folder of a run, or of ask"],
    ["<second>", "another"],
  ],
  options: [
    {
      flags: "--rows <first=second>",
      text: "rows to compare, by their names in either; may stand several times",
      many: true,
      parse: rowPair,
      otherwise: "rows of the same name; the only ones, where each has one",
    },
    { flags: "--loose", text: "of different splits too: the items that both have" },
    { flags: "--csv <file>", text: "write the cells as a table" },
    { flags: "--json", text: "print the comparison" },
  ],
  examples: [
    "graphshift compare out/laptop out/laptop-plain --loose",
    "graphshift compare out/ask/before out/ask/after --csv changes.csv",
  ],
  async run({ first, second, rows, loose, csv, json }, io) {
    const { sideOf } = await import("#src/commands/compare/side");
    const { pairsOf } = await import("#src/commands/compare/pairs-of");
    const { comparison } = await import("#eval/comparison");
    const { ALPHA } = await import("#eval/stats/significance");
    const sides = [sideOf(first as string), sideOf(second as string)] as const;
    if (!loose && sides[0].manifest !== sides[1].manifest) {
      throw new UserError(
        `${first}, ${second}: expected runs on the same splits, got different ones; --loose compares the items that both have`,
      );
    }
    const pairs = pairsOf(...sides, rows as [string, string][] | undefined);
    const cells = comparison(pairs);
    if (cells.length === 0) {
      throw new UserError(`${first}, ${second}: expected items in common, got none; compare runs on the same splits`);
    }
    if (csv !== undefined) {
      const { comparisonToCsv } = await import("#eval/comparison-table");
      const { writeWhole } = await import("#src/jsonl");
      writeWhole(resolve(csv as string), comparisonToCsv(cells));
    }
    const { compareLines } = await import("#reports/compare-lines");
    const runs = [first as string, second as string] as const;
    const compared = { runs, cells, apart: pairs.length - cells.length, alpha: ALPHA };
    io.out(json ? `${JSON.stringify(compared)}\n` : `${compareLines(compared).join("\n")}\n`);
  },
};

function rowPair(text: string): [first: string, second: string] {
  const [first, second, ...more] = text.split("=");
  if (first && second && more.length === 0) return [first, second];
  throw new UserError(`--rows: expected a row of each, such as er=ba, got ${JSON.stringify(text)}`);
}
