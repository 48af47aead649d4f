import { close } from "#test/eval/stats/close";

/** Both ends as `close` has it. */
export function closeInterval(got: readonly number[], expected: readonly number[], what: string): void {
  close(got[0]!, expected[0]!, `low ${what}`);
  close(got[1]!, expected[1]!, `high ${what}`);
}
