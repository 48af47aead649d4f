import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { element } from "#reports/element";
import { escapeText } from "#reports/escape-text";

const test = suite("escapeText");

test("markup becomes text", () => {
  assert.is(
    escapeText(`<script>alert("1 & '2'")</script>`),
    "&lt;script&gt;alert(&quot;1 &amp; &#39;2&#39;&quot;)&lt;/script&gt;",
  );
});

test("line separators, controls, direction marks and broken characters are shown by their code", () => {
  assert.is(escapeText("a\u2028b\u2029c"), "a\\u2028b\\u2029c");
  assert.is(escapeText("\u0000\u001b[31m\u202e\ufeff\u200b"), "\\u0000\\u001b[31m\\u202e\\ufeff\\u200b");
  assert.is(escapeText("\ud83d x \udc4d"), "\\ud83d x \\udc4d");
  assert.is(escapeText("👍 Ћ 漢 é"), "👍 Ћ 漢 é");
});

test("line ends are line feeds; tabs stay", () => {
  assert.is(escapeText("a\r\nb\rc\td\n"), "a\nb\nc\td\n");
});

test("property: nothing that XML or HTML would take for markup is left, and the text can be had back", () => {
  const back = (text: string) =>
    text.replace(
      /&(amp|lt|gt|quot|#39);/g,
      (entity) => ({ "&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": '"', "&#39;": "'" })[entity]!,
    );
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => {
      const escaped = escapeText(text);
      assert.not.match(escaped, /[<>"']|&(?!(amp|lt|gt|quot|#39);)/);
      assert.not.match(escaped, /[^\P{Cc}\n\t]|[\p{Zl}\p{Zp}]/u);
      if (!/[\p{C}\p{Zl}\p{Zp}]/u.test(text)) assert.is(back(escaped), text);
    }),
    { seed: 7, numRuns: 2000 },
  );
});

test("attributes are escaped, rounded, or left out", () => {
  assert.is(element("a", { x: 1 / 3, y: undefined, href: `"><b>` }), '<a x="0.33" href="&quot;&gt;&lt;b&gt;"/>');
  assert.is(element("b", {}, "one", "two"), "<b>onetwo</b>");
});

test.run();
