/** The sum of squared degrees: how many steps it takes to look at the neighbours of all neighbours. */
export function squaredDegrees(degrees: Int32Array): number {
  return degrees.reduce((sum, own) => sum + own * own, 0);
}
