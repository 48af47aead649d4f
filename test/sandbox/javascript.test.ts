import { readFileSync } from "node:fs";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Execute, Ran } from "#src/play";
import { javascriptSandbox } from "#src/sandbox/javascript/javascript-sandbox";
import { judgeProgram } from "#src/sandbox/javascript/judge-program";
import { job } from "#test/sandbox/job";

const test = suite("sandbox: JavaScript");
const sandbox = javascriptSandbox(1);
test.after(() => sandbox.close());

const run = (program: string, changes: Partial<Execute> = {}) =>
  sandbox.run(job(program, { language: "javascript", memory: 64 * 2 ** 20, timeout: 500, ...changes }));

const SHORT = { timeout: 150 };

/** What a program does to get out, and what must come of it. */
const PROBES: Readonly<
  Record<string, readonly [program: string, found: (ran: Ran) => boolean, limits?: Partial<Execute>]>
> = {
  "an endless loop": ["while (true) {}", ({ timedOut, exitCode }) => timedOut && exitCode === 1, SHORT],
  "all memory, in small pieces": [
    "let x = []; while (true) x.push([1, 2, 3, 4])",
    isOutOfMemory,
    { memory: 32 * 2 ** 20, timeout: 5000 },
  ],
  "all memory, in large pieces": [
    "let x = []; while (true) x.push('a'.repeat(1e5) + x.length)",
    isOutOfMemory,
    { memory: 32 * 2 ** 20, timeout: 5000 },
  ],
  "all memory, in buffers": [
    "let x = []; while (true) x.push(new Uint8Array(1e6))",
    isOutOfMemory,
    { memory: 32 * 2 ** 20, timeout: 5000 },
  ],
  "deep recursion": ["function f(n) { return f(n + 1) } f(0)", ({ error }) => /stack overflow/.test(error!)],
  "objects of ours": [
    "ans = [typeof process, typeof require, typeof fetch, typeof globalThis.Worker, typeof WebAssembly].join()",
    ({ answer }) => answer === "undefined,undefined,undefined,undefined,undefined",
  ],
  "another module": ["import('node:fs').then((fs) => { ans = fs }); ans = 1", ({ answer }) => answer === "1"],
  "a constructor's constructor": [
    "ans = typeof (function () {}).constructor('return this')().process",
    ({ answer }) => answer === "undefined",
  ],
  "an exception": ["throw new Error('x')", ({ error }) => error === "Error: x"],
  "no JavaScript": ["(", ({ error, isLiteral }) => /^SyntaxError/.test(error!) && isLiteral === undefined],
  "nothing thrown": ["throw null", ({ error }) => error === "null"],
  "an expression that takes for ever": ["/^(a+)+$/.test('a'.repeat(40) + 'b')", ({ timedOut }) => timedOut, SHORT],
  "an answer that never shows": ["ans = { toString() { while (true); } }", ({ timedOut }) => timedOut, SHORT],
  "nodes without end": [
    "nodes = { [Symbol.iterator]: () => ({ next: () => ({ done: false }) }) }; ans = 1",
    ({ answer, declaredNodes, timedOut }) => timedOut || (answer === "1" && declaredNodes === undefined),
    SHORT,
  ],
  "a result of nothing": ["JSON.stringify = () => '{}'", isForged],
  "a result of another kind": [`JSON.stringify = () => '{"kind":"text","graphs":[],"answer":5}'`, isForged],
  "a result with graphs that are none": ["JSON.stringify = () => '{\"graphs\":[null]}'", isForged],
  "a result that says what only we may": [
    `JSON.stringify = () => '{"graphs":[],"isLiteral":false,"isolation":"bubblewrap","timedOut":true}'; ans = 1`,
    ({ isLiteral, timedOut }) => isLiteral === true && !timedOut,
  ],
  "a program nested too deeply": [`ans = ${"[".repeat(20_000)}${"]".repeat(20_000)}`, ({ exitCode }) => exitCode === 1],
  "an answer too long": ["ans = 'a'.repeat(2 ** 21)", ({ error }) => error === "the answer is too long"],
};

