import type { Report } from "#reports/report";

/** What a report was made from, on one line: names with the first digits of their hashes. */
export function madeOf({ matrix, made }: Report): string {
  const hashes = Object.entries({ ...matrix.made, ...made }).flatMap(([name, hash]) =>
    hash ? `${name} ${hash.slice(0, 12)}` : [],
  );
  return ["graphshift", ...hashes].join(" · ");
}
