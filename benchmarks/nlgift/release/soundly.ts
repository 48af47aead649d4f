import { UserError } from "#src/errors";

/**
 * What `make` makes of a row; text that makes no graph is the file's fault and says where.
 *
 * @throws UserError in place of a RangeError
 */
export function soundly<Value>(where: string, make: () => Value): Value {
  try {
    return make();
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new UserError(`${where}: ${error.message}; fetch the file again, or mend the row`);
  }
}
