import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Run, readQualityFiles } from "#benchmarks/graphinstruct/analysis/index";
import { publishedModels } from "#benchmarks/graphinstruct/analysis/runs/published-models";
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
} from "#benchmarks/graphinstruct/ask/index";
import { readInstructions } from "#benchmarks/graphinstruct/instructions/index";
import { caapTier } from "#benchmarks/graphinstruct/runs/index";
import { groupBy } from "#src/group-by";
import { names } from "#src/pick";
import type { Generate } from "#src/play";
import { needsShared, shared } from "#test/needs";

const test = suite("GraphInstruct's official instructions, asked");

const DATA = "data/graphinstruct";

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
  const files = readQualityFiles(shared(`${DATA}/quality`)).filter(({ variant }) => variant === undefined);
  const plain = files.filter(({ model }) => publishedModels[model]?.surveyed);
  const models = [...groupBy(plain, ({ model }) => model).values()].filter((own) =>
    names(strategies).every((strategy) => own.some(({ way }) => way === strategy)),
  );
  assert.is(models.length, 11);
  const outcomes = models.flatMap((own) => {
    const byWay = Object.fromEntries(own.map(({ way, rows }) => [way, rows]));
    return caapOutcomes(byWay as Record<StrategyName, Run["rows"]>, asked, caapTier(own[0]!));
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
  const rules = models.flatMap(([first]) => asked.map((one) => releasedRule(one, caapTier(first!)).strategy));
  const released = estimate(outcomes, rules).total;
  assert.is(inSample.total.toFixed(3), "0.845");
  assert.is(heldOut.total.toFixed(3), "0.840");
  assert.ok(heldOut.total > Math.max(...single) + 0.01);
  assert.ok(inSample.total > released && released > Math.max(...single));
});

test.run();
