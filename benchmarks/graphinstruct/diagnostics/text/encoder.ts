/** A model that makes a vector of each text, all of one length; the caller's own, for none comes with the project. */
export type Encoder = (texts: readonly string[]) => Promise<readonly Float32Array[]>;
