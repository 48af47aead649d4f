import { z } from "zod";
import { checked } from "#generators/real-world/check-row";
import { explagraphsSamples } from "#generators/real-world/samples/explagraphs";
import type { RealWorldSet, SourceItem } from "#generators/real-world/set";
import type { StatementPair } from "#generators/real-world/statement-pair";

const statement = z.string().trim().min(1);

/** The fourth column of the public files, a graph that explains the stance, is not shown to a model. */
const shape = z.tuple([statement, statement, z.enum(["support", "counter"])], z.string());

function sourceItem([belief, argument, answer]: StatementPair): SourceItem<"stance"> {
  const question = [
    "Two people speak one after the other.",
    `First: ${belief}`,
    `Second: ${argument}`,
    "Does the second statement support the first one, or counter it?",
  ].join("\n");
  return { kind: "stance", texts: [belief, argument], facets: {}, pose: () => ({ question, answer, choices: [] }) };
}

/** Pairs of statements that support or counter each other (Saha et al. 2021). */
export const explagraphs: RealWorldSet<"stance"> = {
  title: "ExplaGraphs",
  kind: "stance",
  files: ["train.tsv", "dev.tsv"],
  home: "https://explagraphs.github.io",
  read: (rows) =>
    rows.map((row) => {
      const [belief, argument, stance] = checked(shape, row);
      return sourceItem([belief, argument, stance]);
    }),
  samples: () => explagraphsSamples.map(sourceItem),
};
