import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { figure } from "#reports/figure";
import { png } from "#reports/png";
import { example } from "#test/reports/example";

const test = suite("png");
const svg = figure(example);
const picture = await png(svg);

if ("missing" in picture) console.log(`skipped: ${picture.missing}`);
const drawn = "missing" in picture ? test.skip : test;

/** Width and height, from the header chunk (PNG specification, 11.2.2). */
function size(bytes: Uint8Array): [number, number] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  assert.equal([...bytes.subarray(0, 8)], [137, 80, 78, 71, 13, 10, 26, 10]);
  assert.is(Buffer.from(bytes.subarray(12, 16)).toString(), "IHDR");
  assert.is(Buffer.from(bytes.subarray(-8, -4)).toString(), "IEND");
  return [view.getUint32(16), view.getUint32(20)];
}

drawn("a PNG of the figure's size, twice over unless told otherwise", async () => {
  const [width, height] = ["width", "height"].map((name) =>
    Number(new RegExp(`^<svg[^>]* ${name}="(\\d+)"`).exec(svg)![1]),
  );
  assert.ok("content" in picture);
  assert.equal(size(picture.content), [2 * width!, 2 * height!]);
  const small = await png(svg, 0.5);
  assert.ok("content" in small);
  assert.equal(size(small.content), [Math.ceil(width! / 2), Math.ceil(height! / 2)]);
});

drawn("text is drawn with the font that ships, and the same bytes come out again", async () => {
  const word = (content: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="30"><text x="4" y="20" font-family="Nonesuch" font-weight="600">${content}</text></svg>`;
  const bytes = async (content: string) => {
    const made = await png(word(content));
    assert.ok("content" in made);
    return Buffer.from(made.content).toString("base64");
  };
  assert.is(await bytes("73% →"), await bytes("73% →"));
  assert.is.not(await bytes("73%"), await bytes(""));
  assert.is.not(await bytes("73%"), await bytes("37%"));
});

test("without the renderer there is a reason instead", async () => {
  const nothing = await png(svg, 2, () => Promise.reject(new Error("Cannot find package")));
  assert.ok("missing" in nothing);
  assert.match(nothing.missing, "npm install @resvg/resvg-js");
  assert.not.match(nothing.missing, "\n");
});

test("each font is small and its licence lies beside it", () => {
  const folder = new URL("../../reports/fonts/", import.meta.url);
  for (const file of ["Inter-Regular.ttf", "Inter-SemiBold.ttf"])
    assert.ok(readFileSync(new URL(file, folder)).length < 150_000);
  assert.match(readFileSync(new URL("Inter-LICENSE.txt", folder), "utf8"), "SIL OPEN FONT LICENSE Version 1.1");
});

test.run();
