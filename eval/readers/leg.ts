import { type Chain, chains, clearest } from "#eval/readers/chain";
import { hasAny } from "#eval/readers/has-any";
import type { Labels } from "#eval/readers/labels";
import { measured } from "#eval/readers/measured";
import { type Mention, mentions } from "#eval/readers/mentions";
import type { Token } from "#eval/readers/token";
import { values } from "#eval/readers/value";
import { withoutEdges } from "#eval/readers/without-edges";
import { wordSet } from "#eval/readers/word-set";

/** What a stretch of text says of a route: a path, its length in units, or both. */
export interface Leg {
  readonly path?: readonly number[] | undefined;
  readonly length?: number | undefined;
}

/**
 * The paths of a stretch of text, each with the length said after it, or before the first of them.
 *
 * @param stated whether the text states the answer: then two nodes after a comma, or nodes with nothing between, will do
 */
export function legs(tokens: readonly Token[], labels: Labels, scale: number, stated = false): Leg[] {
  const named = mentions(tokens, labels);
  const found = chains(named).filter((chain) => isPath(chain, tokens, stated));
  const paths = joinArrows(clearest(withoutEdges(found, ({ nodes }) => nodes)), tokens);
  if (paths.length === 0) return direct(tokens, named, scale);
  return paths.map((chain, i) => {
    const after = tokens.slice(end(chain, tokens), paths[i + 1]?.from);
    const length = measured(after, scale) ?? values(after, scale, 1)[0];
    const before = length === undefined && i === 0 ? measured(tokens.slice(0, chain.from), scale) : undefined;
    return { path: chain.nodes, length: length ?? before };
  });
}

/** "7 - 3" and "from 0 to 5" are no paths; "through the nodes 3, 7" is one. */
function isPath({ nodes, link, from }: Chain, tokens: readonly Token[], stated: boolean): boolean {
  if (link === "arrow") return true;
  if (link === "none") return stated;
  const isAnnounced = tokens[from - 1]?.lower === "nodes" && link !== "word";
  return nodes.length > 2 || isAnnounced || (stated && link === "comma");
}

/** Where a path ends: of "0 -> 2 (3) -> 5 (4)", whose brackets hold weights, after the last of them. */
function end({ from, to }: Chain, tokens: readonly Token[]): number {
  const isWeighted = tokens[to]?.text === "(" && tokens.slice(from, to).some(({ text }) => text === "(");
  const close = isWeighted ? tokens.findIndex(({ text }, at) => at > to && text === ")") : -1;
  return close < 0 ? to : close + 1;
}

/** A path written as arrows one by one, "0 -> 2 (3), 2 -> 5 (4)", as one chain. */
function joinArrows(paths: readonly Chain[], tokens: readonly Token[]): readonly Chain[] {
  if (paths.length < 2) return paths;
  const runs: Chain[][] = [];
  for (const next of paths) {
    const run = runs.at(-1);
    if (next.link === "arrow" && run && next.nodes.length === 2 && follows(run.at(-1)!, next, tokens)) run.push(next);
    else runs.push([next]);
  }
  return runs.map((run) => ({
    ...run[0]!,
    nodes: run.flatMap(({ nodes }, i) => (i === 0 ? nodes : nodes.slice(1))),
    to: run.at(-1)!.to,
  }));
}

/** The most tokens between the end of one arrow and the start of the next. */
const GAP = 16;

function follows(last: Chain, next: Chain, tokens: readonly Token[]): boolean {
  if (last.nodes.at(-1) !== next.nodes[0] || next.from - last.to > GAP) return false;
  return tokens.slice(last.to, next.from).every(({ kind }) => kind !== "word" && kind !== "arrow");
}

const immediacies = wordSet("direct directly");

/** "The direct edge between 0 and 5 with weight 4". */
function direct(tokens: readonly Token[], named: readonly Mention[], scale: number): Leg[] {
  if (!hasAny(tokens, immediacies)) return [];
  const [from, to, ...others] = named;
  const isPair = from && to?.link !== undefined && others.every(({ link }) => link === undefined);
  return isPair ? [{ path: [from.node, to.node], length: values(tokens.slice(to.to), scale, 1)[0] }] : [];
}
