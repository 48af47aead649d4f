/** A fault of the provider or of the way to it; the request may be tried again later. */
export class ProviderError extends Error {
  override readonly name = "ProviderError";
  constructor(
    message: string,
    /** HTTP status; undefined where there was no reply. */
    readonly status?: number,
  ) {
    super(message);
  }
}
