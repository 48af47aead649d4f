import { leaveFrom, leaveOptions, yesOption } from "#src/commands/ask/leave";
import type { AskOrder } from "#src/commands/ask/order";
import type { Scored } from "#src/commands/ask/put-all";
import type { Command, Given, Io } from "#src/commands/command";
import { integer, number } from "#src/commands/parse";

export const ask: Command = {
  summary: "ask models, or read replies made elsewhere, on the test files of a split folder: a leaderboard",
  options: [
    {
      flags: "--model <kind:name>",
      text: "whom to ask: graphshift list models; may stand several times",
      many: true,
    },
    { flags: "--splits <dir>", text: "a folder of splits, or of a run" },
    { flags: "--run <dir>", text: "a finished run: its test files, and its matrix with a row for each model" },
    {
      flags: "--responses <file>",
      text: "replies made elsewhere, as lines of {id or prompt, reply}; may stand several times",
      many: true,
    },
    { flags: "--as <name>", text: "what to call the replies of that file", many: true, otherwise: "as the file does" },
    { flags: "--task <name>", text: "test files of this task; may stand several times", many: true },
    { flags: "--setting <name>", text: "test files of this setting; may stand several times", many: true },
    {
      flags: "--limit <n>",
      text: "questions of each file, each sort in its share; few are part of more",
      parse: integer("--limit", 1),
      otherwise: "all",
    },
    { flags: "--repeats <n>", text: "replies to each question", parse: integer("--repeats", 1), otherwise: "1" },
    { flags: "--max-tokens <n>", text: "the longest reply", parse: integer("--max-tokens", 1), otherwise: "400" },
    { flags: "--temperature <t>", text: "from 0 to 2", parse: number("--temperature", 0, 2), otherwise: "0" },
    {
      flags: "--examples <n>",
      text: "solved training problems put before each question",
      parse: integer("--examples"),
      otherwise: "0",
    },
    {
      flags: "--seed <n>",
      text: "of limit, examples and sampling",
      parse: integer("--seed"),
      otherwise: "the splits'",
    },
    ...leaveOptions,
    { flags: "--out <dir>", text: "folder of replies and scores; asking goes on there", otherwise: "out/ask/<dir>" },
    yesOption,
    { flags: "--json", text: "print the leaderboard (with --run the matrix)" },
  ],
  examples: [
    "graphshift ask --model scripted:oracle --splits out/splits/semantic --limit 50",
    "graphshift ask --model openai:gpt-4.1-mini --model together:openai/gpt-oss-120b --splits out/splits/semantic --limit 100 --yes",
    "graphshift ask --responses replies.jsonl --as theirs --run out/laptop",
  ],
  async run(given, io) {
    const { askOrder } = await import("#src/commands/ask/order");
    const { claimFolder } = await import("#src/commands/ask/claim-folder");
    const order = askOrder(given);
    const free = claimFolder(order.out, order.manifest);
    try {
      await conclude(given, order, io);
    } finally {
      free();
    }
  },
};

async function conclude(given: Given, order: AskOrder, io: Io): Promise<void> {
  const { scoreReplies } = await import("#src/commands/ask/score-replies");
  const scored = [
    ...(order.models.length > 0 ? await asked(given, order, io) : []),
    ...order.replies.map((file) => scoreReplies(file, order.columns)),
  ];
  if (order.run === undefined) {
    const { writeBoard } = await import("#src/commands/ask/write-board");
    const { leaderboardLines } = await import("#reports/leaderboard-lines");
    const board = writeBoard(order, scored);
    io.out(given.json ? `${JSON.stringify(board)}\n` : `${[...leaderboardLines(board), "", order.out].join("\n")}\n`);
    return;
  }
  const { matrixWith } = await import("#src/commands/ask/matrix-with");
  const { matrixLines } = await import("#reports/index");
  const { originLines } = await import("#reports/leaderboard-lines");
  const matrix = await matrixWith({ ...order, run: order.run, scored }, io);
  const origins = scored.flatMap(({ entry }) => originLines(entry));
  const lines = [...matrixLines(matrix, { color: io.color, width: io.columns }), "", ...origins, "", order.out];
  io.out(given.json ? `${JSON.stringify(matrix)}\n` : `${lines.join("\n")}\n`);
}

async function asked(given: Given, order: AskOrder, io: Io): Promise<Scored[]> {
  const { askModels } = await import("#src/commands/ask/ask-models");
  return askModels(order, leaveFrom(given), io);
}
