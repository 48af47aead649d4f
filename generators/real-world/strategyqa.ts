import { z } from "zod";
import { checked } from "#generators/real-world/check-row";
import { strategyqaSamples } from "#generators/real-world/samples/strategyqa";
import type { RealWorldSet, SourceItem } from "#generators/real-world/set";
import type { StrategyQuestion } from "#generators/real-world/strategy-question";

const shape = z.object({
  question: z.string().trim().min(1),
  answer: z.boolean(),
  facts: z.array(z.string()).default([]),
});

function sourceItem({ question, answer, facts }: StrategyQuestion): SourceItem<"yesNo"> {
  return {
    kind: "yesNo",
    texts: [question],
    facets: { facts: facts.length },
    pose: () => ({ question: `Answer a question with yes or no.\nQuestion: ${question}`, answer, choices: [] }),
  };
}

/** Yes/no questions over several hops (Geva et al. 2021). The public test file has no answers and is not read. */
export const strategyqa: RealWorldSet<"yesNo"> = {
  title: "StrategyQA",
  kind: "yesNo",
  files: ["strategyqa_train.json", "train.json", "dev.json", "test_data.jsonl"],
  home: "https://allenai.org/data/strategyqa",
  read: (rows) => rows.map((row) => sourceItem(checked(shape, row))),
  samples: () => strategyqaSamples.map(sourceItem),
};
