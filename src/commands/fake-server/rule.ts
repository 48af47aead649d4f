import type { Known, Look } from "#src/commands/fake-server/known-prompts";
import type { Answer, ChatMessage, ServedModel } from "#src/fake-server/index";
import { type Rng, stream } from "#src/rng";

/** Shares of prompts that are answered rightly: by a base model, by one tuned on the prompt's setting, and on others. */
const RIGHT = { base: 0.35, same: 0.9, other: 0.55 } as const;

/** Wrong targets that are drawn at most until one differs. */
const DRAWS = 16;

/**
 * A rule for models that have learnt something: what they were tuned on they know well, what is like it somewhat. The
 * same model with the same training data gives the same reply to the same prompt, whatever it is called.
 */
export function rule(look: Look, seed: number): Answer {
  const learnt = new Map<string, readonly string[]>();
  const settingsOf = (model: ServedModel): readonly string[] => {
    if (model.training === undefined) return [];
    const known = learnt.get(model.id) ?? settingsIn(model.training, look);
    if (known.length > 0) learnt.set(model.id, known);
    return known;
  };
  return (messages, model) => {
    const asked = lastKnown(messages, look);
    if (!asked) return "I do not know.";
    const { prompt, known } = asked;
    const settings = settingsOf(model);
    const rng = stream(seed, "fake", model.base ?? model.id, settings.join(), prompt);
    return rng.next() < shareOf(model, settings, known) ? known.target : wrong(known, rng);
  };
}

function shareOf({ base }: ServedModel, settings: readonly string[], known: Known): number {
  if (base === undefined) return RIGHT.base;
  return known.settings.some((setting) => settings.includes(setting)) ? RIGHT.same : RIGHT.other;
}

function wrong({ target, others }: Known, rng: Rng): string {
  for (let draw = 0; draw < DRAWS; draw++) {
    const other = rng.pick(others);
    if (other !== target) return other;
  }
  return "I do not know.";
}

/** The last thing that the user said and a file has. */
function lastKnown(messages: readonly ChatMessage[], look: Look) {
  for (const { role, content } of [...messages].reverse()) {
    const known = role === "user" ? look(content) : undefined;
    if (known) return { prompt: content, known };
  }
  return undefined;
}

/** A row of training data in the formats of hosted trainers and of TRL. */
interface TrainingRow {
  readonly messages?: readonly ChatMessage[];
  readonly input?: { readonly messages: readonly ChatMessage[] };
  readonly prompt?: readonly ChatMessage[];
}

/** The settings of the files that the prompts of a training file are from, sorted. */
function settingsIn(training: string, look: Look): readonly string[] {
  const settings = new Set<string>();
  for (const line of training.split("\n").filter((text) => text !== "")) {
    const row = JSON.parse(line) as TrainingRow;
    for (const name of lastKnown(row.messages ?? row.input?.messages ?? row.prompt ?? [], look)?.known.settings ?? [])
      settings.add(name);
  }
  return [...settings].sort();
}
