import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import type { Execute, Ran } from "#src/play";
import { pythonSandbox } from "#src/sandbox/python/python-sandbox";
import type { Sandbox } from "#src/sandbox/sandbox";
import { needs } from "#test/needs";
import { job } from "#test/sandbox/job";

const test = suite("sandbox: Python");
let sandbox: Sandbox;

test.before(async () => {
  sandbox = await pythonSandbox({ runners: 1 }).catch(() => undefined as never);
});
test.after(() => sandbox?.close());

const contained = needs(test, "bubblewrap");

/** What a program does to get out, and what must come of it. */
const PROBES: Readonly<
  Record<string, readonly [program: string, found: (ran: Ran) => boolean, limits?: Partial<Execute>]>
> = {
  "an endless loop": [
    "while True: pass",
    ({ timedOut, error }) => timedOut && error === "out of time",
    { timeout: 300 },
  ],
  "all memory": [
    "x = []\nwhile True: x.append('a' * 10**7)",
    ({ error }) => /^MemoryError/.test(error!),
    { timeout: 10_000, memory: 2 ** 29 },
  ],
  "a fork": ["import os\nos.fork()", refused],
  "another program": ["import os\nos.execv('/bin/sh', ['sh'])", refused],
  "a shell": ["import subprocess\nsubprocess.run(['true'])", refused],
  "a socket": ["import socket\nsocket.socket()", refused],
  "a thread": ["import threading\nthreading.Thread(target=print).start()", ({ error }) => /^RuntimeError/.test(error!)],
  "reading /etc": ["ans = open('/etc/passwd').read()", ({ error }) => /^FileNotFoundError/.test(error!)],
  "reading the home": ["import os\nans = os.listdir('/home')", ({ error }) => /^FileNotFoundError/.test(error!)],
  "writing a file": ["open('/tmp/x', 'w').write('x')", refused],
  "removing a file": ["import os\nos.unlink('/usr/bin/python3')", refused],
  "killing its parent": ["import os\nos.kill(os.getppid(), 9)", refused],
  "killing everybody": ["import os\nos.kill(-1, 9)", refused],
  "leaving with an error": [
    "import sys\nsys.exit(3)",
    ({ exitCode, error }) => exitCode === 1 && error === "SystemExit: 3",
  ],
  "leaving without a word": [
    "import os\nans = 1\nos._exit(0)",
    ({ exitCode, answer }) => exitCode === undefined && answer === undefined,
  ],
  "deep recursion": ["def f(n): return f(n + 1)\nf(0)", ({ error }) => /^RecursionError/.test(error!)],
  "a program nested too deeply": [
    `ans = ${"(".repeat(5000)}1${")".repeat(5000)}`,
    ({ exitCode, error }) => exitCode === 1 && error !== undefined,
  ],
  "no Python": ["def", ({ error, isLiteral }) => /^SyntaxError/.test(error!) && isLiteral === undefined],
  "raw system calls": [
    "import ctypes\nlibc = ctypes.CDLL(None)\n# fork, clone, vfork, execve, socket, ptrace, bpf, io_uring, kill, x32 open, openat2, unlink, rename, creat\nans = [libc.syscall(n, 0, 0, 0, 0, 0) for n in (57, 56, 58, 59, 41, 101, 321, 425, 62, 0x40000002, 437, 87, 82, 85)]",
    ({ answer }) => answer === `[${new Array(14).fill(-1).join(", ")}]`,
  ],
  // A pipe's owner is sent a signal when it is read from: one that the program may choose.
  "a signal through a pipe's owner": [
    "import ctypes, os\nfcntl = ctypes.CDLL(None).fcntl\nF_SETFL, F_SETOWN, F_SETSIG, O_ASYNC = 4, 8, 10, 0o20000\nans = {fcntl(fd, *set) for fd in range(3, 64) for set in [(F_SETSIG, 9), (F_SETOWN, os.getppid()), (F_SETFL, O_ASYNC | 1)]}\nfor fd in range(3, 64):\n  try: os.write(fd, b' ' * 60000)\n  except OSError: pass",
    ({ answer }) => answer === "[-1]",
  ],
  "a result nested too deeply": forged("[", 9e5),
  "a result with no number for one": forged('{"graphs": [], "exitCode": NaN}'),
  "a result of another kind": forged('{"graphs": [], "kind": "text", "answer": 5, "exitCode": 0}'),
  "a result with graphs that are none": forged('{"graphs": [null], "exitCode": 0}'),
  "half a result": forged('{"graphs": ['),
  "a result that never ends": [
    "import os\nwhile True:\n  for fd in range(3, 64):\n    try: os.write(fd, b' ' * 60000)\n    except OSError: pass",
    ({ timedOut }) => timedOut,
    { timeout: 300 },
  ],
  "closing everything": [
    "import os\nos.closerange(0, 256)\nwhile True: pass",
    ({ error, timedOut }) => error === "ended without a result" && !timedOut,
  ],
  "an answer that is not to be shown": [
    "class X:\n  def __str__(self): raise SystemExit\nans = X()",
    ({ exitCode, answer }) => exitCode === 1 && answer === undefined,
  ],
  "a gigabyte of print": ["print('a' * 10**9)\nans = 1", ({ answer, error }) => answer === "1" || error !== undefined],
  "an answer too long": ["ans = 'a' * 10**7", ({ error }) => error === "the answer is too long"],
};

