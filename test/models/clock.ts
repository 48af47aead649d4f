import type { Clock } from "#src/models/schedule/clock";

/** A clock that stands still while anything happens, and then leaps to the next timer. */
export function leapingClock(start = Date.UTC(2026, 11, 1)): Clock {
  let now = start;
  const timers: { readonly at: number; readonly call: () => void }[] = [];
  const leap = () => {
    timers.sort((a, b) => a.at - b.at);
    const next = timers.shift();
    if (!next) return;
    now = next.at;
    next.call();
    setImmediate(leap);
  };
  return {
    now: () => now,
    after(milliseconds, call) {
      const timer = { at: now + milliseconds, call };
      timers.push(timer);
      if (timers.length === 1) setImmediate(leap);
      return () => {
        const at = timers.indexOf(timer);
        if (at >= 0) timers.splice(at, 1);
      };
    },
  };
}

/** The real time, but so many times as fast: for waits beside a real server. */
export function hastyClock(times = 1000): Clock {
  const start = Date.now();
  return {
    now: () => start + times * (Date.now() - start),
    after(milliseconds, call) {
      const timer = setTimeout(call, milliseconds / times);
      return () => clearTimeout(timer);
    },
  };
}
