/**
 * Lets any number of promises be given up at once: each settles as it would, or rejects as soon as the signal fires,
 * even if what it waits for pays no heed to it.
 */
export function giveUp(signal: AbortSignal): <Value>(promise: Promise<Value>) => Promise<Value> {
  // One listener for all: a signal takes longer to add one to the more it has.
  const open = new Set<(reason: unknown) => void>();
  const end = () => {
    for (const reject of open) reject(signal.reason);
  };
  signal.addEventListener("abort", end, { once: true });
  return (promise) =>
    new Promise((resolve, reject) => {
      if (signal.aborted) reject(signal.reason);
      open.add(reject);
      promise.then(resolve, reject).finally(() => open.delete(reject));
    });
}
