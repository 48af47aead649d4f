/** A refusal of a request; each API words it in a shape of its own. */
export class ApiError extends Error {
  override readonly name = "ApiError";
  constructor(
    /** HTTP status. */
    readonly status: number,
    message: string,
    /** The provider's word for the mistake, "model_not_found"; null where it has none. */
    readonly code: string | null = null,
    /** The field that is wrong. */
    readonly param: string | null = null,
  ) {
    super(message);
  }
}
