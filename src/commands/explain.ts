import { existsSync } from "node:fs";
import { openResponses, type Responses, responseKey } from "#eval/responses";
import { verify } from "#eval/verify";
import type { Problem } from "#generators/index";
import type { Command } from "#src/commands/command";
import { columnsOf } from "#src/commands/run/columns";
import type { Experiment } from "#src/commands/run/experiment";
import { folder, readIdentity } from "#src/commands/run/folder";
import { requestOf } from "#src/commands/run/items";
import { type Row, rowsOf } from "#src/commands/run/jobs";
import { newestRun } from "#src/commands/run/newest";
import { readingOf } from "#src/commands/run/samples";
import { UserError } from "#src/errors";
import { unknownName } from "#src/pick";

export const explain: Command = {
  summary: "one test item in full: prompt, replies, what was read from them, and the verdicts",
  arguments: [
    ["<item>", "the item's id (scores.jsonl, matrix.json), or its beginning; or a setting and a number: incident/417"],
  ],
  options: [
    { flags: "--run <dir>", text: "the run's folder", otherwise: "the newest finished one under out/" },
    { flags: "--row <name>", text: "one model only", otherwise: "all" },
  ],
  examples: ["graphshift explain friendship/1", "graphshift explain 9f32 --row incident --run out/laptop"],
  async run({ item, run: dir, row }, io) {
    const run = folder((dir as string | undefined) ?? newestRun());
    const { ask } = readIdentity(run.dir).experiment;
    const columns = columnsOf(run.splits);
    const rows = rowsOf(
      run,
      columns.map(({ name }) => name),
    );
    const chosen = rows.filter(({ name }) => row === undefined || name === row);
    if (chosen.length === 0) {
      throw unknownName(
        "row",
        row as string,
        rows.map(({ name }) => name),
      );
    }
    const problem = find(
      columns.flatMap(({ name, problems }) => problems.map((one, i) => ({ ...one, place: `${name}/${i + 1}` }))),
      item as string,
    );
    if (!existsSync(run.responses))
      throw new UserError(`${run.responses}: expected recorded replies, got none; type the run's command to go on`);
    const responses = openResponses(run.responses, () => {});
    try {
      io.out(`${problem.place}  ${problem.id}\n\n${problem.prompt}\n\na right answer: ${answerOf(problem)}\n`);
      for (const one of chosen) io.out(`\n${replyOf(one, problem, ask, responses)}\n`);
    } finally {
      responses.close();
    }
  },
};

type Placed = Problem & { readonly place: string };

function find(problems: readonly Placed[], wanted: string): Placed {
  const found = problems.filter(({ id, place }) => place === wanted || (wanted !== "" && id.startsWith(wanted)));
  if (found.length === 1) return found[0]!;
  if (found.length > 1)
    throw new UserError(
      `${wanted} could mean ${found.length} items (${found
        .slice(0, 3)
        .map(({ id }) => id)
        .join(", ")} …); give more of the id`,
    );
  throw new UserError(
    `no item ${JSON.stringify(wanted)}; give the beginning of an id, or a setting and a number from 1 such as ${problems[0]?.place}`,
  );
}

function answerOf(problem: Problem): string {
  return readingOf(problem, problem.answer);
}

function replyOf({ name, model }: Row, problem: Problem, ask: Experiment["ask"], responses: Responses): string {
  const reply = responses.find(responseKey(model, problem.id, 0, requestOf(problem, ask)));
  if (!reply) return `${name}: no recorded reply`;
  if (reply.kind !== "text") return `${name}: ${reply.kind === "unsupported" ? reply.reason : reply.kind}`;
  const { outcome, read, why } = verify(problem, reply.text, reply.finish);
  const reading = read === undefined ? "nothing" : readingOf(problem, read);
  return `${name} (${model})\n  reply    ${reply.text.replaceAll("\n", "\n           ")}\n  read     ${reading}\n  verdict  ${outcome}: ${why}`;
}
