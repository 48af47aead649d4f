import { type ReplyCounter, type ReplyCounts, replyCounter } from "#eval/reply-counter";
import { thousands } from "#reports/format";
import type { Io } from "#src/commands/command";
import { paid, type Spending } from "#src/commands/run/paid";
import type { ProviderError } from "#src/models/index";

/** How the asking of a run goes, over all its models. */
export interface Meter extends ReplyCounter {
  /** Requests that were sent again. */
  readonly repeated: number;
  /** Told of an attempt that failed and will be made again. */
  retrying(error: ProviderError): void;
  /** Replies, rate, cost and time left in one line; undefined while there is nothing to tell. */
  line(): string | undefined;
}

interface Facts {
  /** Replies that the run is made of. */
  readonly total: number;
  /** undefined: nothing is paid. */
  readonly spending: Spending | undefined;
  /** Where something is paid and no terminal shows the line: told it, at most every ten seconds. */
  readonly tell: (line: string) => void;
}

/** Milliseconds. */
const PACE = 10_000;

export function meter(io: Io, { total, spending, tell }: Facts): Meter {
  const replies = replyCounter();
  let [repeated, fault] = [0, ""];
  let began: number | undefined;
  let told = io.now();
  const line = () => {
    const parts = progressParts(replies.counts, total, began === undefined ? 0 : io.now() - began);
    if (spending && began !== undefined) parts.push(`cost ${paid(spending)}`);
    if (repeated > 0) parts.push(`${thousands(repeated)} sent again (${fault})`);
    return parts.length > 0 ? parts.join(" · ") : undefined;
  };
  const paced = () => {
    if (io.live || !spending || io.now() - told < PACE) return;
    told = io.now();
    tell(line()!);
  };
  return {
    get counts() {
      return replies.counts;
    },
    get repeated() {
      return repeated;
    },
    count(reply, source) {
      if (source !== "record") began ??= io.now();
      replies.count(reply, source);
      paced();
    },
    retrying({ message }) {
      repeated++;
      fault = message;
      paced();
    },
    line,
  };
}

/** @param time milliseconds since the first reply that was asked for */
function progressParts({ asked, again, fromRecord }: ReplyCounts, total: number, time: number): string[] {
  const done = asked + again + fromRecord;
  if (done === 0) return [];
  const rate = time > 0 ? (1000 * (asked + again)) / time : 0;
  const left = Math.max(0, total - done);
  return [
    `${thousands(done)} of ${thousands(total)} replies`,
    ...(rate > 0 ? [`${rate.toFixed(rate < 10 ? 1 : 0)} a second`] : []),
    ...(rate > 0 && left > 0 ? [`${timeOf(left / rate)} left to ask`] : []),
  ];
}

function timeOf(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  return seconds < 5400 ? `${Math.ceil(seconds / 60)} min` : `${(seconds / 3600).toFixed(1)} h`;
}
