import type { Command, Io } from "#src/commands/command";
import { progress } from "#src/commands/progress";
import { screen } from "#src/commands/screen";
import { UserError } from "#src/errors";
import { canonical } from "#src/json";
import { pick } from "#src/pick";
import { dollars } from "#src/prices/dollars";
import type { KnownJob } from "#training/hosted/jobs-under";

type Action = (jobs: readonly KnownJob[], io: Io) => Promise<void>;

export const jobs: Command = {
  summary: "hosted training jobs: list them, follow them to their end, or cancel one",
  arguments: [
    ["[action]", "list, follow or cancel (otherwise list)"],
    ["[dir]", "a job's folder, or one above several (otherwise out)"],
  ],
  options: [{ flags: "--json", text: "the list as JSON" }],
  examples: [
    "graphshift jobs",
    "graphshift jobs follow out/models",
    "graphshift jobs cancel out/models/semantic/shortest-path/incident",
  ],
  async run({ action = "list", dir = "out", json }, io) {
    const act = pick("action", actions, action as string);
    if (json && act !== list) throw new UserError(`--json: expected it with list alone, got ${action}; leave it out`);
    const { jobsUnder } = await import("#training/hosted/jobs-under");
    const found = jobsUnder(dir as string);
    if (json) io.out(`${canonical(found)}\n`);
    else if (found.length === 0) io.out(`no hosted jobs in ${dir}\n`);
    else await act(found, io);
  },
};

const list: Action = async (found, io) => {
  const { isCancelled } = await import("#training/hosted/cancel-mark");
  for (const { folder, intent, record } of found) {
    const { trainer, method, rows } = intent.draft;
    const unsent = isCancelled(folder) ? "cancelled before it was sent" : "not sent yet";
    const { phase = intent.posted ? "perhaps posted" : unsent, id = intent.tag } = record?.hosted ?? {};
    const cost = intent.dollars === undefined ? [] : [dollars(intent.dollars)];
    const parts = [trainer, method, `${rows} rows`, id, phase, ...cost, ...(record?.model ? [record.model] : [])];
    io.out(`${folder}: ${parts.join(" · ")}\n`);
  }
};

const follow: Action = async (found, io) => {
  const { isOver } = await import("#training/hosted/phase");
  const { takeUp } = await import("#training/hosted/take-up");
  const board = screen(io);
  const watch = progress(io, board, () => board.paint(watch.lines()));
  for (const { folder } of found.filter((job) => !isSent(job)))
    board.print(`${folder}: not sent yet; type the command that made it again to send it`);
  const ended = await Promise.allSettled(
    found
      .filter((job) => isSent(job) && !isOver(job.record?.hosted?.phase ?? "unknown"))
      .map(async ({ folder }) => {
        const say = (line: string) => board.print(`${folder}: ${line}`);
        const { model } = await takeUp({ folder, signal: io.signal, tick: watch.begin(folder), say });
        watch.end(folder);
        if (model) say(model);
      }),
  );
  board.clear();
  io.signal.throwIfAborted();
  const [failed, ...more] = ended.flatMap((one) => (one.status === "rejected" ? [one.reason as Error] : []));
  for (const { message } of more) io.err(`${message}\n`);
  if (failed) throw failed;
};

/** Whether anything of a job has left this machine. */
const isSent = ({ intent }: KnownJob) => intent.data !== undefined;

const cancelOne: Action = async ([job, ...more], io) => {
  if (more.length > 0) {
    const folders = [job!, ...more].map(({ folder }) => folder).join(", ");
    throw new UserError(`jobs: expected one job to cancel, got ${more.length + 1}; choose among ${folders}`);
  }
  const { cancel } = await import("#training/hosted/cancel");
  const cancelled = await cancel(job!.folder);
  const told = cancelled ? `job ${cancelled.job} is ${cancelled.standing.phase}` : "not sent yet, and will not be";
  io.out(`${job!.folder}: ${job!.intent.draft.trainer}: ${told}\n`);
};

const actions: Readonly<Record<string, Action>> = { list, follow, cancel: cancelOne };
