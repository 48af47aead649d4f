import fc from "fast-check";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { codeIn } from "#benchmarks/invariance/answers/code-in";

const test = suite("serialization-invariance audit: programs in replies");

const PARTS = [
  "# CODE START",
  "// code start",
  "#\tCODE END",
  "// CODE END",
  "\n",
  "x = 1",
  " ",
  "#",
  "```",
  "CODE START",
];

/** The same as one expression, which takes time quadratic in hostile replies. */
function naive(reply: string): string | undefined {
  const found = [...reply.matchAll(/(?:#|\/\/)[ \t]*CODE START[^\n]*\n([\s\S]*?)(?:#|\/\/)[ \t]*CODE END/gi)];
  const codes = found.map(([, code]) => code!);
  return codes.toSorted((a, b) => b.length - a.length)[0];
}

test("the longest program between the markers is found, as by one expression", () => {
  const reply = fc.array(fc.constantFrom(...PARTS), { maxLength: 20 }).map((parts) => parts.join(""));
  fc.assert(
    fc.property(reply, (text) => assert.is(codeIn(text), naive(text))),
    { seed: 7, numRuns: 3000 },
  );
});

test("hostile replies take no time", () => {
  for (const text of ["# CODE START\n", "# CODE START ", "# CODE END", "#", "//", "# CODE START\n# CODE END\n"]) {
    const start = process.cpuUsage();
    codeIn(text.repeat(2e5));
    const { user, system } = process.cpuUsage(start);
    assert.ok(user + system < 1e6, text);
  }
});

test.run();
