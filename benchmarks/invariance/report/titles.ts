/** What a page is called. */
export interface Titles {
  readonly title: string;
  readonly subtitle: string;
}

export function titled(given: Partial<Titles>): Titles {
  return { title: "Does an answer survive rewriting the graph?", subtitle: "", ...given };
}
