/** A row as one line for every reader: some take U+0085, U+2028 and U+2029 for line ends, which JSON leaves as they are. */
export function oneLine(row: object): string {
  return JSON.stringify(row).replace(
    /[\u0085\u2028\u2029]/g,
    (mark) => `\\u${mark.charCodeAt(0).toString(16).padStart(4, "0")}`,
  );
}
