import { UserError } from "#src/errors";
import { dollars } from "#src/prices/dollars";

/** Money that may be spent, shared by all that spend it. Dollars throughout. */
export interface Budget {
  /** What was spent, and at the most may have been, so far. */
  readonly spent: number;
  /**
   * Sets aside what an attempt can cost at most, waiting for others to end where it does not fit beside them.
   *
   * @returns ends the attempt, told what it cost
   * @throws UserError where it does not fit and nothing is under way that could make room
   */
  hold(most: number, signal?: AbortSignal): Promise<(cost: number) => void>;
}

/** @param limit what is never exceeded, as long as no attempt costs more than was set aside for it */
export function budget(limit: number): Budget {
  let [spent, held, open] = [0, 0, 0];
  const waiting = new Set<() => void>();
  const change = (signal?: AbortSignal) =>
    new Promise<void>((resolve, reject) => {
      const giveUp = () => {
        waiting.delete(wake);
        reject(signal!.reason);
      };
      const wake = () => {
        signal?.removeEventListener("abort", giveUp);
        resolve();
      };
      signal?.addEventListener("abort", giveUp, { once: true });
      waiting.add(wake);
    });
  return {
    get spent() {
      return spent;
    },
    async hold(most, signal) {
      signal?.throwIfAborted();
      while (spent + held + most > limit) {
        if (open === 0) throw exceeded(limit, spent, most);
        await change(signal);
      }
      held += most;
      open++;
      return (cost) => {
        held -= most;
        open--;
        spent += cost;
        for (const wake of waiting) wake();
        waiting.clear();
      };
    },
  };
}

function exceeded(limit: number, spent: number, most: number): UserError {
  const [whole, left, next] = [limit, Math.max(0, limit - spent), most].map(dollars);
  return new UserError(
    `cost: expected to stay within ${whole}, got a request for up to ${next} with ${left} left; what is recorded is kept: raise the limit and type the same command to go on`,
  );
}
