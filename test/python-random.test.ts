import { suite } from "uvu";
import * as assert from "uvu/assert";
import { mersenneTwister } from "#src/mersenne-twister";
import { pythonRandom } from "#src/python-random";

const test = suite("CPython's random numbers");

/** What CPython 3.11 gives for these seeds: two of random(), three of randrange(1000), shuffle of 0 … 7. */
const GIVEN = [
  {
    seed: "0",
    random: [0.8444218515250481, 0.7579544029403025],
    below: [430, 41, 265],
    shuffled: [1, 0, 4, 5, 6, 2, 3, 7],
    large: 598176026,
  },
  {
    seed: "1",
    random: [0.13436424411240122, 0.8474337369372327],
    below: [782, 64, 261],
    shuffled: [7, 2, 0, 4, 5, 6, 3, 1],
    large: 2095328386,
  },
  {
    seed: "42",
    random: [0.6394267984578837, 0.025010755222666936],
    below: [281, 250, 228],
    shuffled: [3, 1, 7, 6, 4, 0, 5, 2],
    large: 136505587,
  },
  {
    seed: "4294967295",
    random: [0.6353574441341173, 0.20319993954407756],
    below: [621, 534, 298],
    shuffled: [0, 6, 1, 4, 2, 7, 3, 5],
    large: 276052667,
  },
  {
    seed: "4294967296",
    random: [0.11299430095636409, 0.41782886486292836],
    below: [17, 23, 626],
    shuffled: [1, 2, 7, 0, 3, 4, 6, 5],
    large: 1860411164,
  },
  {
    seed: "16045690984503111693",
    random: [0.877735582668534, 0.8296773060654553],
    below: [832, 487, 346],
    shuffled: [7, 5, 2, 1, 0, 6, 3, 4],
    large: 565109884,
  },
  {
    seed: "1000000000000000000000000000000",
    random: [0.9341508484568806, 0.5253068813972436],
    below: [357, 22, 337],
    shuffled: [0, 7, 4, 1, 5, 3, 6, 2],
    large: 6363710,
  },
];

test("draws are CPython's, for seeds of one and of several words", () => {
  for (const { seed, random, below, shuffled, large } of GIVEN) {
    const rng = pythonRandom(BigInt(seed));
    assert.equal([rng.random(), rng.random()], random);
    assert.equal([rng.below(1000), rng.below(1000), rng.below(1000)], below);
    assert.equal(rng.shuffle([0, 1, 2, 3, 4, 5, 6, 7]), shuffled);
    assert.is(rng.below(2 ** 31), large);
  }
});

test("seeded with one number, the twister is the reference program's", () => {
  // The tenthousandth draw for seed 5489, as the C++ standard ([rand.predef]) gives it.
  const next = mersenneTwister(5489);
  let last = 0;
  for (let i = 0; i < 10_000; i++) last = next();
  assert.is(last, 4123659995);
});

test.run();