function isOutOfMemory({ error, timedOut }: Ran): boolean {
  return error === "InternalError: out of memory" && !timedOut;
}

function isForged({ kind, error, graphs }: Ran): boolean {
  return kind === "ran" && error === "ended without a result" && graphs.length === 0;
}

for (const [what, [program, found, limits]] of Object.entries(PROBES)) {
  test(`${what} is contained and classed`, async () => {
    const ran = await run(program, limits);
    assert.ok(found(ran), JSON.stringify(ran));
    assert.is(ran.isolation, "quickjs");
    assert.is((await run("ans = 1 + 1")).answer, "2");
  });
}

test("what one program spoils, the next one finds whole", async () => {
  await run("JSON.stringify = () => '{}'; Array.prototype.map = undefined; ans = 1");
  assert.is((await run("ans = [1, 2].map((x) => x + 1)")).answer, "[2, 3]");
});

test("graphs that are built with graphology are told, and what is declared", async () => {
  const ran = await run(
    "nodes = [1, 2, 3]; edges = [[1, 2], [3, 2], [2, 2]]; const g = new graphology.UndirectedGraph(); nodes.forEach((n) => g.addNode(n)); g.mergeEdge(1, 2); g.mergeEdge(3, 2); ans = g.order",
  );
  assert.equal([ran.answer, ran.declaredNodes], ["3", ["1", "2", "3"]]);
  assert.equal(ran.declaredEdges, [
    ["1", "2"],
    ["2", "3"],
  ]);
  assert.equal(ran.graphs, [
    {
      class: "UndirectedGraph",
      directed: false,
      order: 3,
      size: 2,
      edges: [
        ["1", "2"],
        ["2", "3"],
      ],
    },
  ]);
});

test("supplied data are there; answers are shown as Python's are", async () => {
  const given = { nodes: [4, 7], edges: [[4, 7]] };
  assert.is((await run("const ans = nodes.length + edges[0][1]", { given })).answer, "9");
  const own = await run("const nodes = [1]; let edges = []; ans = nodes.length", { given });
  assert.equal([own.answer, own.declaredNodes, own.declaredEdges], ["1", ["1"], []], "may be declared anew");
  for (const [program, answer] of [
    ["ans = true", "Yes"],
    ["ans = new Set([3, 1])", "[1, 3]"],
    ["ans = [[1, 2]]", "[(1, 2)]"],
    ["let x", undefined],
  ] as const)
    assert.is((await run(program)).answer, answer);
});

test("answers that are written down are known from those that are worked out", () => {
  for (const program of ["ans = 5", "let ans = [1, -2]", "let ans; ans = 3"])
    assert.is(judgeProgram(program)!.isLiteral, true, program);
  for (const program of [
    "ans = 2 + 3",
    "let ans = 0; ans++",
    "ans = []; ans.push(1)",
    "for (ans of [1]) {}",
    "if (1) ans = 5",
    "[ans] = [1]",
    "ans = 1; ans += 2",
  ])
    assert.is(judgeProgram(program)!.isLiteral, false, program);
  assert.is(judgeProgram(`ans = [${"1,".repeat(150_000)}]`)!.isLiteral, true, "many elements");
  assert.is(judgeProgram("ans = edges.length")!.readsGraph, true);
  assert.is(judgeProgram("nodes = [1]; ans = ({ edges: 1 }).edges")!.readsGraph, false);
});

test("the versions told are those installed", () => {
  const versionOf = (name: string) => JSON.parse(readFileSync(`node_modules/${name}/package.json`, "utf8")).version;
  assert.ok(versionOf("quickjs-emscripten-core").startsWith(`${sandbox.environment.quickjs}.`));
  assert.ok(versionOf("graphology").startsWith(`${sandbox.environment.graphology}.`));
});

test.run();
