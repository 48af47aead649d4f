import type { Command } from "#src/commands/command";
import { integer } from "#src/commands/parse";

export const rules: Command = {
  summary: "what the rules and classical methods reach on the paper's instances",
  options: [
    { flags: "--data <dir>", text: "with tsplib/, optsicom-set2/ and networks/ (docs/decision.md)", required: true },
    {
      flags: "--seconds <n>",
      text: "to certify one division",
      parse: integer("--seconds", 0, 3600),
      otherwise: "60",
    },
    { flags: "--json", text: "print the integers by task and instance as JSON" },
  ],
  examples: ["graphshift bench decision rq3 rules --data DIR --json"],
  async run({ data, seconds = 60, json }, io) {
    const { readPublished } = await import("#benchmarks/decision/rq3/instances/read-published");
    const { ruleTable } = await import("#benchmarks/decision/rq3/rule-table");
    const posed = await readPublished(data as string, seconds as number);
    if (json) {
      io.out(`${JSON.stringify(ruleTable(posed), undefined, 2)}\n`);
      return;
    }
    const { ruleTables } = await import("#benchmarks/decision/report/tables/rule-tables");
    const { textTable } = await import("#benchmarks/decision/report/tables/text-table");
    io.out(
      `${ruleTables(posed)
        .flatMap((table) => [...textTable(table, 80), ""])
        .join("\n")}`,
    );
  },
};
