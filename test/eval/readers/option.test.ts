import { suite } from "uvu";
import { each, offering } from "#test/eval/readers/told";

const test = suite("reading an option");
const films = offering(
  "Ada_Quill, The_Long_Pier_(film)",
  "Susan_B._Moor, The_Long_Pier_(film)",
  "Ada_Quill, Cañon",
  "Otto_Renn, Blue_Hours",
);

test("a letter in any dress", () => {
  each("option", films, [
    ["B", 1],
    ["b", 1],
    ["B.", 1],
    ["(B)", 1],
    ["\nB) ", 1],
    ["**B**", 1],
    ["Option B", 1],
    ["option b.", 1],
    ["Answer: C", 2],
    ["The answer is D.", 3],
    ["The correct answer is (A) because she acted in it.", 0],
    ["The best option is C", 2],
    ["I choose option D: he is the only one.", 3],
    ["The answer is:\nA. Ada_Quill, The_Long_Pier_(film)\nShe acted in both.", 0],
    ["A. Ada Quill, The Long Pier (film)", 0],
    ["option A: Ada Quill. So it is option A.", 0],
    ["\\boxed{C}", 2],
  ]);
});

test("the content of an option, whatever its case, underscores, accents and marks", () => {
  each("option", films, [
    ["Otto_Renn, Blue_Hours", 3],
    ["otto renn blue hours", 3],
    ["The answer is Ada Quill, Canon.", 2],
    ["Susan B. Moor, The Long Pier (film)", 1],
    ["It must be Otto Renn and no other: Otto Renn, Blue Hours.", 3],
  ]);
});

test("an article or an initial is no letter", () => {
  each("option", films, [
    ["A good question. The answer is D.", 3],
    ["A film like that is rare.", "unparsed"],
    ["Susan B. made it.", "unparsed"],
  ]);
});

test("what is ruled out is not chosen; several chosen are ambiguous", () => {
  each("option", films, [
    ["Option A does not fit. Option C does.", 2],
    ["A or B", "ambiguous"],
    ["A\nB", "ambiguous"],
    ["The answer is A. The answer is B.", "ambiguous"],
    ["A. Otto_Renn\nB. Ada_Quill\nC. Cañon\nD. Blue_Hours", "ambiguous"],
    ["None of the options fits.", "impossible"],
    ["E", "unparsed"],
    ["", "unparsed"],
    ["I cannot help with that.", "refused"],
  ]);
  each("option", films, [["The answer is A. No, wait: the answer is B.", 1]], "lenient");
});

test.run();
