import { begin, seenTo } from "#benchmarks/graphinstruct/ask/writers/draft";
import { garbled } from "#benchmarks/graphinstruct/ask/writers/garbled";
import { labelsFor } from "#benchmarks/graphinstruct/ask/writers/labels";
import { operated } from "#benchmarks/graphinstruct/ask/writers/operations";
import type { PromptParts } from "#benchmarks/graphinstruct/ask/writers/reading/prompt-parts";
import { wishesIn } from "#benchmarks/graphinstruct/ask/writers/reading/wishes-in";
import { redrawn, type Sheet, sheetOf, written } from "#benchmarks/graphinstruct/ask/writers/sheet";
import type { Draws, Writer } from "#benchmarks/graphinstruct/ask/writers/skill";
import { slipped } from "#benchmarks/graphinstruct/ask/writers/slip";
import type { Wishes } from "#benchmarks/graphinstruct/ask/writers/wish";
import { parseConstraint, whyInfeasible } from "#benchmarks/graphinstruct/constraints/index";
import { fingerprint } from "#src/hash";
import { type Rng, stream } from "#src/rng";

/** What a writer replies to an instruction that is new to it, or of which it knows only that it got it wrong. */
export function firstReply(parts: PromptParts, { name, skill }: Writer, draws: Draws): string {
  const care = skill.care + (parts.reasoning ? skill.reasoning : 0) + (parts.examples ? skill.examples : 0);
  const about = fingerprint(parts.task);
  const heeds = (what: string) => luck(name, about, what, draws) < care;
  const wishes = wishesIn(parts.task);
  const given = parts.base === undefined ? undefined : sheetOf(parts.base);
  if (!given && draws("insight").next() < skill.insight && isHopeless(wishes)) return HOPELESS;
  const sheet = given
    ? changed(parts, given, wishes, heeds, draws("graph"))
    : drawn(parts, wishes, heeds, draws("graph"));
  const slips = redrawn(sheet, slipped(sheet.graph, skill.slip, draws("slip")));
  return garbled(written(slips, given), skill.garble, draws("garble"));
}

const HOPELESS = "That is impossible: the demands contradict each other.";

/** How much of what a writer overlooks in a task it overlooks each time that it is asked. */
const STUBBORN = 0.9;

/** From 0 to 1, how hard something in a task is for a writer: mostly the same each time, else at random. */
function luck(name: string, about: string, what: string, draws: Draws): number {
  const own = stream(0, name, about, what);
  return own.next() < STUBBORN ? own.next() : draws(what).next();
}

function isHopeless(wishes: Wishes): boolean {
  const demands = [...wishes.values()].map(({ key, operator, value }) => parseConstraint(`${key}${operator}${value}`));
  return whyInfeasible(demands) !== undefined;
}

type Heeds = (what: string) => boolean;

/** A graph in which some demands are seen to, and the others left to chance. */
function drawn({ task, examples }: PromptParts, wishes: Wishes, heeds: Heeds, rng: Rng): Sheet {
  const heeded = [...wishes.values()].filter(({ key }) => heeds(key));
  const graph = seenTo(begin(wishes, rng), heeded, wishes, rng);
  const ids = Array.from({ length: graph.order }, (_, node) => String(node));
  const isLabelled = heeds("labels") || examples;
  return { graph, ids, ...(isLabelled && labelsFor(task, graph.order, rng)) };
}

/** The given graph, changed as the task says or, where that is too hard, somehow. */
function changed({ task }: PromptParts, given: Sheet, wishes: Wishes, heeds: Heeds, rng: Rng): Sheet {
  if (!heeds("operation")) return redrawn(given, slipped(given.graph, SOMEHOW, rng));
  return redrawn(given, operated(task, given.graph, rng) ?? seenTo(given.graph, [...wishes.values()], wishes, rng));
}

/** Probability of each change more to a graph that is changed somehow. */
const SOMEHOW = 0.7;
