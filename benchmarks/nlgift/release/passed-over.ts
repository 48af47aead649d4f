import type { ReleaseFile } from "#benchmarks/nlgift/release/release-file";

/** A kind of file that holds no rows of the release. */
export type PassedOver = Exclude<ReleaseFile, { rows(): unknown }>["kind"];

/** What such files are, in a few words. */
export const passedOver: Readonly<Record<PassedOver, string>> = {
  source: "another project's data",
  empty: "an empty file",
  unknown: "not a file of the release",
};
