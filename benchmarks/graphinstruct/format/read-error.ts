/** What keeps a reply from being read; never leaves the folder: `readGraph` turns it into a value. */
export class ReadError extends Error {
  override readonly name = "ReadError";

  /**
   * @param python what the released parser raises for it
   * @param at the character at which reading stopped, from 0; undefined where there is no such place
   */
  constructor(
    readonly python: string,
    message: string,
    readonly at?: number,
  ) {
    super(message);
  }
}
