import { existsSync } from "node:fs";
import { type Asked, ownAsked, publishedAsked } from "#bench/asked";
import { readAnswer } from "#eval/readers/index";
import { verify } from "#eval/verify";
import { stream } from "#src/rng";
import { mutate, pieces, type Sample, sampleReplies } from "#test/eval/readers/mutate";
import { shared } from "#test/needs";

const REPLIES = 1_000_000;
const MEGABYTE = 2 ** 20;
/** Milliseconds of CPU time allowed for 99.9% of the replies of up to 4 KB, and for any of 1 MB. */
const SHORT = 1;
const LONG = 200;

/** Replies that one core must read and verify in a second of CPU time. */
const RATE = 20_000;

/**
 * Reads a million mutated replies, and long ones of one piece or one reply over and over; none may make a reader throw.
 * Then reads and verifies replies of our own making, and the published ones where they are at hand.
 */
export async function bench(): Promise<void> {
  const samples = sampleReplies(8);
  const margins = [SHORT / shortReplies(samples), LONG / longReplies(samples), rate("own-made", ownAsked()) / RATE];
  const logs = shared("data/nlgift/logs");
  if (existsSync(logs)) margins.push(rate("published", publishedAsked(logs)) / RATE);
  else console.log("no published replies at hand");
  console.log(`budget over measured, the least of these: ${Math.min(...margins).toFixed(1)}x`);
}

/** Replies read and verified in a second of CPU time; the best of three rounds. */
function rate(name: string, asked: readonly Asked[]): number {
  const rounds = [0, 1, 2].map(() => {
    const began = process.cpuUsage();
    for (const { question, reply } of asked) verify(question, reply);
    const { user, system } = process.cpuUsage(began);
    return (1e6 * asked.length) / (user + system);
  });
  const best = Math.max(...rounds);
  console.log(`${asked.length} ${name} replies: ${best.toFixed(0)} read and verified a CPU second (at least ${RATE})`);
  return best;
}

/** Milliseconds within which 99.9% of the mutated replies of up to 4 KB are read. */
function shortReplies(samples: readonly Sample[]): number {
  const times = new Float64Array(REPLIES);
  const rng = stream(3, "bench", "readers");
  for (let i = 0; i < REPLIES; i++) {
    const { kind, reply, context } = rng.pick(samples);
    times[i] = timed({ kind, context, reply: mutate(reply, rng.pick(samples).reply, rng) });
  }
  times.sort();
  const [median, share] = [times[REPLIES / 2]!, times[Math.floor(REPLIES * 0.999)]!];
  const figures = `median ${(1000 * median).toFixed(0)} µs, 99.9% within ${share.toFixed(2)} ms`;
  console.log(`${REPLIES} mutated replies of up to 4 KB: no throw, ${figures} (budget ${SHORT} ms)`);
  return share;
}

/** Milliseconds that the slowest reply of 1 MB takes. */
function longReplies(samples: readonly Sample[]): number {
  const doubles = pieces.map((piece, i) => piece + pieces[(7 * i + 3) % pieces.length]!);
  const lines = samples.filter((_, i) => i % 64 === 0).map(({ reply }) => `${reply}\n`);
  let [slowest, unit] = [0, ""];
  for (const { kind, context } of new Map(samples.map((sample) => [sample.kind, sample])).values()) {
    for (const piece of [...pieces, ...doubles, ...lines]) {
      const reply = piece.repeat(Math.ceil(MEGABYTE / piece.length)).slice(0, MEGABYTE);
      const time = timed({ kind, context, reply });
      if (time > slowest) [slowest, unit] = [time, piece];
    }
  }
  const worst = `slowest ${slowest.toFixed(0)} ms, for ${JSON.stringify(unit.slice(0, 30))} repeated`;
  console.log(`replies of 1 MB: no throw, ${worst} (budget ${LONG} ms)`);
  return slowest;
}

/** Milliseconds of CPU time; the lesser of two readings, so that a pause of the machine's own is not the reader's. */
function timed(sample: Sample): number {
  return Math.min(once(sample), once(sample));
}

function once({ kind, reply, context }: Sample): number {
  const began = process.cpuUsage();
  readAnswer(kind, reply, context);
  const { user, system } = process.cpuUsage(began);
  return (user + system) / 1000;
}
