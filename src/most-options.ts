/** The most options that a request to choose may have. */
export const MOST_OPTIONS = 255;
