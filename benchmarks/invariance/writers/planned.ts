import { type Draft, soundDraft } from "#benchmarks/invariance/writers/draft";
import { type FaultName, faults } from "#benchmarks/invariance/writers/faults";
import { readPrompt } from "#benchmarks/invariance/writers/reading/read-prompt";
import type { Skill } from "#benchmarks/invariance/writers/skill";
import { digest } from "#src/hash";
import { names } from "#src/pick";
import type { Generate } from "#src/play";
import { type Rng, stream } from "#src/rng";

export interface Programmer {
  readonly name: string;
  readonly skill: Skill;
}

/** What a programmer sets out to write, and the fault in it. */
export interface Planned {
  /** undefined: none. */
  readonly fault: FaultName | undefined;
  readonly draft: Draft;
}

/** Goes by the words of the prompt alone; undefined where they are not understood. */
export function planned({ name, skill }: Programmer, { messages, repeat }: Asked): Planned | undefined {
  const prompt = messages.at(-1)?.content ?? "";
  const assignment = readPrompt(prompt);
  if (!assignment) return undefined;
  const hash = digest(prompt);
  const wavers = stream(0, name, hash, "wavers").next() < skill.wavers;
  const rng = stream(0, name, hash, wavers ? repeat : 0);
  const drawn = drawnFrom(skill, rng);
  const fault = drawn !== undefined && faults[drawn].applies(assignment) ? drawn : undefined;
  const draft = soundDraft(assignment);
  return { fault, draft: fault === undefined ? draft : { ...draft, ...faults[fault].spoil(assignment, rng) } };
}

type Asked = Pick<Generate, "messages" | "repeat">;

function drawnFrom({ faults: rates }: Skill, rng: Rng): FaultName | undefined {
  let left = rng.next();
  return names(faults).find((name) => {
    left -= rates[name] ?? 0;
    return left < 0;
  });
}
