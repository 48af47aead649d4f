import type { Attribute, Builder, Constant, ElementType, Node, Value } from "#src/onnx/builder";
import { bytes, float, integer, join, message, text } from "#src/onnx/protobuf";

/** Versions of the format and of the operator sets; field numbers below are those of onnx.proto. */
const IR_VERSION = 10;
const OPERATORS: Readonly<Record<string, number>> = { "": 21, "com.microsoft": 1 };

/** `TensorProto.DataType`. */
const ELEMENT_TYPE: Readonly<Record<ElementType, number>> = { float32: 1, int32: 6, int64: 7 };

/** The graph as the bytes of an ONNX model, without the operators and constants that no output depends on. */
export function encode(g: Builder): Uint8Array {
  const nodes = needed(g);
  const read = new Set(nodes.flatMap((node) => node.inputs));
  const constants = [...g.constants.values()].filter(({ value }) => read.has(value.name));
  const graph = [
    ...nodes.map((node) => message(1, encodeNode(node))),
    text(2, "graph"),
    ...constants.map((constant) => message(5, encodeConstant(constant))),
    ...g.inputs.map((value) => message(11, encodeValue(value))),
    ...g.outputs.map((value) => message(12, encodeValue(value))),
  ];
  return join([
    integer(1, IR_VERSION),
    text(2, "graphshift"),
    message(7, graph),
    ...Object.entries(OPERATORS)
      .filter(([domain]) => nodes.some((node) => node.domain === domain))
      .map(([domain, version]) => message(8, [text(1, domain), integer(2, version)])),
  ]);
}

function needed(g: Builder): readonly Node[] {
  const wanted = new Set(g.outputs.map((value) => value.name));
  const kept: Node[] = [];
  for (const node of g.nodes.toReversed()) {
    if (!node.outputs.some((name) => wanted.has(name))) continue;
    for (const name of node.inputs) wanted.add(name);
    kept.push(node);
  }
  return kept.reverse();
}

function encodeNode(node: Node): readonly Uint8Array[] {
  return [
    ...node.inputs.map((name) => text(1, name)),
    ...node.outputs.map((name) => text(2, name)),
    text(4, node.op),
    ...Object.entries(node.attributes).map(([name, attribute]) =>
      message(5, [text(1, name), ...encodeAttribute(attribute)]),
    ),
    text(7, node.domain),
  ];
}

function encodeAttribute(attribute: Attribute): readonly Uint8Array[] {
  if ("float" in attribute) return [float(2, attribute.float), integer(20, 1)];
  if ("int" in attribute) return [integer(3, attribute.int), integer(20, 2)];
  return [...attribute.ints.map((x) => integer(8, x)), integer(20, 7)];
}

function encodeConstant({ value, data }: Constant): readonly Uint8Array[] {
  return [
    ...value.shape.map((size) => integer(1, Number(size))),
    integer(2, ELEMENT_TYPE[value.type]),
    text(8, value.name),
    bytes(9, new Uint8Array(data.buffer, data.byteOffset, data.byteLength)),
  ];
}

function encodeValue({ name, shape, type }: Value): readonly Uint8Array[] {
  const sizes = shape.map((size) => message(1, [typeof size === "string" ? text(2, size) : integer(1, size)]));
  return [text(1, name), message(2, [message(1, [integer(1, ELEMENT_TYPE[type]), message(2, sizes)])])];
}
