import { completer } from "#eval/readers/completer";
import { concludes } from "#eval/readers/conclusion";
import { existence } from "#eval/readers/existence";
import { labelFinder } from "#eval/readers/labels";
import { type Leg, legs } from "#eval/readers/leg";
import { measured } from "#eval/readers/measured";
import { UNKNOWN } from "#eval/readers/mentions";
import type { Context } from "#eval/readers/reading";
import { alternatives, sentences } from "#eval/readers/sentences";
import type { Claim, Finders } from "#eval/readers/settle";
import type { Token } from "#eval/readers/token";
import { values } from "#eval/readers/value";
import { withoutEdges } from "#eval/readers/without-edges";
import { wordSet } from "#eval/readers/word-set";
import type { Answers } from "#generators/tasks/task";

type Answer = Answers["route"];

/** Finds a path and its length, or that there is no path. A part missing from the answer is looked up in the reasoning. */
export function routeFinders({ labels: names, scale }: Context, turn: readonly Token[]): Finders<Answer> {
  const labels = labelFinder(names);
  const said = sentences(turn);
  const facts = said.map((sentence, i) => {
    const next = measured(said[i + 1] ?? [], scale);
    return { sentence, legs: legs(sentence, labels, scale).map(({ path, length = next }) => ({ path, length })) };
  });
  const all = facts.flatMap((fact) => fact.legs);
  const lengths = said.map((sentence) => measured(sentence, scale)).filter((length) => length !== undefined);
  const complete = completer(all, lengths);
  const claims = (found: readonly Leg[]) => withoutEdges(found, ({ path }) => path).map((leg) => claim(complete(leg)));
  const announced = facts.filter(({ sentence }) => announces(sentence));
  /** "The shortest path is the second, of length 7": the path that was listed with that length. */
  const listed = (sentence: readonly Token[]): Leg[] => {
    const length = measured(sentence, scale);
    const found = length === undefined ? {} : complete({ length });
    return found.path ? [found] : [];
  };
  return {
    stated: (tokens) => {
      const offered = alternatives(tokens).flatMap((one) => legs(one, labels, scale, true).slice(0, 1));
      if (offered.length > 0) return claims(offered);
      const length = measured(tokens, scale) ?? values(sentences(tokens)[0] ?? [], scale)[0];
      if (length === undefined || existence(tokens).includes(false)) return absence(isAbsent(tokens));
      return claims([{ length }]);
    },
    clear: [
      () => claims(announced.filter(({ sentence }) => concludes(sentence)).flatMap((fact) => fact.legs)),
      () => claims(announced.flatMap((fact) => fact.legs)),
      () => claims(announced.filter((fact) => fact.legs.length === 0).flatMap(({ sentence }) => listed(sentence))),
      () => absence([said[0], said.at(-1)].some((sentence) => sentence && existence(sentence).includes(false))),
    ],
    weak: [
      () => claims(all),
      (tokens) => absence(existence(tokens).includes(false)),
      () => claims(lengths.slice(0, 1).map((length) => ({ length }))),
    ],
  };
}

const absence = (absent: boolean): Claim<Answer>[] => (absent ? [{ answer: "none" }] : []);

function claim({ path, length }: Leg): Claim<Answer> {
  if (path?.includes(UNKNOWN)) return { impossible: "the path names what is no node of the graph" };
  if (!path) return { incomplete: "a length, but no path" };
  return length === undefined ? { incomplete: "a path, but no length" } : { answer: { path, length } };
}

const best = wordSet("shortest best optimal lightest cheapest minimum least");
const others = wordSet("another also alternatively alternative");

/** "The shortest path is …", "the path: …"; not "another shortest path is …". */
function announces(sentence: readonly Token[]): boolean {
  if (sentence.some(({ lower }) => others.has(lower))) return false;
  return sentence.some(({ lower }, at) => {
    const after = sentence[at + 1]?.lower;
    return best.has(lower) || ((lower === "path" || lower === "route") && (after === "is" || after === ":"));
  });
}

const absences = wordSet("none no unreachable impossible infinite infinity");

function isAbsent(tokens: readonly Token[]): boolean {
  return existence(tokens).includes(false) || tokens.some(({ lower }) => absences.has(lower));
}
