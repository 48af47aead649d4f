/** An uploaded or made file. */
export interface StoredFile {
  readonly id: string;
  /** The API that holds it; others don't see it. */
  readonly api: string;
  readonly name: string;
  readonly purpose: string;
  readonly content: string;
  /** Milliseconds since 1970. */
  readonly created: number;
  /** How often it was asked after; what is checked on the server is done after some polls. */
  readonly polls: number;
}
