import { responseKey } from "#eval/responses";
import { chainsOf } from "#src/commands/run/arms";
import { puttingOf, requestOf } from "#src/commands/run/items";
import { readJob } from "#src/commands/run/jobs";
import { readListing } from "#src/commands/run/listing";
import type { Records } from "#src/commands/run/records";
import { doubts, type Replies } from "#src/models/identity";

/** What speaks against the models that services tuned being what they are called: each in one line. */
export function doubtsOf(records: Records): string[] {
  const { run, experiment, files } = records;
  const makings = chainsOf(experiment, files).flat();
  const known = new Map<string, Replies>();
  const asked = (model: string) => {
    const replies = known.get(model) ?? repliesOf(model, records);
    known.set(model, replies);
    return replies;
  };
  return makings.flatMap(({ row, seed }) => {
    const folder = run.model(row, seed);
    const { hosted, model, base } = readJob(folder);
    if (hosted?.model === undefined || model === undefined || base === undefined) return [];
    const tuned = { name: hosted.model, replies: asked(model) };
    return doubts(tuned, { name: base, replies: asked(base) }, readListing(folder)).map((one) => `${row}: ${one}.`);
  });
}

/** A model's replies by item. */
function repliesOf(model: string, { run, experiment, columns, responses }: Records): Replies {
  const replies = new Map<string, string>();
  for (const column of columns) {
    const put = puttingOf(run.splits, column, experiment);
    for (const question of column.problems) {
      const reply = responses.find(responseKey(model, question.id, 0, requestOf(question, put(question))));
      if (reply?.kind === "text") replies.set(question.id, reply.text);
    }
  }
  return replies;
}
