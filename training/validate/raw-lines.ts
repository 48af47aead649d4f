import { chunks } from "#src/chunks";

/** The lines of a file as bytes, without their line feeds, one at a time: a file may be larger than memory. */
export function* rawLines(path: string): Generator<Buffer, void> {
  let begun: Buffer[] = [];
  for (const chunk of chunks(path)) {
    let start = 0;
    for (let end = chunk.indexOf(10); end >= 0; end = chunk.indexOf(10, start)) {
      yield Buffer.concat([...begun, chunk.subarray(start, end)]);
      begun = [];
      start = end + 1;
    }
    if (start < chunk.length) begun.push(chunk.subarray(start));
  }
  if (begun.length > 0) yield Buffer.concat(begun);
}