/** A program that writes its result itself: a text, so many times over. */
function forged(result: string, times = 1): readonly [program: string, found: (ran: Ran) => boolean] {
  return [
    `import os\nfor fd in range(3, 64):\n  try: os.write(fd, ${JSON.stringify(result)}.encode() * ${times})\n  except OSError: pass\nos._exit(0)`,
    ({ kind, error, graphs }) => kind === "ran" && error === "ended without a result" && graphs.length === 0,
  ];
}

function refused({ exitCode, error }: Ran): boolean {
  return exitCode === 1 && /PermissionError|Operation not permitted/.test(error!);
}

for (const [what, [program, found, limits]] of Object.entries(PROBES)) {
  contained(`${what} is contained and classed`, async () => {
    const ran = await sandbox.run(job(program, limits));
    assert.ok(found(ran), JSON.stringify(ran));
    assert.is(ran.isolation, "bubblewrap");
    assert.is((await sandbox.run(job("ans = 1 + 1"))).answer, "2", "the next program runs as if nothing had been");
  });
}

contained("a forged result is the forger's own, and nobody else's", async () => {
  const forge =
    'import os\nfor fd in range(3, 64):\n  try: os.write(fd, b\'{"exitCode":0,"graphs":[],"answer":"forged"}\\n\')\n  except OSError: pass';
  const [first, second] = await Promise.all([sandbox.run(job(forge)), sandbox.run(job("ans = 'mine'"))]);
  assert.not.equal(second.answer, "forged");
  assert.is(second.answer, "mine");
  assert.ok(first.answer === undefined || first.answer === "forged");
});

needs(test, "python-networkx")(
  "what one program spoils, the next one finds whole; graphs that are built are told",
  async () => {
    await sandbox.run(job("import networkx as nx, builtins\nnx.Graph = None\nbuiltins.len = None\nans = 1"));
    const built = await sandbox.run(
      job(
        "import networkx as nx\nnodes = [1, 2, 3]\nedges = [(1, 2), (3, 2), (2, 2)]\nG = nx.Graph()\nG.add_edges_from(edges)\nD = nx.DiGraph(G)\nans = len(G)",
      ),
    );
    assert.is(built.answer, "3");
    assert.equal(built.declaredNodes, ["1", "2", "3"]);
    assert.equal(built.declaredEdges, [
      ["1", "2"],
      ["2", "3"],
    ]);
    assert.equal(
      built.graphs.map((graph) => [graph.class, graph.directed, graph.order, graph.size]),
      [
        ["Graph", false, 3, 3],
        ["DiGraph", true, 3, 5],
      ],
    );
    assert.equal(built.graphs[0]!.edges, [
      ["1", "2"],
      ["2", "3"],
    ]);
  },
);

