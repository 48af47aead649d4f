/** Steps that may still be taken, counted down; below 0 a search has been given up. */
export interface Budget {
  left: number;
}
