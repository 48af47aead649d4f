/** The element types that our graphs use, by ONNX's names. */
export type ElementType = "float32" | "int32" | "int64";

/** Elements of a constant or of a tensor that is fed. */
export type Elements = Float32Array | Int32Array | BigInt64Array;

/** Sizes from the outermost axis to the innermost; a name stands for a size known only when the graph is run. */
export type Shape = readonly (number | string)[];

/** What flows along an edge of the graph. */
export interface Value {
  readonly name: string;
  readonly shape: Shape;
  readonly type: ElementType;
}

export type Attribute = { readonly int: number } | { readonly float: number } | { readonly ints: readonly number[] };

export interface Node {
  readonly op: string;
  /** "" for ONNX's own operators, "com.microsoft" for the contributed ones of ONNX Runtime. */
  readonly domain: string;
  readonly inputs: readonly string[];
  readonly outputs: readonly string[];
  readonly attributes: Readonly<Record<string, Attribute>>;
}

export interface Constant {
  readonly value: Value;
  readonly data: Elements;
}

/** The gradient of the loss by each input, given that by the output; undefined for an input that has none (indices). */
export type VectorJacobian = (gradient: Value) => readonly (Value | undefined)[];

/** A differentiable operation as it was applied, for the backward pass. */
export interface Application {
  readonly output: Value;
  readonly inputs: readonly Value[];
  readonly vectorJacobian: VectorJacobian;
}

/** A graph while it is written: operators append to it. */
export interface Builder {
  readonly nodes: Node[];
  readonly constants: Map<string, Constant>;
  readonly inputs: Value[];
  readonly outputs: Value[];
  readonly tape: Application[];
}

/** An empty graph. */
export function builder(): Builder {
  return { nodes: [], constants: new Map(), inputs: [], outputs: [], tape: [] };
}

/** Declares something that is fed at each run. */
export function input(g: Builder, name: string, shape: Shape, type: ElementType = "float32"): Value {
  const value = { name, shape, type };
  g.inputs.push(value);
  return value;
}

/** Declares `value` a result of the graph, under `name`. */
export function output(g: Builder, name: string, value: Value): void {
  g.nodes.push({ op: "Identity", domain: "", inputs: [value.name], outputs: [name], attributes: {} });
  g.outputs.push({ ...value, name });
}

/** A constant; `name` must say all there is to it where it is given, since a known name is not stored twice. */
export function constant(g: Builder, data: Elements, shape: Shape, name = `constant_${g.constants.size}`): Value {
  const known = g.constants.get(name);
  if (known) return known.value;
  const value = { name, shape, type: elementType(data) };
  g.constants.set(name, { value, data });
  return value;
}

/** A single number. */
export function scalar(g: Builder, x: number): Value {
  return constant(g, Float32Array.of(x), [], `scalar ${x}`);
}

/** A vector of integers: axes, sizes, a shape. */
export function integers(g: Builder, values: readonly number[]): Value {
  return constant(g, BigInt64Array.from(values, BigInt), [values.length], `integers ${values.join()}`);
}

interface Details {
  readonly attributes?: Readonly<Record<string, Attribute>>;
  readonly domain?: string;
  readonly type?: ElementType;
}

/** Appends an operator with one result. */
export function emit(g: Builder, op: string, inputs: readonly Value[], shape: Shape, details: Details = {}): Value {
  return emitAll(g, op, inputs, [shape], details)[0]!;
}

/** Appends an operator with several results, all of one type. */
export function emitAll(
  g: Builder,
  op: string,
  inputs: readonly Value[],
  shapes: readonly Shape[],
  { attributes = {}, domain = "", type = "float32" }: Details = {},
): readonly Value[] {
  const stem = `${op}_${g.nodes.length}`;
  const outputs = shapes.map((shape, i) => ({ name: `${stem}_${i}`, shape, type }));
  g.nodes.push({ op, domain, inputs: inputs.map(nameOf), outputs: outputs.map(nameOf), attributes });
  return outputs;
}

/** Says how gradients flow back from `output` to `inputs`; gives `output` back. */
export function differentiable(
  g: Builder,
  output: Value,
  inputs: readonly Value[],
  vectorJacobian: VectorJacobian,
): Value {
  g.tape.push({ output, inputs, vectorJacobian });
  return output;
}

/**
 * The size of an axis that is known when the graph is written.
 *
 * @throws RangeError if it has a name instead
 */
export function sizeAt({ name, shape }: Value, axis: number): number {
  const size = shape.at(axis);
  if (typeof size !== "number")
    throw new RangeError(`onnx: expected a known size of axis ${axis} of ${name}, got ${size}`);
  return size;
}

function elementType(data: Elements): ElementType {
  if (data instanceof Float32Array) return "float32";
  return data instanceof Int32Array ? "int32" : "int64";
}

function nameOf(value: Value): string {
  return value.name;
}
