/** What is known of a failed attempt besides its message. */
interface Failure {
  /** HTTP status; undefined where there was no whole reply. */
  readonly status?: number | undefined;
  /** Milliseconds that the server asks to be left alone; undefined where it does not say. */
  readonly retryAfter?: number | undefined;
}

/** Statuses by which a server says that it has too much to do; 529 is some providers' own. */
const BUSY: readonly unknown[] = [408, 429, 503, 529];

/** A fault of the provider or of the way to it; the request may be tried again later. */
export class ProviderError extends Error {
  override readonly name = "ProviderError";
  readonly status: number | undefined;
  readonly retryAfter: number | undefined;
  /** Whether fewer requests at once would help. */
  readonly busy: boolean;
  /** Whether the request may have been served, and billed, though no reply came. */
  readonly lost: boolean;

  constructor(message: string, { status, retryAfter }: Failure = {}) {
    super(message);
    this.status = status;
    this.retryAfter = retryAfter;
    this.busy = BUSY.includes(status);
    this.lost = status === undefined || status === 408;
  }
}
