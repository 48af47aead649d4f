/** A line of a reply, trimmed. */
export interface Line {
  readonly text: string;
  /** The place of its first character in the reply. */
  readonly at: number;
}
