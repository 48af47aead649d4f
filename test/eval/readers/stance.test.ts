import { suite } from "uvu";
import { each, offering } from "#test/eval/readers/told";

const test = suite("reading whether two sentences support or counter each other");
const plain = offering();

test("the word itself", () => {
  each("stance", plain, [
    ["support", "support"],
    ["Counter.", "counter"],
    ["**Support**", "support"],
    ['Therefore the answer is "counter".', "counter"],
    ['I would answer "support."', "support"],
    ['So I must answer "counter" to your question.', "counter"],
    ["Certainly! Here is what I think:\n\nCounter", "counter"],
    ["Counter. The two sentences do not support each other, as the first praises what the second blames.", "counter"],
    ["Support. The first sentence says that people counter fears with facts.", "support"],
  ]);
});

test("how the sentences stand to each other, in prose", () => {
  each("stance", plain, [
    ["Both sentences support each other.", "support"],
    ["The first sentence supports the second one.", "support"],
    ["The second statement counters the first.", "counter"],
    ["The two sentences contradict each other.", "counter"],
    ["The two sentences do not support each other.", "counter"],
  ]);
});

test("what the sentences are about, and a choice repeated, is no stance", () => {
  each("stance", plain, [
    ["Many people support zoos.", "unparsed"],
    ["They neither support nor counter each other.", "unparsed"],
    ["Do they support or counter each other?", "unparsed"],
    ["neutral", "unparsed"],
    ["I cannot take a stance on that.", "refused"],
  ]);
});

test("both are ambiguous; the last one counts under the lenient policy", () => {
  const reply = "The answer is support. Or rather, the answer is counter.";
  each("stance", plain, [[reply, "ambiguous"]]);
  each("stance", plain, [[reply, "counter"]], "lenient");
});

test.run();
