/** The most options that a request may have. */
export const MOST_OPTIONS = 255;
