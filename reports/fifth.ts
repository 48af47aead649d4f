/** Which fifth of the gap a recovery lies in, 0 … 4; −1 below zero, 5 beyond one. */
export function fifth(recovery: number): number {
  if (recovery < 0) return -1;
  return recovery > 1 ? 5 : Math.min(4, Math.floor(recovery * 5));
}
