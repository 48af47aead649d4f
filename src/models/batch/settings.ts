/** How requests are left with a service in batches, instead of being sent one by one. */
export interface BatchSettings {
  /** Where each batch is written down before it is sent: by that, one under way is found again. */
  readonly folder: string;
  readonly record: ReplyRecord;
  /** Told what becomes of batches, a line at a time. */
  readonly say: (line: string) => void;
}

/** What batches need to know of the record of replies. */
export interface ReplyRecord {
  /** Bytes of it. */
  readonly size: number;
  /** Whether the request of that key was recorded when the record had that many bytes, or later. */
  isSince(key: string, size: number): boolean;
  /** Forces it to the disk. */
  flush(): void;
}
