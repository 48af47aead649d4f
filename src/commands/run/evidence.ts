import { responseKey } from "#eval/responses";
import type { Place, Score } from "#eval/scores";
import type { Answered, Evidence } from "#reports/analyses/index";
import { readManifest } from "#splits/index";
import { matrixOf } from "#src/commands/run/conclude";
import { readIdentity } from "#src/commands/run/folder";
import { puttingOf, requestOf } from "#src/commands/run/items";
import type { Records } from "#src/commands/run/records";
import { scoresFrom } from "#src/commands/run/scores-from";

/** A finished run as the analyses see it, from its records alone. */
export async function evidenceOf(records: Records): Promise<Evidence> {
  const { run, experiment } = records;
  const { title: _title, subtitle: _subtitle, notes: _notes, ask, ...setup } = experiment;
  const { version, own } = readIdentity(run.dir);
  const scores = await scoresFrom(records);
  const { related } = readManifest(run.splits).options;
  return {
    name: run.dir,
    matrix: matrixOf(records, scores),
    ask,
    setup: { ...setup, version, own },
    related: (related ?? {}) as Evidence["related"],
    replies: () => answeredFrom(records, scores),
  };
}

function* answeredFrom(records: Records, scores: readonly Score[]): Generator<Answered> {
  const { run, experiment, columns, answerers, responses } = records;
  const outcomes = new Map(scores.map((score) => [keyOf(score, score.problem), score.outcome]));
  for (const { row, seed, model } of answerers) {
    for (const column of columns) {
      const put = puttingOf(run.splits, column, experiment);
      for (const question of column.problems) {
        const reply = responses.find(responseKey(model, question.id, 0, requestOf(question, put(question))));
        const place = { row, column: column.name, seed };
        const outcome = outcomes.get(keyOf(place, question.id));
        if (reply?.kind === "text" && outcome) yield { ...place, question, reply: reply.text, outcome };
      }
    }
  }
}

function keyOf({ row, column, seed }: Place, problem: string): string {
  return JSON.stringify([row, column, seed, problem]);
}
