import { suite } from "uvu";
import { each, letters, people } from "#test/eval/readers/told";

const test = suite("reading an order");
const five = { labels: ["0", "1", "2", "3", "4"], scale: 1 };
const three = { labels: ["0", "1", "2"], scale: 1 };

test("chains of every make", () => {
  const order = [3, 0, 4, 1, 2];
  each("order", five, [
    ["Answer: 3, 0, 4, 1, 2", order],
    ["Answer: 3 -> 0 -> 4 -> 1 -> 2", order],
    ["Answer: 3->0->4->1->2.", order],
    ["Answer: 3 → 0 → 4 → 1 → 2", order],
    ["Answer: 3 => 0 => 4 => 1 => 2", order],
    ["Answer: $3 \\rightarrow 0 \\to 4 \\rightarrow 1 \\rightarrow 2$", order],
    ["Answer: node 3, node 0, node 4, node 1, node 2", order],
    ["Answer: Node 3 -> Node 0 -> Node 4 -> Node 1 -> Node 2", order],
    ["Answer: node3, node0, node4, node1, node2", order],
    ["Answer: [3, 0, 4, 1, 2]", order],
    ["Answer: (3), (0), (4), (1), (2)", order],
    ["Answer: 3, 0, 4, 1 and 2", order],
    ["Answer: 3, 0, 4, 1, and finally 2", order],
    ["Answer: 3 0 4 1 2", order],
    ["Answer: 3 then 0 then 4 then 1 then 2", order],
    ["Answer: 3 - 0 - 4 - 1 - 2", order],
    ["Answer: 3 > 0 > 4 > 1 > 2", order],
    ["The answer is:  3,0,4,1,2.", order],
    ["`{node 3 -> node 0 -> node 4 -> node 1 -> node 2}`", order],
    ["```\n3 -> 0 -> 4\n-> 1 -> 2\n```", order],
    ["\nA: One possible topological sort is: 3->0->4->1->2.", order],
    ["The order is 3, 0, 4, 1, 2.", order],
    ["The nodes can be visited in this order:\n3, 0, 4, 1, 2", order],
  ]);
});

test("lists over several lines", () => {
  each("order", three, [
    ["1. Visit node 2.\n2. Visit node 0.\n3. Visit node 1.", [2, 0, 1]],
    ["1. 2\n2. 0\n3. 1", [2, 0, 1]],
    ["1) 2\n2) 0\n3) 1", [2, 0, 1]],
    ["(1) 2\n(2) 0\n(3) 1", [2, 0, 1]],
    ["1. Visit node 2, then node 0.\n2. Visit node 1.", [2, 0, 1]],
    ["1. Node 2: it waits for nothing.\n2. Node 0: it waits for 2.\n3. Node 1: it waits for 0.", [2, 0, 1]],
    ["| step | node |\n| --- | --- |\n| 1 | 2 |\n| 2 | 0 |\n| 3 | 1 |", [2, 0, 1]],
    ["Answer:\n2\n0\n1", [2, 0, 1]],
    ["Answer:\n1. 2\n2. 0\n3. 1\n", [2, 0, 1]],
    ["Answer:\n- node 2\n- node 0\n- node 1", [2, 0, 1]],
  ]);
});

test("prose that tells the nodes one by one", () => {
  each("order", three, [
    ["Visit node 2 first, then node 0, and finally node 1.", [2, 0, 1]],
    ["Start with node 2. Then comes node 0. Finally visit node 1.", [2, 0, 1]],
    ["0 has no rule before it. 1 has none. 2 has none.", "unparsed"],
  ]);
});

test("orders with faults are read as they are", () => {
  each("order", five, [
    ["Answer: 3, 0, 4, 1", [3, 0, 4, 1]],
    ["Answer: 3, 0, 4, 1, 2, 3", [3, 0, 4, 1, 2, 3]],
    ["Answer: 3, 3, 3, 3, 3", [3, 3, 3, 3, 3]],
    ["Answer: 0 -> 1 -> 9", "impossible"],
    ["Answer: 3 -> 0 -> Ћ -> 1 -> 2", "impossible"],
  ]);
});

test("the claim that there is no order is a wrong answer, not an unread one", () => {
  each("order", five, [
    ["No, it is not possible to visit all nodes.", "impossible"],
    ["There is a cycle between 0 and 3.", "impossible"],
    ["The nodes cannot be ordered.", "impossible"],
    ["Answer: no", "impossible"],
    ["The answer is none.", "impossible"],
    ["This keeps every rule without a cycle: 3, 0, 4, 1, 2 is the order.", [3, 0, 4, 1, 2]],
  ]);
});

test("several orders and none", () => {
  each("order", three, [
    ["Answer: 0, 1, 2\nAnswer: 0, 2, 1", "ambiguous"],
    ["Answer: 0, 1, 2 or 0, 2, 1", "ambiguous"],
    ["Possible orders: 0 -> 1 -> 2 or 0 -> 2 -> 1", "ambiguous"],
    ["The order starts with 0. So far the order is 0, 1. The order is 0, 1, 2.", [0, 1, 2]],
    ["The answer is 0, 1, 2.\nQ: Which order of all the nodes?\nA: 2, 1, 0", [0, 1, 2]],
    ["", "unparsed"],
    ["None", "unparsed"],
    ["Node 1 must come before nodes 0 and 2.", "unparsed"],
    ["I cannot give an order, sorry.", "refused"],
    ["It is not possible to determine the order from this.", "refused"],
  ]);
});

test("letters that are words, and letters inside letters", () => {
  const spread = { labels: ["A", "B", "AA", "AB"], scale: 1 };
  each("order", spread, [
    ["Answer: AA, A, AB, B", [2, 0, 3, 1]],
    ["A valid order is AA -> A -> AB -> B.", [2, 0, 3, 1]],
    ["Answer: A valid order is AA, A, AB, B", [2, 0, 3, 1]],
    ["Answer: AAA, A", "unparsed"],
  ]);
  each("order", letters, [["Answer: a, b, c, d, e, f, g, h", "unparsed"]]);
});

test("names, with and without a noun", () => {
  each("order", people, [
    ["Answer: Zoe, Alice, Theo, Greta, Carlos", [4, 0, 3, 2, 1]],
    ["Answer: **Zoe** -> Alice -> Theo's -> Greta", [4, 0, 3]],
    ["Zoe speaks first, then Alice, then Theo, then Greta, then Carlos.", [4, 0, 3, 2, 1]],
    ["Answer: person Zoe, person Alice, Theo, Greta, Carlos", [4, 0, 3, 2, 1]],
  ]);
});

test("labels of several tokens, one inside another", () => {
  const cities = { labels: ["New York", "York", "n3", "n31"], scale: 1 };
  each("order", cities, [
    ["Answer: York, New York, n31, n3", [1, 0, 3, 2]],
    ["Answer: n3 -> n31 -> New York -> York", [2, 3, 0, 1]],
  ]);
});

test.run();
