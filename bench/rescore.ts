import { type LogRow, loggedRows } from "#benchmarks/nlgift/release/index";
import { type PolicyName, policies } from "#benchmarks/nlgift/rescore/index";
import { names } from "#src/pick";
import { shared } from "#test/needs";

/** Replies a CPU second that must be read and verified, and seconds for all of them, from gzipped logs to verdicts. */
const RATE = 20_000;
const SECONDS = 30;
/** Replies that are held at a time, so that reading the logs is not timed with them. */
const HELD = 4000;

/** Reads and verifies NLGift's published replies by each policy. The last line is the slowest rate over the wanted one. */
export function bench(): void {
  const rates = names(policies).map(rate);
  console.log(`rate over ${RATE} a second, the least of the three: ${(Math.min(...rates) / RATE).toFixed(1)}x`);
}

function rate(policy: PolicyName): number {
  const began = process.cpuUsage();
  let [replies, judging] = [0, 0];
  for (const rows of held(loggedRows(shared("data/nlgift/logs"), () => {}))) {
    const start = process.cpuUsage();
    for (const row of rows) policies[policy](row);
    judging += seconds(start);
    replies += rows.length;
  }
  const all = seconds(began);
  const made = Math.round(replies / judging);
  console.log(
    `${policy}: ${replies} replies, ${made} a CPU second; with the logs ${all.toFixed(1)} s (budget ${SECONDS} s)`,
  );
  return made;
}

/** Seconds of CPU time since then. */
function seconds(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

function* held(rows: Iterable<LogRow>): Iterable<LogRow[]> {
  let waiting: LogRow[] = [];
  for (const row of rows) {
    waiting.push(row);
    if (waiting.length === HELD) {
      yield waiting;
      waiting = [];
    }
  }
  yield waiting;
}
