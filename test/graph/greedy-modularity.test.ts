import { suite } from "uvu";
import * as assert from "uvu/assert";
import { type Graph, graph } from "#src/graph/graph";
import { greedyModularity } from "#src/graph/greedy-modularity";
import { lattice } from "#src/graph/lattice";
import { modularity } from "#src/graph/modularity";
import { edgesOf, sample } from "#test/graph/samples";

const test = suite("graph/greedy-modularity and graph/modularity");

/** What networkx 3.6 finds for the graphs below, nodes named by their rank: the community of each node, in base 36. */
const NETWORKX = `
  01234 012 00000 10000011011 100032411125670 0 100231 011022 12310000102403 102013 00 00 0 1314520200021106
  100100110 0100 20010112 00111101000 314250061003221 1000100 01011011001000 21001003120 114005230267134
  20310210031 01001110 00001011 023401015 2001021200211 01001 0021020101112 2130001 00010001101011 110000110001
  001000111 2101342100 10100111000 0112012002345 00 000000000 00000 0405202131013 010101001012101 2011200210
  001121202001212 0000 000 10000 00000000 000 112000102120221 20011012100221 012410035230610 02012311200 320100120
  100010 010100011011010 000000 1002103 10001110000 001000111 200110 32140025671800 2210210220011010 00000
  101101010001010 100101001 01 11100101001000 00112000012 0110100100100100 000 001101001000011 0 23014561708 00010
  10023 00101 001201 1111100000001 0111100001010 0111202033002 0213022113010103 000111202122 041210011250323 0
  10041100203123 2034105671 3012020112010 01001011001 1003412212100502 1002345 00312100121 21010010 0 0
  00100101010101 0000 01 231405001620 0001100000110000 1110000 012002210102110 02200111201 101102000202 01 0
  0202112100111000 000 01100 2200121100110202 1000010011101010 11000 0000111012 20011201134020 0000000 000110 012
  10122210030033 0100210 011110000110001 0 110000010100001 00001101 00 000011211010 0002334221115001 00 0
  1310221100232003 00011 1200312401 01201 30415122670 0 00211013 0 100 000111110010100 10022010011122
  210200210010100 00 0000 10000 0100 01 0312410001150226 210201201012103 0123 0120 1200 1011011000 000000 0123
  123004506 20120110021 123123000020301 013203001012120 2301410 012 101001010001
`;

test("finds the communities that networkx finds, ties included", () => {
  const expected = NETWORKX.trim().split(/\s+/);
  sample("greedy", expected.length, 16, { directed: false, heaviest: 0 }).forEach(({ graph: g, rng }, i) => {
    const rank = rng.shuffle([...Array(g.order).keys()]);
    const loops = rng.next() < 0.2 ? [rng.int(0, g.order - 1)] : [];
    const found = greedyModularity(g, { loops, rank })!;
    assert.is(Array.from(found, (community) => community.toString(36)).join(""), expected[i]);
  });
});

/** The same for directed graphs whose directions count. */
const DIRECTED = `
  301102420150 01 00001011010 01010200011213 01100 10230456 11100210200 1011002220 000 00012112 010000111 101001
  020020011121 01 000 0000100110000 101000 100100 1000001011001 21002010121102 001 102003 00200111023132 1110000 100 0
  0011001110010 000121 0000 1324200011 20112001 0 010011100 1010100 00100000 00110011010 0000 000000000 121020110002
  01102122002001 1001120121200 000 01201100220 0110 110100000000 10000111 220341010150 0012002112 000000000
  001011011010 0123 0101 000 01001010001 2000102130111 0102133200121 010000010110 0 10100 11000 012 00000 001031422
  000 2010103 00000 1200340 113022400 0 001 01101021022200 011010100 1001110000000 01100 00000 01011110000000
  01001123120224 0101212002012 01 0
`;

test("along directions it finds what networkx finds, edges both ways and loops included", () => {
  const expected = DIRECTED.trim().split(/\s+/);
  const options = { directed: true, heaviest: 0 };
  sample("greedy-directed", expected.length, 14, options).forEach(({ graph: g, rng }, i) => {
    const rank = rng.shuffle([...Array(g.order).keys()]);
    const loops = rng.next() < 0.2 ? [rng.int(0, g.order - 1)] : [];
    const found = greedyModularity(g, { loops, rank, directions: true })!;
    assert.is(Array.from(found, (community) => community.toString(36)).join(""), expected[i]);
  });
});

/** Newman's double sum: what lies within communities beyond what chance puts there. */
function doubleSum(
  g: Graph,
  communities: ArrayLike<number>,
  loops: readonly number[],
  weights: readonly number[],
): number {
  const nodes = [...Array(g.order).keys()];
  const matrix = nodes.map(() => nodes.map(() => 0));
  [...edgesOf(g), ...loops.map((u) => [u, u] as const)].forEach(([u, v], e) => {
    matrix[u]![v]! += weights[e]!;
    matrix[v]![u]! += weights[e]!;
  });
  const degrees = matrix.map((row) => row.reduce((sum, weight) => sum + weight, 0));
  const total = degrees.reduce((sum, degree) => sum + degree, 0);
  const terms = nodes.flatMap((u) =>
    nodes.map((v) => (communities[u] === communities[v] ? matrix[u]![v]! - (degrees[u]! * degrees[v]!) / total : 0)),
  );
  return terms.reduce((sum, term) => sum + term, 0) / total;
}

test("modularity is Newman's double sum, loops and weights included", () => {
  for (const { graph: g, rng } of sample("modularity", 60, 10, { directed: false, heaviest: 0 })) {
    const communities = Array.from({ length: g.order }, () => rng.int(0, Math.min(2, g.order - 1)));
    const loops = rng.next() < 0.5 ? [rng.int(0, g.order - 1)] : [];
    const weights = [...edgesOf(g), ...loops].map(() => rng.int(1, 4));
    const weighted = modularity(g, communities, { loops, weights, loopWeights: weights.slice(g.sources.length) });
    const plain = modularity(g, communities, { loops });
    if (weights.length === 0) assert.ok(Number.isNaN(plain));
    else {
      assert.ok(Math.abs(weighted - doubleSum(g, communities, loops, weights)) < 1e-12);
      assert.ok(
        Math.abs(
          plain -
            doubleSum(
              g,
              communities,
              loops,
              weights.map(() => 1),
            ),
        ) < 1e-12,
      );
    }
  }
});

test("communities come from the largest, and beat none at all", () => {
  for (const { graph: g } of sample("communities", 60, 30, { directed: false, heaviest: 0 })) {
    const found = greedyModularity(g)!;
    const sizes = [...new Set(found)].map((community) => found.filter((other) => other === community).length);
    assert.is(Math.max(...found), new Set(found).size - 1);
    assert.equal(
      [...sizes.keys()].map((i) => found.filter((community) => community === i).length),
      sizes.toSorted((a, b) => b - a),
    );
    if (g.sources.length > 0) assert.ok(modularity(g, found) >= modularity(g, [...Array(g.order).keys()]));
  }
});

test("no edges, directions, and a budget", () => {
  assert.equal(greedyModularity(graph(3, [])), Int32Array.of(0, 1, 2));
  assert.equal(
    greedyModularity(
      graph(
        3,
        [
          [0, 1],
          [1, 0],
        ],
        true,
      ),
    ),
    Int32Array.of(0, 0, 1),
  );
  assert.is(greedyModularity(lattice(50, 50), { budget: 1_000 }), undefined);
});

test.run();
