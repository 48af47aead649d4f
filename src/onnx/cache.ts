import { cacheNames } from "#src/onnx/decode-graph";
import { headWidth, type LlamaSpec } from "#src/onnx/llama";
import { type Tensor, tensor } from "#src/onnx/runtime";

/** The keys and values of a batch, each layer's in one buffer that is read and extended in place. */
export interface Cache {
  /** The caches of the first `rows` sequences, by input and by output name. */
  bind(rows: number): { readonly past: Record<string, Tensor>; readonly present: Record<string, Tensor> };
  /** Overwrites the cache of sequence `to` with that of sequence `from`. */
  move(from: number, to: number): void;
}

/** Room for `rows` sequences of `capacity` tokens. */
export function emptyCache(spec: LlamaSpec, rows: number, capacity: number): Cache {
  const shape = [spec.groups, capacity, headWidth(spec)];
  const size = shape.reduce((product, n) => product * n, 1);
  const buffers = cacheNames(spec).map((names) => ({ ...names, data: new Float32Array(rows * size) }));
  return {
    bind: (count) => {
      const tensors = buffers.map(({ data }) => tensor(data.subarray(0, count * size), [count, ...shape]));
      return {
        past: Object.fromEntries(buffers.map(({ past }, i) => [past, tensors[i]!])),
        present: Object.fromEntries(buffers.map(({ present }, i) => [present, tensors[i]!])),
      };
    },
    move: (from, to) => {
      for (const { data } of buffers) data.copyWithin(to * size, from * size, (from + 1) * size);
    },
  };
}
