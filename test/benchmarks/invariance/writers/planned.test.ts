import { suite } from "uvu";
import * as assert from "uvu/assert";
import { isRight } from "#benchmarks/invariance/answers/is-right";
import { mapBack } from "#benchmarks/invariance/answers/map-back";
import { put } from "#benchmarks/invariance/prompts/put";
import { soundDraft } from "#benchmarks/invariance/writers/draft";
import { type FaultName, faults } from "#benchmarks/invariance/writers/faults";
import { openProgrammer, programmers } from "#benchmarks/invariance/writers/index";
import { planned } from "#benchmarks/invariance/writers/planned";
import { readPrompt } from "#benchmarks/invariance/writers/reading/read-prompt";
import { solve } from "#benchmarks/invariance/writers/solve";
import { names } from "#src/pick";
import { audited } from "#test/benchmarks/invariance/audited";

const test = suite("scripted programmers: faults");

const forms = audited(4, 3).flatMap(({ instance, variants }) => variants.map((variant) => ({ instance, variant })));

test("without fault every answer is right by the oracles, with another algorithm none is", () => {
  for (const { instance, variant } of forms) {
    const read = readPrompt(put(instance, variant, { mode: "direct" }).messages[1]!.content)!;
    const isSolved = (reading: "right" | "off") => {
      const answer = solve({ ...soundDraft(read), reading }, read.graph!);
      return isRight(mapBack(answer, instance.answer_type, variant), instance);
    };
    assert.ok(isSolved("right"), variant.variant_id);
    assert.not(isSolved("off"), variant.variant_id);
  }
});

const ENOUGH = 10_000;

test("faults come at their rates, within a point, where there is occasion for them", () => {
  const { instance, variant } = forms.find(({ instance }) => instance.task === "node_degree")!;
  const arm = { mode: "code", library: "native" } as const;
  const [system, user] = put(instance, variant, arm).messages;
  const { skill, counts } = { skill: programmers.hasty, counts: new Map<FaultName | undefined, number>() };
  for (let i = 0; i < ENOUGH; i++) {
    const messages = [system!, { ...user!, content: `${user!.content} ${i}` }];
    const { fault } = planned({ name: "hasty", skill }, { messages, repeat: 0 })!;
    counts.set(fault, (counts.get(fault) ?? 0) + 1);
  }
  const assignment = readPrompt(user!.content)!;
  for (const name of names(faults)) {
    const rate = faults[name].applies(assignment) ? skill.faults[name] : 0;
    assert.ok(Math.abs((counts.get(name) ?? 0) / ENOUGH - rate) < 0.01, name);
  }
});

test("asked again, a programmer says the same, but for so many prompts as it wavers at", () => {
  const [steady, wavering] = [0, 0.5].map((wavers) => ({ name: "w", skill: { ...programmers.hasty, wavers } }));
  let changed = 0;
  for (const { instance, variant } of forms) {
    const { messages } = put(instance, variant, { mode: "direct" });
    const faultOf = (who: typeof steady, repeat: number) => planned(who!, { messages, repeat })!.fault;
    assert.is(faultOf(steady, 0), faultOf(steady, 1));
    if (faultOf(wavering, 0) !== faultOf(wavering, 1)) changed++;
  }
  assert.ok(changed > forms.length * 0.1 && changed < forms.length * 0.5);
});

test("programmers are opened by name", () => {
  assert.is(openProgrammer("scripted:programmer-steady")?.id, "scripted:programmer-steady");
  assert.is(openProgrammer("scripted:oracle"), undefined);
  assert.throws(() => openProgrammer("scripted:programmer-x"), /unknown scripted programmer "x"; known: hasty, sound/);
});

test.run();
