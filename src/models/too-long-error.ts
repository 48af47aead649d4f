import { UserError } from "#src/errors";

/** A prompt that is longer than its model reads. */
export class TooLongError extends UserError {}