contained("answers are shown as the published harness shows them", async () => {
  const shown = async (program: string) => (await sandbox.run(job(program))).answer;
  assert.is(await shown("ans = True"), "Yes");
  assert.is(await shown("ans = {3, 1, 2}"), "[1, 2, 3]");
  assert.is(await shown("ans = [[1, 2], (3, 4)]"), "[(1, 2), (3, 4)]");
  assert.is(await shown("ans = (1, 2)"), "[1, 2]");
  assert.is(await shown("x = 1"), undefined);
});

contained("answers that are written down are known from those that are worked out", async () => {
  const literal = async (program: string) => (await sandbox.run(job(program))).isLiteral;
  for (const program of ["ans = 5", "ans = [1, -2, (3,)]", "x = 1\nans = {'a': 1}", `ans = ${"-".repeat(900)}1`])
    assert.is(await literal(program), true, program);
  for (const program of [
    "ans = 2 + 3",
    "ans = [1, not 2]",
    "ans = 0\nans += 1",
    "ans = []\nans.append(1)",
    "for ans in [1]: pass",
    "if True: ans = 5",
    "ans = [0]\nans[0] = 1",
    "(ans := 3)",
  ])
    assert.is(await literal(program), false, program);
});

contained("supplied data are there, and whether they are read is told", async () => {
  const given = { nodes: [4, 7], edges: [[4, 7]] };
  const read = await sandbox.run(job("ans = [len(nodes), type(edges[0]).__name__]", { given }));
  assert.equal([read.answer, read.readsGraph], ["[2, 'tuple']", true]);
  assert.is((await sandbox.run(job("nodes = [1]\nans = 1", { given }))).readsGraph, false);
});

contained("with the filter alone, nothing starts, connects or writes", async () => {
  const bare = await pythonSandbox({ runners: 1, isolation: "seccomp" });
  try {
    for (const what of [
      "a fork",
      "another program",
      "a socket",
      "writing a file",
      "killing its parent",
      "raw system calls",
      "a signal through a pipe's owner",
    ]) {
      const [program, found] = PROBES[what]!;
      const ran = await bare.run(job(program));
      assert.ok(found(ran), `${what}: ${JSON.stringify(ran)}`);
      assert.is(ran.isolation, "seccomp");
    }
  } finally {
    await bare.close();
  }
});

contained("a program that runs as the sandbox is closed ends with an error, and starts nothing anew", async () => {
  const closing = await pythonSandbox({ runners: 1 });
  const before = descendants(process.pid).length;
  const running = closing.run(job("while True: pass", { timeout: 60_000 })).catch((error: Error) => error);
  await pause(50);
  await closing.close();
  assert.match(String(await running), /as it closed$/);
  assert.ok(descendants(process.pid).length < before);
});

contained("kill -9 of the process that runs it leaves none behind", async () => {
  const args = ["--conditions=@graphshift/source", "--import", "tsx", "test/sandbox/children/run-forever.ts"];
  const child = spawn(process.execPath, args, { stdio: ["ignore", "pipe", "inherit"] });
  await once(child.stdout!, "data");
  assert.ok(descendants(child.pid!).length > 0);
  const before = descendants(child.pid!);
  child.kill("SIGKILL");
  await once(child, "exit");
  for (let wait = 0; wait < 50 && before.some(isAlive); wait++) await pause(100);
  assert.equal(before.filter(isAlive), []);
});

function isAlive(pid: number): boolean {
  return existsSync(`/proc/${pid}`);
}

function descendants(root: number): number[] {
  const parents = new Map(
    readdirSync("/proc")
      .filter((name) => /^\d+$/.test(name))
      .flatMap((name) => {
        try {
          return [[Number(name), Number(/\) \S (\d+)/.exec(readFileSync(`/proc/${name}/stat`, "utf8"))![1])] as const];
        } catch {
          return [];
        }
      }),
  );
  const found = [root];
  for (const pid of found) for (const [child, parent] of parents) if (parent === pid) found.push(child);
  return found.slice(1);
}

test.run();
