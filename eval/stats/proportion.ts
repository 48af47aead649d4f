/** `right` of `of` items. */
export interface Proportion {
  readonly right: number;
  readonly of: number;
}

/** The share, in 0 … 1; 0 where there are no items. */
export function share({ right, of }: Proportion): number {
  return of === 0 ? 0 : right / of;
}
