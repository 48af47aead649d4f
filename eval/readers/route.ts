import { completer } from "#eval/readers/completer";
import { concludes } from "#eval/readers/conclusion";
import { existence } from "#eval/readers/existence";
import { hasAny } from "#eval/readers/has-any";
import { labelFinder } from "#eval/readers/labels";
import { lazy } from "#eval/readers/lazy";
import { type Leg, legs } from "#eval/readers/leg";
import { measured } from "#eval/readers/measured";
import { UNKNOWN } from "#eval/readers/mentions";
import type { Context } from "#eval/readers/reading";
import { type RouteFact, routeFacts } from "#eval/readers/route-facts";
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
  const told = lazy(() => routeFacts(turn, labels, scale));
  const announced = lazy(() => told().filter(({ sentence }) => announces(sentence)));
  const whole = completer(told);
  const claims = (found: readonly Leg[]) => withoutEdges(found, ({ path }) => path).map((leg) => claim(whole(leg)));
  return {
    stated: (tokens) => {
      const offered = alternatives(tokens).flatMap((one) => legs(one, labels, scale, true).slice(0, 1));
      if (offered.length > 0) return claims(offered);
      const length = measured(tokens, scale) ?? values(sentences(tokens)[0] ?? [], scale, 1)[0];
      if (length === undefined || denies(tokens)) return absence(isAbsent(tokens));
      return claims([{ length }]);
    },
    clear: [
      () => claims(announced().flatMap((fact) => (concludes(fact.sentence) ? fact.legs() : []))),
      () => claims(announced().flatMap((fact) => fact.legs())),
      () => claims(announced().flatMap((fact) => listed(fact, whole))),
      () => absence([told()[0], told().at(-1)].some((fact) => fact && denies(fact.sentence))),
    ],
    weak: [
      () => claims(told().flatMap((fact) => fact.legs())),
      (tokens) => absence(denies(tokens)),
      () => claims(lengths(told()).slice(0, 1)),
    ],
  };
}

/** "The shortest path is the second, of length 7": the path that was listed with that length. */
function listed(fact: RouteFact, whole: (leg: Leg) => Leg): Leg[] {
  return fact.legs().length > 0
    ? []
    : lengths([fact])
        .map(whole)
        .filter(({ path }) => path !== undefined);
}

const lengths = (facts: readonly RouteFact[]): Leg[] =>
  facts.flatMap((fact) => {
    const length = fact.length();
    return length === undefined ? [] : [{ length }];
  });
const denies = (tokens: readonly Token[]) => existence(tokens).includes(false);
const absence = (absent: boolean): Claim<Answer>[] => (absent ? [{ answer: "none" }] : []);

function claim({ path, length }: Leg): Claim<Answer> {
  if (path?.includes(UNKNOWN)) return { impossible: "the path names what is no node of the graph" };
  if (path && length !== undefined) return { answer: { path, length } };
  const half = { path: path ?? [], length: length ?? Number.NaN };
  return { incomplete: path ? "a path, but no length" : "a length, but no path", half };
}

const best = wordSet("shortest best optimal lightest cheapest minimum least");
const others = wordSet("another also alternatively alternative");

/** "The shortest path is …", "the path: …"; not "another shortest path is …". */
function announces(sentence: readonly Token[]): boolean {
  if (hasAny(sentence, others)) return false;
  return sentence.some(({ lower }, at) => {
    const after = sentence[at + 1]?.lower;
    return best.has(lower) || ((lower === "path" || lower === "route") && (after === "is" || after === ":"));
  });
}

const absences = wordSet("none no unreachable impossible infinite infinity");

function isAbsent(tokens: readonly Token[]): boolean {
  return denies(tokens) || hasAny(tokens, absences);
}
