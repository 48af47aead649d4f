import { z } from "zod";
import { permutation } from "#generators/permutation";
import { checked, damaged } from "#generators/real-world/check-row";
import type { SourceRow } from "#generators/real-world/read-rows";
import { proscriptSamples } from "#generators/real-world/samples/proscript";
import { type Constraint, orderOf, type Script } from "#generators/real-world/script";
import type { Posed, RealWorldSet, SourceItem } from "#generators/real-world/set";
import type { Rng } from "#src/rng";

const shape = z.object({
  scenario: z.string().trim().min(1),
  events: z.record(z.string().regex(/^\d+$/), z.string()),
  flatten_output_for_edge_prediction: z.string(),
});

/** The script of a row. The event NONE is the decision to pursue the goal, as the set's own flattened input has it. */
function readScript(row: SourceRow): Script {
  const { scenario, events, flatten_output_for_edge_prediction: edges } = checked(shape, row);
  const numbered = Object.keys(events).length;
  const steps = Array.from({ length: numbered }, (_, i) => {
    const event = events[i]?.trim();
    if (!event) throw damaged(row.where, `events.${i}: expected a step, got none`);
    return event === "NONE" ? `decided to ${scenario}` : event;
  });
  const constraints = new Map(edges.split(";").map((edge) => [edge.trim(), readEdge(edge, numbered, row)]));
  const script = { goal: scenario, steps, constraints: [...constraints.values()] };
  if (orderOf(script)) return script;
  throw damaged(
    row.where,
    "flatten_output_for_edge_prediction: expected constraints that an order can keep, got a cycle",
  );
}

function readEdge(edge: string, steps: number, { where }: SourceRow): Constraint {
  const [, before, after] = /^\s*step(\d+)\s*->\s*step(\d+)\s*$/.exec(edge) ?? [];
  const pair: Constraint = [Number(before), Number(after)];
  if (pair[0] < steps && pair[1] < steps && pair[0] !== pair[1]) return pair;
  const got = JSON.stringify(edge.trim());
  throw damaged(where, `flatten_output_for_edge_prediction: expected stepA -> stepB of two of its steps, got ${got}`);
}

function sourceItem(script: Script): SourceItem<"steps"> {
  return {
    kind: "steps",
    texts: [script.goal, ...script.steps],
    facets: { steps: script.steps.length, constraints: script.constraints.length },
    pose: (rng) => pose(script, rng),
  };
}

function pose({ goal, steps, constraints }: Script, rng: Rng): Posed<"steps"> {
  const number = permutation(rng, steps.length);
  const choices: string[] = [];
  for (const [i, step] of steps.entries()) choices[number[i]!] = step;
  const renumbered = constraints.map(([before, after]): Constraint => [number[before]!, number[after]!]);
  const list = choices.map((step, i) => `step ${i}: ${step}`).join("\n");
  return {
    question: `Goal: ${goal}\nThe steps to it, in no particular order:\n${list}\nIn which order can all the steps be done?`,
    answer: orderOf({ steps: choices, constraints: renumbered })!,
    choices,
    constraints: renumbered,
  };
}

/** Everyday scripts whose steps are partially ordered (Sakaguchi et al. 2021). */
export const proscript: RealWorldSet<"steps"> = {
  title: "proScript",
  kind: "steps",
  files: ["train.jsonl", "dev.jsonl", "test.jsonl"],
  home: "https://proscript.allenai.org",
  read: (rows) => rows.map((row) => sourceItem(readScript(row))),
  samples: () => proscriptSamples.map(sourceItem),
};
