/** A programming exercise and a program that solves it. */
export interface Exercise {
  /** What says in a few words what it is about: where keywords are looked for. */
  readonly title: string;
  readonly prompt: string;
  readonly target: string;
}
