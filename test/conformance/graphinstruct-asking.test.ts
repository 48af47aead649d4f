import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Run, readQualityFiles } from "#benchmarks/graphinstruct/analysis/index";
import { releasedRule } from "#benchmarks/graphinstruct/ask/caap/released-rules";
import { estimate } from "#benchmarks/graphinstruct/ask/choice/estimate";
import {
  caapOutcomes,
  defaults,
  learnCaap,
  openWriter,
  playItems,
  type StrategyName,
  strategies,
  type Tier,
} from "#benchmarks/graphinstruct/ask/index";
import { readInstructions } from "#benchmarks/graphinstruct/instructions/index";
import { names } from "#src/pick";
import type { Generate } from "#src/play";
import { needsShared, shared } from "#test/needs";

const test = suite("GraphInstruct's official instructions, asked");

const DATA = "data/graphinstruct";

/** The models that were asked in all four ways, by the name of their files, with the tiers of the paper's section 3.1. */
const MODELS: Readonly<Record<string, Tier>> = {
  claudesonnet46: "T1",
  qwen35397ba17b: "T1",
  qwen35122ba10b: "T1",
  gpt4o: "T2-GPT",
  gpt41: "T2-GPT",
  deepseekaiDeepSeekV3: "T2-open",
  metallamaLlama3370BInstructTurbo: "T2-open",
  qwen3535ba3b: "T2-open",
  gpt35turbo: "T3",
  gpt4omini: "T3",
  metallamaMetaLlama318BInstruct: "T3",
};

const official = needsShared(test, DATA);

const instructions = () => readInstructions(shared(`${DATA}/instructions`));

official("each is put in its own words in every way, and a writer has a reply to it", async () => {
  const asked = instructions();
  const writer = openWriter("scripted:writer-quill-medium")!;
  for (const strategy of names(strategies)) {
    for (const asReleased of [false, true]) {
      const order = { ...defaults, method: "sample" as const, samples: 1, strategy, exemplars: asked, asReleased };
      const items = playItems(asked, order);
      for (const [i, item] of items.entries()) {
        if (i % 8 !== 0) continue;
        const { text, base = "" } = asked[i]!;
        const request = item.play().next().value as Generate;
        const said = request.messages.at(-1)!.content;
        assert.ok(said.includes(text) && said.includes(base), item.id);
        assert.is((await writer.answer(request)).kind, "text");
      }
    }
  }
});

official("strategies learned from the published scores hold on templates that were not seen", () => {
  const asked = instructions();
  const runs = new Map(readQualityFiles(shared(`${DATA}/quality`)).map((run) => [run.name, run.rows]));
  const outcomes = Object.entries(MODELS).flatMap(([model, tier]) => {
    const own = Object.fromEntries(names(strategies).map((strategy) => [strategy, runs.get(`${model}-${strategy}`)!]));
    return caapOutcomes(own as Record<StrategyName, Run["rows"]>, asked, tier);
  });
  assert.is(outcomes.length, 8800);
  const { inSample, heldOut } = learnCaap(outcomes);
  const single = names(strategies).map(
    (strategy) =>
      estimate(
        outcomes,
        outcomes.map(() => strategy),
      ).total,
  );
  const rules = Object.values(MODELS).flatMap((tier) => asked.map((one) => releasedRule(one, tier).strategy));
  const released = estimate(outcomes, rules).total;
  assert.ok(inSample.total > heldOut.total);
  assert.ok(heldOut.total > Math.max(...single) + 0.01);
  assert.ok(inSample.total > released && released > Math.max(...single));
});

test.run();
