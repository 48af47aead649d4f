import { check, type Group, type Judgement } from "#splits/audit/check";
import { type Mentions, mentionsIn } from "#splits/audit/mentions";
import { otherGraphs } from "#splits/audit/other-graphs";
import { type Prompted, prompted } from "#splits/audit/prompted";

/** What a prompt says of its row; `mentions` is undefined where it is of another one. */
interface Fact extends Prompted {
  readonly mentions?: Mentions;
}

/** Prompts that are not the row's, or keep back what the question is about. */
export const prompts = check<Fact>({
  summary:
    "prompts of another graph or question than the row's; queried nodes that only the question mentions; numbers of nodes left open",
  of: "texts",
  measure({ posed, prompt }) {
    if (!posed?.labels || prompt === undefined) return undefined;
    const fact = prompted(posed, prompt);
    if (fact.difference || fact.asked) return fact;
    return { ...fact, mentions: mentionsIn(prompt, posed.graph, posed.labels, posed.query) };
  },
  judge: (groups) => groups.flatMap((group) => [...otherGraphs(group), ...unmentioned(group), ...uncounted(group)]),
});

function unmentioned({ path, rows }: Group<Fact>): Judgement[] {
  const found = rows.flatMap(({ where, fact: { mentions } }) =>
    mentions?.queried === undefined ? [] : [{ where, says: `${mentions.queried} stands in the question only` }],
  );
  if (found.length === 0) return [];
  const [count, of] = [found.length, rows.length];
  const says = `${count} of ${of} prompts ask about a node that the description never mentions.`;
  return [{ severity: "error", where: path, count, of, says, rows: found }];
}

function uncounted({ path, rows }: Group<Fact>): Judgement[] {
  const of = rows.length;
  const open = rows.flatMap(({ where, fact: { mentions } }) =>
    mentions && mentions.unnamed > 0 && !mentions.counted
      ? [{ where, says: `nodes left out: ${mentions.unnamed}` }]
      : [],
  );
  if (open.length > 0) {
    const says = `${open.length} of ${of} prompts leave out nodes without edges and do not say how many nodes there are.`;
    return [{ severity: "warning", where: path, count: open.length, of, says, rows: open }];
  }
  if (rows.some(({ fact }) => !fact.mentions || fact.mentions.counted)) return [];
  const says = "No prompt says how many nodes there are; all can be counted from its edges.";
  return [{ severity: "note", where: path, count: of, of, says, rows: [] }];
}
