import { padded } from "#src/onnx/batch";
import { type Builder, builder, constant, emit, emitAll, input, output, type Value } from "#src/onnx/builder";
import { type Attention, headWidth, type LlamaSpec, llama, logits, type Weights } from "#src/onnx/llama";
import { rotaryTables } from "#src/onnx/ops/rotary";
import { parameters } from "#src/onnx/parameters";

/** Names of the inputs that hold the keys and values of earlier positions, and of the outputs that extend them. */
export function cacheNames(spec: LlamaSpec): readonly { readonly past: string; readonly present: string }[] {
  return Array.from({ length: spec.layers }, (_, layer) =>
    ["key", "value"].map((kind) => cacheName(kind, layer)),
  ).flat();
}

function cacheName(kind: string, layer: number) {
  return { past: `past ${kind} ${layer}`, present: `present ${kind} ${layer}` };
}

/**
 * Reads new tokens after those whose keys and values are cached, and gives the logits of what follows.
 *
 * Inputs: `ids` [rows, time], padded on the right; `last index` [rows, 1], the column of each row's last token;
 * `last position` [rows], the place of that token in its whole sequence; `total` [1], the length of the longest
 * sequence with its padding; the caches, [rows, groups, capacity, head width]. Outputs: `logits` [rows, vocabulary] and
 * the extended caches.
 */
export function decodeGraph(spec: LlamaSpec, flat: Float32Array): Builder {
  const g = builder();
  const ids = input(g, "ids", ["rows", "time"], "int64");
  const lastIndex = input(g, "last index", ["rows", 1], "int64");
  const weights = constantWeights(g, spec, flat);
  const hidden = llama(g, spec, weights, ids, cachedAttention(g, spec));
  const last = emit(g, "GatherND", [hidden, lastIndex], ["rows", spec.width], {
    attributes: { batch_dims: { int: 1 } },
  });
  output(g, "logits", logits(g, weights, last));
  return g;
}

/** The parameters as constants of the graph. */
export function constantWeights(g: Builder, spec: LlamaSpec, flat: Float32Array): Weights {
  const values = new Map<string, Value>();
  for (const { name, shape, offset, size } of parameters(spec)) {
    values.set(name, constant(g, flat.subarray(offset, offset + size), shape, name));
  }
  return (name) => values.get(name)!;
}

/** ONNX Runtime's attention with a cache, which turns queries and keys by their positions itself. */
function cachedAttention(g: Builder, spec: LlamaSpec): Attention {
  const size = headWidth(spec);
  const lastPosition = input(g, "last position", ["rows"], "int32");
  const total = input(g, "total", [1], "int32");
  const { cos, sin, shape } = rotaryTables(padded(spec.positions), size, spec.rotaryBase);
  const tables = [constant(g, cos, shape, "cos"), constant(g, sin, shape, "sin")];
  const cacheShape = ["rows", spec.groups, "capacity", size];
  const attributes = {
    num_heads: { int: spec.heads },
    kv_num_heads: { int: spec.groups },
    do_rotary: { int: 1 },
    rotary_interleaved: { int: 0 },
    scale: { float: 1 / Math.sqrt(size) },
  };
  return (layer, query, key, value) => {
    const caches = [cacheName("key", layer), cacheName("value", layer)];
    const past = caches.map((cache) => input(g, cache.past, cacheShape));
    const [mixed, ...present] = emitAll(
      g,
      "GroupQueryAttention",
      [query, key, value, ...past, lastPosition, total, ...tables],
      [query.shape, cacheShape, cacheShape],
      { domain: "com.microsoft", attributes },
    );
    for (const [i, cache] of caches.entries()) output(g, cache.present, present[i]!);
    return mixed!;
  };
}
