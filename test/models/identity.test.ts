import { suite } from "uvu";
import * as assert from "uvu/assert";
import { doubts } from "#src/models/identity";
import { listedModels } from "#src/models/listed-models";
import { failure } from "#test/failure";
import { withServer } from "#test/models/server";

const test = suite("whether a tuned model is one");
const replies = (count: number, say = (i: number) => `Answer: ${i}`) =>
  new Map(Array.from({ length: count }, (_, i) => [`item-${i}`, say(i)]));
const model = (name: string, said: ReadonlyMap<string, string>) => ({ name, replies: said });

test("one that is listed and differs is beyond doubt", () => {
  const tuned = model(
    "t",
    replies(80, (i) => (i === 63 ? "Answer: else" : `Answer: ${i}`)),
  );
  assert.equal(doubts(tuned, model("b", replies(80)), ["b", "t"]), []);
  assert.equal(doubts(tuned, model("b", replies(80))), []);
});

test("one that the server does not list is called out", () => {
  assert.equal(doubts(model("t", replies(0)), model("b", replies(0)), ["b", "t:latest"]), [
    "t is not among the server's 2 models",
  ]);
});

test("one that answers 50 items as its base does is called out, and not on fewer or on other items", () => {
  const said = (count: number) => doubts(model("t", replies(count)), model("b", replies(500)));
  assert.equal(said(49), []);
  assert.match(said(50)[0]!, /^t answers all 50 items word for word as b does/);
  const others = new Map([...replies(80)].map(([item, reply]) => [`other-${item}`, reply]));
  assert.equal(doubts(model("t", others), model("b", replies(80))), []);
});

test("the server's list is read with the provider's key", async () => {
  await withServer(
    ({ path }) => ({ body: { object: "list", data: path === "/v1/models" ? [{ id: "a" }, { id: "b/c" }] : [] } }),
    async (url, log) => {
      const env = { TOGETHER_API_KEY: "k-1" };
      assert.equal(await listedModels("together", { env, baseUrl: `${url}/v1` }), ["a", "b/c"]);
      assert.is(log[0]!.authorization, "Bearer k-1");
    },
  );
  assert.match((await failure(listedModels("together", { env: {} }))).message, "TOGETHER_API_KEY");
});

test.run();
