/** What a promise fails with; fails itself where it does not. */
export async function failure(promise: Promise<unknown>): Promise<Error> {
  const error = await promise.then(
    () => undefined,
    (reason: Error) => reason,
  );
  if (error === undefined) throw new Error("expected a failure, got none");
  return error;
}
