/**
 * The mean over classes of F1, the harmonic mean of precision and recall (van Rijsbergen 1979). A class that neither
 * occurs nor is predicted counts 0, as the others do that are never right.
 *
 * @param classes all of them, whether they occur or not
 * @param predicted undefined where no class was read
 */
export function macroF1(
  classes: readonly string[],
  truth: readonly string[],
  predicted: readonly (string | undefined)[],
): number {
  const scores = classes.map((one) => {
    const right = truth.filter((is, i) => is === one && predicted[i] === one).length;
    const occurs = truth.filter((is) => is === one).length;
    const said = predicted.filter((is) => is === one).length;
    return right === 0 ? 0 : (2 * right) / (occurs + said);
  });
  return scores.reduce((sum, score) => sum + score, 0) / classes.length;
}
