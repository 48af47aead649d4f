import { suite } from "uvu";
import * as assert from "uvu/assert";
import { checkDisk } from "#src/commands/doctor/check-disk";
import { checkEndpoints } from "#src/commands/doctor/check-endpoints";
import { checkKeys } from "#src/commands/doctor/check-keys";
import { checkTables } from "#src/commands/doctor/check-tables";
import { checks } from "#src/commands/doctor/checks";
import type { Finding, Surroundings } from "#src/commands/doctor/finding";
import { main } from "#src/commands/main";
import { fakeIo } from "#test/commands/fake-io";

const test = suite("doctor");

const KEY = "sk-marked-0123456789-abcdefghij";
const offline: typeof fetch = () => {
  throw new Error("nobody may be asked");
};
const around = (changes: Partial<Surroundings>): Surroundings => {
  return { env: {}, today: "2026-12-01", folder: ".", fetch: offline, ...changes };
};
const states = (findings: readonly Finding[]) => Object.fromEntries(findings.map(({ what, state }) => [what, state]));

test("without --online nobody is contacted, every check tells something, and the command ends well", async () => {
  for (const check of checks) assert.ok((await check(around({ env: { OPENAI_API_KEY: KEY } }))).length > 0);
  const io = fakeIo();
  assert.is(await main(["doctor"], io), 0);
  const lines = io.said.out.trimEnd().split("\n");
  for (const line of lines.slice(0, -1)) assert.match(line, /^(ok|--|!!) [^:]+: \S/);
  assert.match(io.said.out, /^ok Node: \d+/m);
  assert.match(io.said.out, /^ok ONNX Runtime: \d+\.\d+\.\d+, runs on the CPU$/m);
  assert.match(lines.at(-1)!, /^(nothing to mend|\d+ to mend)/);
});

test("of keys it is told that they are there, not what they are", async () => {
  const findings = await checkKeys(around({ env: { OPENAI_API_KEY: KEY, VLLM_API_KEY: KEY, TOGETHER_API_KEY: "" } }));
  const found = states(findings);
  assert.is(found.OPENAI_API_KEY, "ok");
  assert.is(found.VLLM_API_KEY, "ok");
  assert.is(found.TOGETHER_API_KEY, "absent");
  assert.is(found.HF_TOKEN, "absent");
  assert.is(found.FIREWORKS_ACCOUNT_ID, "absent");
  assert.not.ok("OLLAMA_API_KEY" in found, "a server of one's own needs no key");
  assert.not.match(JSON.stringify(findings), /sk-marked/);
});

test("asked to, it counts the models of providers whose keys are set, and says why one does not answer", async () => {
  const hosts: string[] = [];
  const answers: Readonly<Record<string, () => Response>> = {
    "api.openai.com": () => Response.json({ object: "list", data: [{ id: "a" }, { id: "b" }] }),
    "api.together.xyz": () => Response.json({ error: { message: `wrong key ${KEY}` } }, { status: 401 }),
    "api.fireworks.ai": () => new Response("", { status: 503 }),
    "huggingface.co": () => Response.json({ name: "somebody", token: KEY }),
  };
  const asked: typeof fetch = async (input) => {
    const { host } = new URL(input instanceof Request ? input.url : String(input));
    hosts.push(host);
    const answer = answers[host];
    if (!answer) throw new TypeError(`cannot reach ${host} with ${KEY}`);
    return answer();
  };
  const env = Object.fromEntries(
    ["OPENAI", "TOGETHER", "FIREWORKS", "TINKER"].map((name) => [`${name}_API_KEY`, KEY]).concat([["HF_TOKEN", KEY]]),
  );
  const findings = await checkEndpoints(around({ env, fetch: asked }));
  const told = Object.fromEntries(findings.map(({ what, state, found }) => [what.split(" ")[0]!, `${state} ${found}`]));
  assert.equal(told, {
    openai: "ok reached, 2 models listed",
    together: "warning answered 401",
    fireworks: "warning answered 503",
    tinker: "warning not reached",
    vllm: "absent no server",
    ollama: "absent no server",
    huggingface: "ok reached, the token is accepted",
  });
  assert.match(findings.find(({ what }) => what.startsWith("together"))!.mend!, /TOGETHER_API_KEY/);
  assert.not.match(JSON.stringify(findings), /sk-marked/);
  assert.not.ok(hosts.includes("openrouter.ai"), "a provider without a key was asked");
});

test("old tables are called out, and the next deadline is told", async () => {
  const [, deadlines] = await checkTables(around({ today: "2026-12-01" }));
  assert.match(deadlines!.found, /next: 2027-01-06, openai/);
  assert.is(deadlines!.state, "ok");
  const later = await checkTables(around({ today: "2028-01-01" }));
  assert.equal(states(later), { prices: "warning", deadlines: "warning" });
  assert.match(later[1]!.found, /none ahead/);
  assert.match(later[0]!.mend!, /days ago/);
});

test("a folder that may not be written is called out", async () => {
  assert.match((await checkDisk(around({})))[0]!.found, /^\d+\.\d GB free here$/);
  const [finding] = await checkDisk(around({ folder: "/nowhere/at/all" }));
  assert.is(finding!.state, "warning");
});

test.run();
