/** What a model is told. */
export interface Prompt {
  readonly system: string;
  readonly user: string;
}
