/** An accuracy below this is next to nothing. */
export const FLOOR = 0.05;
