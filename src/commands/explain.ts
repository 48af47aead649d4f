import type { QuestionOptions } from "#eval/question";
import { type Responses, responseKey } from "#eval/responses";
import { verify } from "#eval/verify";
import type { Question } from "#generators/question";
import type { Command } from "#src/commands/command";
import type { Column } from "#src/commands/run/columns";
import { folder } from "#src/commands/run/folder";
import { puttingOf, requestOf } from "#src/commands/run/items";
import type { Answerer } from "#src/commands/run/jobs";
import { newestRun } from "#src/commands/run/newest";
import { readingOf } from "#src/commands/run/reading-of";
import { withRecords } from "#src/commands/run/records";
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
    await withRecords(run, io, async ({ experiment, columns, answerers, responses }) => {
      const rows = answerers.filter((one) => row === undefined || one.row === row);
      if (rows.length === 0) {
        throw unknownName(
          "row",
          row as string,
          answerers.map((one) => one.row),
        );
      }
      const placed = columns.flatMap((column) =>
        column.problems.map((one, i): Placed => ({ ...one, place: `${column.name}/${i + 1}`, column })),
      );
      const problem = find(placed, item as string);
      const put = puttingOf(run.splits, problem.column, experiment)(problem);
      const right = readingOf(problem, problem.answer);
      io.out(`${problem.place}  ${problem.id}\n\n${problem.prompt}\n\na right answer: ${right}\n`);
      for (const one of rows) io.out(`\n${replyOf(one, problem, put, responses)}\n`);
    });
  },
};

type Placed = Question & { readonly place: string; readonly column: Column };

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

function replyOf(
  { row, seed, model }: Answerer,
  problem: Question,
  put: QuestionOptions,
  responses: Responses,
): string {
  const name = seed === undefined ? row : `${row}, seed ${seed}`;
  const reply = responses.find(responseKey(model, problem.id, 0, requestOf(problem, put)));
  if (!reply) return `${name}: no recorded reply`;
  if (reply.kind !== "text") return `${name}: ${reply.kind === "unsupported" ? reply.reason : reply.kind}`;
  const { outcome, read, why } = verify(problem, reply.text, reply.finish);
  const reading = read === undefined ? "nothing" : readingOf(problem, read);
  return `${name} (${model})\n  reply    ${reply.text.replaceAll("\n", "\n           ")}\n  read     ${reading}\n  verdict  ${outcome}: ${why}`;
}
