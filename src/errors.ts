/**
 * A mistake of the user: a wrong name, a damaged file, a value out of range. The doors print its message as one line
 * and exit with 2; every other error is a bug and keeps its stack.
 *
 * Messages read `where: expected …, got …` and end in what to do about it.
 */
export class UserError extends Error {
  override readonly name = "UserError";
}
