import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { knownPrompts } from "#src/commands/fake-server/known-prompts";
import { rule } from "#src/commands/fake-server/rule";
import { main } from "#src/commands/main";
import { fakeIo } from "#test/commands/fake-io";
import { runHere, withProvider, writeExperiment } from "#test/commands/run/hosted-lab";
import { failure } from "#test/failure";
import { inScratch } from "#test/scratch";

const test = suite("asking in a hosted run");
const size = { settings: ["incident", "friendship"], train: 20, test: 26 };
const items = 3 * 2 * size.test;

test("a second session asks for nothing; --fresh asks for all again, and the last reply counts", () =>
  inScratch(async (folder) => {
    const dir = join(folder, "run");
    const knowing = rule(knownPrompts(join(dir, "splits")), 0);
    let knows = true;
    await withProvider(
      dir,
      0,
      undefined,
      async (server) => {
        const file = writeExperiment(join(folder, "e.yaml"), server, size);
        const prices = join(folder, "prices.json");
        const price = { provider: "openai", input: 1, output: 1, date: "2026-12-01" };
        const names = ["gpt-4.1-mini-2025-04-14", "ft:gpt-4.1-mini-2025-04-14"];
        writeFileSync(prices, JSON.stringify(names.map((model) => ({ ...price, model }))));
        const first = await runHere(file, dir, { prices });
        assert.match(first, `replies: ${items} asked, 0 from the record\n`);
        assert.match(first, /tokens: [\d,]+ sent, [\d,]+ written/);
        assert.match(first, /paid for replies: \$\d/);
        const matrix = () => JSON.parse(readFileSync(join(dir, "matrix.json"), "utf8")).cells;
        const rights = () => matrix().map(({ right: one }: { right: number }) => one);
        const before = rights();
        const second = await runHere(file, dir, { prices });
        assert.match(second, `replies: 0 asked, ${items} from the record\n`);
        assert.not.match(second, "tokens:");
        assert.is(server.stats().completions, items);
        knows = false;
        const fresh = await runHere(file, dir, { fresh: true });
        assert.match(fresh, `replies: 0 asked, ${items} asked again, 0 from the record\n`);
        assert.match(fresh, "paid for replies: unknown\n");
        assert.is(server.stats().completions, 2 * items);
        assert.equal(rights(), Array(6).fill(0));
        assert.ok(before.some((count: number) => count > 0));
        assert.match(await runHere(file, dir, {}), `replies: 0 asked, ${items} from the record\n`);
      },
      (messages, model) => (knows ? knowing(messages, model) : "I do not know."),
    );
  }));

test("a tuned model that says what its base says, or that the server does not list, is called out", () =>
  inScratch(async (folder) => {
    const dir = join(folder, "run");
    await withProvider(
      dir,
      0,
      undefined,
      async (server) => {
        const said = await runHere(writeExperiment(join(folder, "e.yaml"), server, size), dir, {});
        const doubt = /incident: ft:\S+ answers all 52 items word for word as openai:\S+ does; is it the tuned one\?/;
        assert.match(said, doubt);
        assert.match(readFileSync(join(dir, "report", "index.html"), "utf8"), doubt);
        assert.not.match(said, "is not among");
      },
      () => "I do not know.",
    );
    const [listing] = readdirSync(dir, { recursive: true, encoding: "utf8" })
      .filter((name) => name.endsWith("listing.json"))
      .sort();
    writeFileSync(join(dir, listing!), JSON.stringify({ schema: 1, models: ["gpt-4.1-mini"] }));
    const io = fakeIo();
    assert.is(await main(["report", dir], io), 0);
    assert.match(io.said.err, /friendship: ft:\S+ is not among the server's 1 models/);
    assert.not.match(io.said.err, /incident: ft:\S+ is not among/);
  }));

test("progress and retries are one line in ten seconds where there is no terminal", () =>
  inScratch(async (folder) => {
    const dir = join(folder, "run");
    const faults = { seed: 1, share: 0.5, kinds: ["server-error", "retry-zero"] as const, retryAfter: 0 };
    await withProvider(dir, 0, faults, async (server) => {
      const said = await runHere(writeExperiment(join(folder, "e.yaml"), server, size), dir, {});
      const lines = said.split("\n").filter((line) => line.includes("sent again ("));
      assert.ok(lines.length <= 1, lines.join("\n"));
      assert.match(said, /, [\d,]+ requests sent again\n/);
    });
  }));

test("--batch is refused in one line where the trainer has no batches, and nothing is made", () =>
  inScratch(async (folder) => {
    const dir = join(folder, "run");
    const io = fakeIo();
    assert.is(await main(["run", "examples/tiny.yaml", "--batch", "--out", dir], io), 2);
    assert.match(
      io.said.err,
      /^graphshift: --batch: expected a service that takes batches \(.*\), got local; leave it out\n$/,
    );
    await failure(Promise.resolve().then(() => readdirSync(dir)));
  }));

test.run();
