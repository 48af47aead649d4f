/** A test to be planned. */
export interface Plan {
  /** Items in each arm. */
  readonly n: number;
  /** Two-sided level of the test, .05 unless given. */
  readonly alpha?: number;
  /** The chance with which the effect should be found, .8 unless given. */
  readonly power?: number;
}
