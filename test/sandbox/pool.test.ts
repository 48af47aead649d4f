import { suite } from "uvu";
import * as assert from "uvu/assert";
import { pool, type Worker } from "#src/sandbox/pool";
import { job } from "#test/sandbox/job";

const test = suite("sandbox: pool");

/** Workers that give their job's program back once they are let, and are lost where it says so. */
function workers() {
  const seen = { started: 0, ended: 0, running: 0, most: 0 };
  const waiting = new Set<() => void>();
  const start = async (): Promise<Worker<string>> => {
    seen.started++;
    let end = () => {};
    const gone = new Promise<undefined>((done) => {
      end = () => done(undefined);
    });
    return {
      async run({ program }) {
        seen.most = Math.max(seen.most, ++seen.running);
        const isLet = new Promise<void>((done) => waiting.add(done));
        const result =
          program === "stuck" ? await gone : await isLet.then(() => (program === "lost" ? undefined : program));
        seen.running--;
        return result;
      },
      async end() {
        seen.ended++;
        end();
      },
    };
  };
  const turn = () => new Promise((done) => setImmediate(done));
  const letAll = async () => {
    await turn();
    for (const done of waiting) done();
    waiting.clear();
    await turn();
  };
  return { seen, start, letAll };
}

test("so many jobs run at a time, on workers that are kept", async () => {
  const { seen, start, letAll } = workers();
  const { run, close } = pool(2, start);
  const results = Promise.all(["a", "b", "c", "d"].map((program) => run(job(program))));
  await letAll();
  await letAll();
  assert.equal(await results, ["a", "b", "c", "d"]);
  assert.equal([seen.started, seen.most], [2, 2]);
  await close();
  assert.is(seen.ended, 2);
});

test("a lost worker is ended and replaced; its job has no result", async () => {
  const { seen, start, letAll } = workers();
  const { run, close } = pool(1, start);
  const results = Promise.all([run(job("lost")), run(job("a"))]);
  await letAll();
  await letAll();
  assert.equal(await results, [undefined, "a"]);
  assert.equal([seen.started, seen.ended], [2, 1]);
  await close();
});

test("workers make way after 2000 jobs", async () => {
  const { seen, start } = workers();
  const { run, close } = pool(1, async () => ({ ...(await start()), run: async ({ program }) => program }));
  for (let i = 0; i < 4001; i++) await run(job("a"));
  assert.equal([seen.started, seen.ended], [3, 2]);
  await close();
});

test("as it closes, what runs and what waits ends with an error, and nothing starts", async () => {
  const { seen, start } = workers();
  const { run, close } = pool(1, start);
  const failed = (program: string) => run(job(program)).catch((error: Error) => error.message);
  const results = Promise.all(["stuck", "a", "b"].map(failed));
  await new Promise((done) => setImmediate(done));
  await close();
  for (const message of [...(await results), await failed("c")]) assert.match(message!, /as it closed$/);
  assert.equal([seen.started, seen.running], [1, 0]);
});

test("a worker that is started while it closes is ended", async () => {
  const { seen, start } = workers();
  let go = () => {};
  const slow = async () => {
    await new Promise<void>((done) => {
      go = done;
    });
    return start();
  };
  const { run, close } = pool(1, slow);
  const result = run(job("a")).catch((error: Error) => error.message);
  await new Promise((done) => setImmediate(done));
  const closed = close();
  go();
  await closed;
  assert.match((await result)!, /as it closed$/);
  assert.equal([seen.started, seen.ended], [1, 1]);
});

test("a job whose signal has fired is not started", async () => {
  const { seen, start } = workers();
  const { run } = pool(1, start);
  await run(job("a"), AbortSignal.abort(new Error("stopped"))).then(assert.unreachable, ({ message }) =>
    assert.is(message, "stopped"),
  );
  assert.is(seen.started, 0);
});

test.run();
