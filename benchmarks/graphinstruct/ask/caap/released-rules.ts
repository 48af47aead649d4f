import type { Decision, Extra } from "#benchmarks/graphinstruct/ask/caap/decision";
import type { Tier } from "#benchmarks/graphinstruct/ask/caap/tiers";
import { graphTypeOf } from "#benchmarks/graphinstruct/ask/graph-type-of";
import type { StrategyName } from "#benchmarks/graphinstruct/ask/strategies";
import type { Instruction, Level } from "#benchmarks/graphinstruct/instructions/instruction";

const SIMPLE: ReadonlySet<string> = new Set(["tree", "cycle", "star", "path", "complete"]);

const all = (strategy: StrategyName): Readonly<Record<Tier, StrategyName>> => ({
  T1: strategy,
  "T2-GPT": strategy,
  "T2-open": strategy,
  T3: strategy,
});
const fewCot = all("few-cot");

/** By level and tier (GraphInstruct, table 9), of level 1 for the graph types that are not simple. */
const RULES: Readonly<Record<Level, Readonly<Record<Tier, StrategyName>>>> = {
  0: all("zero-shot"),
  1: { ...fewCot, T3: "zero-cot", "T2-GPT": "few-shot" },
  2: { ...fewCot, T3: "zero-cot", "T2-GPT": "few-shot" },
  3: { ...all("zero-cot"), "T2-GPT": "zero-shot" },
  4: { ...fewCot, T3: "few-shot", "T2-GPT": "few-shot" },
  5: { ...fewCot, T3: "zero-cot" },
};

/** The strategy and extras that the released rules give an instruction for a model of that tier. */
export function releasedRule(instruction: Instruction, tier: Tier): Decision {
  const { level } = instruction;
  const isSimple = level === 1 && SIMPLE.has(graphTypeOf(instruction) ?? "");
  return { strategy: isSimple ? "zero-shot" : RULES[level][tier], extras: extrasOf(level, tier) };
}

function extrasOf(level: Level, tier: Tier): Extra[] {
  if (level === 2 && tier === "T3") return ["checklist"];
  if (level === 3 && tier === "T3") return ["formula"];
  return level === 4 ? ["domain"] : [];
}
