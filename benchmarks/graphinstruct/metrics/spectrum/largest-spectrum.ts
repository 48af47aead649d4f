/** Nodes up to which spectra are worked out; a dense decomposition of so many takes about a tenth of a second. */
export const LARGEST_SPECTRUM = 250;
