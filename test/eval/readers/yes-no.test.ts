import { suite } from "uvu";
import { each, offering } from "#test/eval/readers/told";

const test = suite("reading yes or no to any question");
const plain = offering();

test("the word itself, with what follows it", () => {
  each("yesNo", plain, [
    ["Yes", true],
    ["no.", false],
    ["Yes, whales are mammals.", true],
    ["No. Whales have no gills, and it is not true that they lay eggs.", false],
    ["No, because it melts.", false],
    ["**Answer:** No", false],
    ["The answer is yes.", true],
    ["So I would say: no", false],
    ["True", true],
    ["That is not true.", false],
    ["False.", false],
  ]);
});

test("a digit counts as a verdict only if it is all there is to the answer", () => {
  each("yesNo", plain, [
    ["0", false],
    ["The answer is 1.", true],
    ["There were 2 of them in 1 place.", "unparsed"],
  ]);
});

test("nothing is read into words about graphs, or into a 'no' that belongs to another word", () => {
  each("yesNo", plain, [
    ["There is a path through the woods.", "unparsed"],
    ["The towns are not connected.", "unparsed"],
    ["No evidence of that is known to me.", "unparsed"],
    ["You asked for yes or no.", "unparsed"],
  ]);
});

test("both at once is ambiguous; the last one counts under the lenient policy", () => {
  each("yesNo", plain, [
    ["Yes. On reflection: no.", "ambiguous"],
    ["Yes, the answer is no.", "ambiguous"],
    ["No whale lays eggs, so the answer is yes.", true],
  ]);
  each("yesNo", plain, [["Yes. On reflection: no.", false]], "lenient");
});

test("refusals, unless an answer follows", () => {
  each("yesNo", plain, [
    ["I apologize, but I cannot tell you that.", "refused"],
    ["It is not possible for me to say.", "refused"],
    ["I cannot be sure, but I say yes.", true],
  ]);
});

test.run();
