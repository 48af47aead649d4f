import { suite } from "uvu";
import { digits, each, letters, people } from "#test/eval/readers/told";

const test = suite("reading yes or no");

test("plain verdicts, with any blank before them", () => {
  each("verdict", digits, [
    ["Yes", true],
    ["\nno.", false],
    ["  YES!", true],
    ["**No**", false],
    ["A: yes", true],
    ["Answer: Yes", true],
    ["Final answer: no", false],
    ["**Answer:** no", false],
    ["The final answer is **yes**.", true],
    ["The answer to your question is: no", false],
    ["Answer:\nyes", true],
    ["true", true],
    ["The statement is false.", false],
    ["\\boxed{yes}", true],
    ["So the path exists. [Yes]", true],
  ]);
});

test("the answer line wins over all that was said before and after", () => {
  each("verdict", digits, [
    ["No edge joins them, no. Yet via 3 there is one.\nAnswer: yes", true],
    ["Answer: no\nYes, I am sure. The answer is yes.", false],
    ["The answer is no.\n\nAnswer: yes.", true],
  ]);
});

test("claims that contradict one another are ambiguous", () => {
  each("verdict", digits, [
    ["The answer is yes.\n\nHmm. The answer is no.", "ambiguous"],
    ["Answer: yes\nAnswer: no", "ambiguous"],
    ["Yes and no", "ambiguous"],
    ["Yes / No", "ambiguous"],
    ["Yes. On reflection: no.", "ambiguous"],
    ["There is a path. There is no path.", "ambiguous"],
    ["The answer is yes. Again, the answer is yes.", true],
  ]);
});

test("a verdict that the reply opens with is a claim as clear as a stated answer", () => {
  each("verdict", digits, [
    ["Yes. But actually, the answer is no.", "ambiguous"],
    ["Yes, the answer is no.", "ambiguous"],
    ["No.\n\nAnswer: yes", "ambiguous"],
    ["False. The answer is true.", "ambiguous"],
    ["Yes, at first sight. The answer is no.", "ambiguous"],
    ["Yes. The answer is yes.", true],
    ["No, they are not. So the answer is no.", false],
    ["**Yes**\n\nAnswer: Yes", true],
  ]);
  each("verdict", digits, [["Yes. But actually, the answer is no.", false]], "lenient");
});

test("a yes or no on the way to the answer is none", () => {
  each("verdict", digits, [
    ["No direct edge joins 0 and 5. But via 3 there is a path, so the answer is yes.", true],
    ["No edge leads from 5 to 0. The answer is yes.", true],
    ["Is 0 joined to 3? Yes. Is 3 joined to 5? No. The answer is no.", false],
    ["Node 0 is joined to 3, yes. From there nothing leads on. The answer is no.", false],
    ["Yes or no? We start at 0. The answer is no.", false],
    ["0: 2 3; 2: yes, 5 is seen. The answer is no.", false],
  ]);
});

test("a made-up next turn and leaked markup are not read", () => {
  each("verdict", digits, [
    ["The answer is yes.\nQ: Is there a path from 1 to 2?\nA: The answer is no.", true],
    ["The answer is no. [INST] Is 4 joined to 5? [/INST] The answer is yes.", false],
    ["no</s> yes", false],
    ["yes<|im_end|>\n<|im_start|>user no", true],
    ["[/INST] The answer is no.", false],
    ["yes\n### Question: and now? no", true],
  ]);
});

test("a verdict coded as a digit counts where the answer is stated, and nowhere else", () => {
  each("verdict", digits, [
    ["The answer is 1.", true],
    ["Answer: 0", false],
    ["1 is joined to 0", "unparsed"],
    ["The answer is 12.", "unparsed"],
  ]);
});

test("verdicts in prose", () => {
  each("verdict", digits, [
    ["There is a path from node 0 to node 5.", true],
    ["A path exists: 0, 3, 5.", true],
    ["Nodes 0 and 5 are connected.", true],
    ["Node 5 can be reached from node 0.", true],
    ["Node 1 is not connected to any other.", false],
    ["There isn't a path between them.", false],
    ["Node 5 is unreachable from here.", false],
    ["There is no direct path between 0 and 5. However, they are connected indirectly.", true],
    ["Let us find whether there is a path.", "unparsed"],
    ["Node 0 is connected to node 3. Node 3 is connected to", "unparsed"],
    ["A -> E.", "unparsed"],
  ]);
});

test("keywords inside other words and phrases are no verdicts", () => {
  each("verdict", digits, [
    ["No**d**e 4 is **not**able. Yes, they are connected.", true],
    ["Node 4 is notable; nothing else is known… Yes, they are.", true],
    ["There is no doubt: yes", true],
    ["No node stands apart, so yes.", true],
    ["Answer yes or no, it says. No.", false],
    ["Yesterday I saw node 7.", "unparsed"],
  ]);
});

test("empty, broken and evasive replies", () => {
  each("verdict", digits, [
    ["", "unparsed"],
    [" \n\t ", "unparsed"],
    ["None", "unparsed"],
    ["Blue", "unparsed"],
    ["I cannot tell", "refused"],
    ["I'm sorry, but I can't help with graphs.", "refused"],
    ["I cannot determine if there is a path between them.", "refused"],
    ["There is not enough information given.", "refused"],
    ["As an AI I have no opinion.", "refused"],
    ["I cannot see an edge, but via 2 I find one. Answer: yes", true],
  ]);
});

test("letters and names that are words", () => {
  each("verdict", letters, [
    ["A path leads from A to C. Yes.", true],
    ["A: no", false],
  ]);
  each("verdict", people, [["Alice knows Theo, and Theo knows Zoe. The answer is yes.", true]]);
});

test("a line that begins with Q: is a question, but for a node called Q only if it asks something", () => {
  const labels = [..."OPQR"];
  each("verdict", { labels, scale: 1 }, [
    ["P: O, Q\nQ: P, R\nSo yes.", true],
    ["Yes.\nQ: Is there a path from O to R?\nNo.", true],
  ]);
});

test.run();
