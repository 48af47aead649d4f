import { suite } from "uvu";
import { textPresence, textSimilarity } from "#benchmarks/graphinstruct/metrics/index";
import { facts, read } from "#test/benchmarks/graphinstruct/metrics/graphs";
import { near } from "#test/near";

const test = suite("text of written graphs");

/** Nodes 0 … with these labels in a row, and more statements. */
function labelled(labels: readonly string[], more = ""): ReturnType<typeof read>["written"] {
  const ids = labels.map((_, node) => `'${node}'`);
  const edges = ids.slice(1).map((id, node) => `(${ids[node]}, ${id})`);
  const said = labels.map((label, node) => (label === "" ? "" : `${node}.label = '${label}';`));
  return read(`Graph[nodes=${ids.length}] { node_list = [${ids}]; edge_list = [${edges}]; ${said.join(" ")} ${more} }`)
    .written;
}

function named(ids: readonly string[]): ReturnType<typeof read>["written"] {
  return read(`Graph[] { node_list = [${ids.map((id) => `'${id}'`)}]; edge_list = []; }`).written;
}

test("presence as released: labels count 1, telling ids .7, and a kind of edge .4 of all", () => {
  near(textPresence(labelled(["Ann", "", "Ben", ""]), "compat"), 0.6 * 0.5);
  near(textPresence(labelled(["Ann", "Ben"], "edge_type = 'friends';"), "compat"), 1);
  near(textPresence(labelled(["Ann", "Ben"], "edge_type = 'connected_to';"), "compat"), 0.6);
  near(textPresence(named(["12", "n1", "x", "٣٤"]), "compat"), (0.6 * 0.7) / 4);
  near(textPresence(facts(0, []).written, "compat"), 0);
});

test("presence as released: one edge with a type is as good as all; sound: the share of edges counts", () => {
  const typed = labelled(["Ann", "Ben", "Cem"], "edge(0,1).type = 'friend';");
  near(textPresence(typed, "compat"), 1);
  near(textPresence(typed, "sound"), 0.6 + 0.4 / 2);
});

test("sound presence: names are words; numbered ids all alike name nothing", () => {
  near(textPresence(labelled(["7", "--"]), "compat"), 0.6);
  near(textPresence(labelled(["7", "--"]), "sound"), 0);
  near(textPresence(named(["node1", "node2"]), "sound"), 0);
  near(textPresence(named(["hub1", "port2"]), "sound"), 0.6 * 0.7);
});

test("similarity as released: Jaccard of whole names in lower case, 0 where one graph has none", () => {
  const [a, b] = [labelled(["Hub_1", "Port_2"]), labelled(["hub_1", "Port_3"])];
  near(textSimilarity(a, b, "compat"), 1 / 3);
  near(textSimilarity(a, facts(4, []).written, "compat"), 0);
});

test("sound similarity: words of names and of kinds of edges", () => {
  const road = "edge_type = 'road';";
  const [a, b] = [labelled(["Hub_1", "Port_2"], road), labelled(["hub_9", "Yard_3"], road)];
  near(textSimilarity(a, a, "sound"), 1);
  near(textSimilarity(a, b, "sound"), (1 / 3 + 1) / 2);
  near(textSimilarity(labelled(["Hub_1", "Port_2"]), b, "sound"), (1 / 3 + 0) / 2);
  near(textSimilarity(a, labelled(["", ""]), "sound"), 0);
});

test("ids and labels named as properties of objects are words like others", () => {
  const strange = labelled(["__proto__", "constructor"]);
  near(textPresence(strange, "sound"), 0.6);
  near(textSimilarity(strange, strange, "sound"), 1);
});

test.run();
