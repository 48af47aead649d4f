import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";

/** Who may import whom; the longest matching folder decides. Every layer may import itself. */
const LAYERS: Readonly<Record<string, readonly string[]>> = {
  "src/graph": [],
  src: ["src/graph"],
  "src/onnx": ["src", "src/graph"],
  "src/fake-server": ["src", "src/graph"],
  "src/sandbox": ["src", "src/graph"],
  "src/models": ["src", "src/graph", "src/onnx", "src/sandbox"],
  generators: ["src", "src/graph"],
  splits: ["generators", "src", "src/graph"],
  eval: ["splits", "generators", "src/models", "src", "src/graph"],
  training: ["splits", "eval", "generators", "src/models", "src/onnx", "src", "src/graph"],
  reports: ["eval", "splits", "generators", "src", "src/graph"],
  benchmarks: [
    "splits",
    "eval",
    "training",
    "reports",
    "generators",
    "src/models",
    "src/onnx",
    "src/sandbox",
    "src",
    "src/graph",
  ],
};
const EVERYTHING = Object.keys(LAYERS);
/** Doors may import everything, and nothing but doors may import them. */
const DOORS = ["src/commands", "src/bin", "src/cli", "src/index", "test", "bench", "docs"];

const layersTest = suite("layers");

function layerOf(path: string): string {
  const door = DOORS.find((name) => path === name || path.startsWith(`${name}/`));
  if (door) return "doors";
  const found = EVERYTHING.filter((name) => path === name || path.startsWith(`${name}/`));
  return found.sort((a, b) => b.length - a.length)[0] ?? assert.unreachable(`${path} belongs to no layer`)!;
}

function sources(): string[] {
  const roots = ["src", "generators", "splits", "training", "eval", "reports", "benchmarks", "test", "bench", "docs"];
  return roots
    .filter((root) => existsSync(root))
    .flatMap((root) =>
      readdirSync(root, { recursive: true, encoding: "utf8" }).map((path) => join(root, path).replaceAll("\\", "/")),
    )
    .filter((path) => path.endsWith(".ts") && !path.endsWith(".d.ts"));
}

/** Module specifiers of import and export statements, static and dynamic, and of import.meta.resolve. */
function imports(path: string): string[] {
  const text = readFileSync(path, "utf8");
  const found = text.matchAll(
    /(?:^|[;\s])(?:import|export)\s[^;"']*?from\s+"([^"]+)"|(?:import|import\.meta\.resolve)\(\s*"([^"]+)"|^import\s+"([^"]+)"/gm,
  );
  return [...found].map((match) => match[1] ?? match[2] ?? match[3]!);
}

const files = sources();
const edges = new Map(
  files.map((file) => [
    file.replace(/\.ts$/, ""),
    imports(file)
      .filter((name) => name.startsWith("#"))
      .map((name) => name.slice(1)),
  ]),
);

layersTest("every internal import names a file, and none is relative", () => {
  for (const file of files) {
    for (const name of imports(file)) {
      assert.not.ok(name.startsWith("."), `${file} imports ${name}: say #folder/file`);
      if (name.startsWith("#"))
        assert.ok(existsSync(`${name.slice(1)}.ts`), `${file} imports ${name}, which is no file`);
    }
  }
});

layersTest("imports follow the layers", () => {
  for (const [file, targets] of edges) {
    const from = layerOf(file);
    if (from === "doors") continue;
    for (const target of targets) {
      const to = layerOf(target);
      assert.ok(to === from || LAYERS[from]!.includes(to), `${file} (${from}) may not import ${target} (${to})`);
    }
  }
});

layersTest("one benchmark does not import another", () => {
  const own = (path: string) => /^benchmarks\/([^/]+)\//.exec(path)?.[1];
  for (const [file, targets] of edges) {
    for (const target of targets) {
      if (own(file) && own(target)) assert.is(own(target), own(file), `${file} imports ${target}`);
    }
  }
});

layersTest("no import cycle", () => {
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) assert.unreachable(`cycle: ${[...path.slice(path.indexOf(file)), file].join(" → ")}`);
    if (done.has(file)) return;
    for (const target of edges.get(file) ?? []) visit(target, [...path, file]);
    done.add(file);
  };
  for (const file of edges.keys()) visit(file, []);
});

layersTest("onnxruntime-node is loaded in one file", () => {
  const users = files.filter(
    (file) => /^(src|training|eval)\//.test(file) && imports(file).includes("onnxruntime-node"),
  );
  assert.equal(users, ["src/onnx/runtime.ts"]);
});

layersTest("no Math.random, clock or environment below the doors and the models", () => {
  // Its one line is there to keep ONNX Runtime from reporting to its makers.
  const excepted = "src/onnx/telemetry.ts";
  // The fake server stands in for services that have a clock.
  const watched = files.filter(
    (path) => !["doors", "src/models", "src/fake-server"].includes(layerOf(path.replace(/\.ts$/, ""))),
  );
  for (const file of watched.filter((path) => path !== excepted)) {
    const hit = /Math\.random|Date\.now|new Date\(|performance\.now|process\.env/.exec(readFileSync(file, "utf8"));
    assert.is(hit, null, `${file} uses ${hit?.[0]}`);
  }
});

layersTest("the eight packages of the project are in use", () => {
  const users = (name: string, where: RegExp) =>
    files.filter(
      (file) => where.test(file) && imports(file).some((spec) => spec === name || spec.startsWith(`${name}/`)),
    );
  const product = /^(src|generators|splits|training|eval|reports)\//;
  const packages = [
    "graphology",
    "graphology-generators",
    "seedrandom",
    "openai",
    "@huggingface/inference",
    "onnxruntime-node",
    "arquero",
  ];
  for (const name of packages) assert.ok(users(name, product).length > 0, `${name} is used nowhere in the product`);
  assert.ok(users("uvu", /^test\//).length > 0);
});

layersTest("every test file runs its suite", () => {
  for (const file of files.filter((path) => path.endsWith(".test.ts"))) {
    assert.match(readFileSync(file, "utf8"), /\.run\(\);?\s*$/, `${file} never runs its suite`);
  }
});

layersTest.run();
