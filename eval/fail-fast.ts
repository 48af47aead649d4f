import { UserError } from "#src/errors";

/**
 * Writes to a file until a write fails, and then nothing more: after half a line, a whole one would be damage.
 *
 * @throws UserError from then on
 */
export function failFast(path: string): (write: () => void) => void {
  let failure: UserError | undefined;
  return (write) => {
    if (failure) throw failure;
    try {
      write();
    } catch (error) {
      const { message } = error as Error;
      failure = new UserError(
        `${path}: could not be written (${message}); make room and run again, what is recorded stays`,
      );
      throw failure;
    }
  };
}
