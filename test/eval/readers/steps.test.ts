import { suite } from "uvu";
import { each, offering } from "#test/eval/readers/told";

const test = suite("reading an order of steps");
const tea = offering("pour the water", "boil the water", "fill the kettle", "drink tea");
const order = [2, 1, 0, 3];

test("arrows", () => {
  each("steps", tea, [
    ["step2->step1->step0->step3", order],
    ["step2 -> step1 -> step0 -> step3.", order],
    ["Step 2 → Step 1 → Step 0 → Step 3", order],
    ["Here is the order:\n\nstep2 ->\nstep1 ->\nstep0 ->\nstep3", order],
    ["step2\n-> step1\n-> step0\n-> step3", order],
    ["Answer: step2 -> step1 -> step0 -> step3", order],
    ["2 -> 1 -> 0 -> 3", order],
    ["Answer: 2 -> 1 -> 0 -> 3", order],
    ["The answer is 2, 1, 0, 3.", order],
    ["Answer: 2 -> 1", [2, 1]],
    ["Answer: step2->step1->step0->step3 or step1->step2->step0->step3", "ambiguous"],
    ["fill the kettle -> boil the water -> Pour the water -> drink tea", order],
    ["step2: fill the kettle -> step1: boil it -> step0: pour it -> step3: drink it", order],
  ]);
});

test("steps with their texts, and arrows one a line", () => {
  each("steps", tea, [
    ["step2 -> fill the kettle\nstep1 -> boil the water\nstep0 -> pour the water\nstep3 -> drink tea", order],
    ["step2 -> step1\nstep1 -> step0\nstep0 -> step3", order],
    ["step2->step1: boil the water\nstep1->step0: pour the water\nstep0->step3: drink tea", order],
    ["0 -> step2: fill\n1 -> step1: boil\n2 -> step0: pour\n3 -> step3: drink", order],
  ]);
});

test("lists", () => {
  each("steps", tea, [
    ["1. step2\n2. step1\n3. step0\n4. step3", order],
    ["1. Fill the kettle (step2)\n2. Boil the water (step1)\n3. Pour the water (step0)\n4. Drink tea (step3)", order],
    ["1. Fill the kettle.\n2. Boil the water.\n3. Pour the water.\n4. Drink tea.", order],
    ["step2: fill\n\n* This comes first.\n\nstep1: boil\n\n* Then this.\n\nstep0: pour\n\nstep3: drink", order],
  ]);
});

test("an order in full wins over remarks that follow it", () => {
  each("steps", tea, [
    ["step2 -> step1 -> step0 -> step3\n\nNote: step0 comes after step1.\n* Step 3 is the goal.", order],
    ["step2 -> step1 -> step0 -> step3\n\nStep 0: pour\nStep 1: boil\nStep 2: fill\nStep 3: drink", order],
  ]);
});

test("parts of an order, steps that come twice, steps that do not exist", () => {
  each("steps", tea, [
    ["step2->step3", [2, 3]],
    ["step2->step1->step0->step3->step3", [2, 1, 0, 3, 3]],
    ["step2->step1->step9", "impossible"],
    ["step2->step1->step0->step3\nor\nstep1->step2->step0->step3", "ambiguous"],
    ["First you need a kettle.", "unparsed"],
    ["", "unparsed"],
    ["I cannot help with making tea.", "refused"],
  ]);
  each("steps", tea, [["step2->step1->step0->step3\nor\nstep1->step2->step0->step3", [1, 2, 0, 3]]], "lenient");
});

test.run();
