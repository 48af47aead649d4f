import { join } from "node:path";
import { z } from "zod";
import { readJson } from "#benchmarks/decision/rq2/read/read-json";
import { readStarkQueries } from "#benchmarks/decision/rq2/read/read-stark-queries";
import type { Links, TextGraph, TextNode } from "#benchmarks/decision/rq2/text-graph/text-graph";
import { UserError } from "#src/errors";
import { parseRow } from "#src/parse-row";

const REMEDY = "write the file anew";

const words = z.union([z.string(), z.number().transform(String)]);
const infoShape = z.looseObject({
  name: words.optional(),
  title: words.optional(),
  details: z.looseObject({}).optional(),
});
const namesShape = z.record(z.string(), z.string());

/** Fields that say what an entity is; others speak of its neighbours, or are numbers. */
const SAID = /(?:^|_)(?:alias|summary|description|definition|abstract)$/;

/**
 * A knowledge base of STaRK (Wu et al. 2024) from the parts of its `processed` folder, each written as JSON under its own
 * name (node_info, node_types, node_type_dict, edge_index, edge_types, edge_type_dict), beside `stark_qa.csv` and, if only its
 * queries are wanted, `test.index`.
 *
 * @throws UserError naming the file, and the entry or row, of what is missing, damaged or of no node
 */
export function readStark(folder: string): TextGraph {
  const nodes = readNodes(folder);
  return {
    name: "stark",
    nodes,
    links: readLinks(folder, nodes.length),
    labels: [],
    queries: readStarkQueries(folder, nodes.length),
  };
}

function readNodes(folder: string): TextNode[] {
  const path = join(folder, "node_info.json");
  const infos = parseRow(z.record(z.string(), z.unknown()), readJson(path), path, REMEDY);
  const typeNames = namesOf(folder, "node_type_dict");
  const order = Object.keys(infos).length;
  const typesPath = join(folder, "node_types.json");
  const types = numbersIn(readJson(typesPath), typesPath, typeNames.size);
  if (types.length !== order)
    throw new UserError(`${typesPath}: expected a type of each of ${order} nodes, got ${types.length}; ${REMEDY}`);
  return Array.from({ length: order }, (_, place): TextNode => {
    const {
      name,
      title,
      details = {},
      ...others
    } = parseRow(infoShape, infos[place], `${path}, node ${place}`, REMEDY);
    const type = typeNames.get(types[place]!);
    const called = name ?? title;
    return {
      id: String(place),
      text: [...said(others), ...said(details)].join("\n"),
      ...(called && { name: called }),
      ...(type && { type }),
    };
  });
}

/** The texts of those fields that say what an entity is. */
function said(fields: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(fields)
    .filter(([field]) => SAID.test(field))
    .flatMap(([, value]) => (Array.isArray(value) ? value : [value]))
    .filter((value): value is string => typeof value === "string" && value !== "");
}

function readLinks(folder: string, order: number): Links {
  const path = join(folder, "edge_index.json");
  const [sources, targets] = parseRow(z.tuple([z.unknown(), z.unknown()]), readJson(path), path, REMEDY);
  const names = namesOf(folder, "edge_type_dict");
  const typesPath = join(folder, "edge_types.json");
  const links = {
    sources: numbersIn(sources, path, order),
    targets: numbersIn(targets, path, order),
    relations: numbersIn(readJson(typesPath), typesPath, names.size),
    names: Array.from({ length: names.size }, (_, type) => names.get(type) ?? String(type)),
  };
  if (links.targets.length === links.sources.length && links.relations.length === links.sources.length) return links;
  throw new UserError(
    `${path}: expected a source, a target and a type of each edge, got ${links.sources.length}, ${links.targets.length} and ${links.relations.length}; ${REMEDY}`,
  );
}

/** Names by number. */
function namesOf(folder: string, part: string): Map<number, string> {
  const path = join(folder, `${part}.json`);
  const names = parseRow(namesShape, readJson(path), path, REMEDY);
  return new Map(Object.entries(names).map(([number, name]) => [Number(number), name]));
}

/** A list of whole numbers from 0 to below `end`; there may be millions, so it is no shape of zod's. */
function numbersIn(list: unknown, path: string, end: number): Int32Array {
  if (!Array.isArray(list)) throw new UserError(`${path}: expected a list of numbers, got ${typeof list}; ${REMEDY}`);
  const wrong = list.findIndex((value) => !(Number.isInteger(value) && value >= 0 && value < end));
  if (wrong < 0) return Int32Array.from(list);
  throw new UserError(
    `${path}: expected numbers from 0 to ${end - 1}, got ${JSON.stringify(list[wrong])} at place ${wrong}; ${REMEDY}`,
  );
}
