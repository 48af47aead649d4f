import { padded } from "#src/onnx/batch";
import type { Builder, Value } from "#src/onnx/builder";
import { type Attention, headWidth, type LlamaSpec } from "#src/onnx/llama";
import { attention } from "#src/onnx/ops/attention";
import { causalMask, stackedTime } from "#src/onnx/ops/causal-mask";
import { rotaryTables, rotate } from "#src/onnx/ops/rotary";
import { reshape, transpose } from "#src/onnx/ops/shape";

/** Attention within whole sequences, whose ids are [rows, time]. */
export function selfAttention(g: Builder, spec: LlamaSpec, ids: Value): Attention {
  const { heads, groups, width, positions, rotaryBase } = spec;
  const members = heads / groups;
  const size = headWidth(spec);
  const tables = rotaryTables(padded(positions), size, rotaryBase);
  const mask = causalMask(g, ids, members);
  const byHead = (x: Value, count: number) => transpose(g, reshape(g, x, ["rows", "time", count, size]), [0, 2, 1, 3]);
  return (_layer, query, key, value) => {
    const q = reshape(g, rotate(g, byHead(query, heads), tables), ["rows", groups, stackedTime(members), size]);
    const k = rotate(g, byHead(key, groups), tables);
    const mixed = attention(g, q, k, byHead(value, groups), mask);
    const unstacked = reshape(g, mixed, ["rows", heads, "time", size]);
    return reshape(g, transpose(g, unstacked, [0, 2, 1, 3]), ["rows", "time", width]);
  };
}
