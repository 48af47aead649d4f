import type { Row } from "#src/onnx/batch";
import type { LlamaSpec } from "#src/onnx/llama";
import { parameters } from "#src/onnx/parameters";
import type { Comparison, PreferenceOptions } from "#src/onnx/preference";

/** A small model with grouped heads, one of each kind of parameter in every layer. */
export const SPEC: LlamaSpec = {
  vocabulary: 13,
  width: 64,
  layers: 2,
  heads: 4,
  groups: 2,
  feedForward: 24,
  positions: 64,
  rotaryBase: 100,
  epsilon: 1e-5,
};

type Vector = readonly number[];

/**
 * The decoder in double precision, position by position, after the papers and without ONNX: the logits that follow
 * each token of one sequence.
 */
export function forward(spec: LlamaSpec, flat: ArrayLike<number>, tokens: readonly number[]): readonly Vector[] {
  const weights = new Map(parameters(spec).map((parameter) => [parameter.name, parameter]));
  const size = spec.width / spec.heads;
  const vector = (name: string) => {
    const { offset, size } = weights.get(name)!;
    return Array.from({ length: size }, (_, i) => flat[offset + i]!);
  };
  const times = (name: string, x: Vector): Vector => {
    const { offset, shape } = weights.get(name)!;
    return Array.from({ length: shape[0]! }, (_, row) =>
      x.reduce((sum, xi, i) => sum + flat[offset + row * x.length + i]! * xi, 0),
    );
  };
  const norm = (name: string, x: Vector): Vector => {
    const root = Math.sqrt(dot(x, x) / x.length + spec.epsilon);
    return vector(name).map((w, i) => (w * x[i]!) / root);
  };
  const turn = (x: Vector, head: number, t: number): Vector => {
    const own = x.slice(head * size, (head + 1) * size);
    return own.map((value, i) => {
      const angle = t / spec.rotaryBase ** ((2 * (i % (size / 2))) / size);
      const partner = i < size / 2 ? -own[i + size / 2]! : own[i - size / 2]!;
      return value * Math.cos(angle) + partner * Math.sin(angle);
    });
  };

  let states: readonly Vector[] = tokens.map((token) =>
    vector("model.embed_tokens").slice(token * spec.width, (token + 1) * spec.width),
  );
  for (let layer = 0; layer < spec.layers; layer++) {
    const at = `model.layers.${layer}`;
    const normed = states.map((x) => norm(`${at}.input_layernorm`, x));
    const [q, k, v] = ["q", "k", "v"].map((part) => normed.map((x) => times(`${at}.self_attn.${part}_proj`, x)));
    states = states.map((x, t) => {
      const mixed = Array.from({ length: spec.heads }, (_, head) => {
        const group = Math.floor((head * spec.groups) / spec.heads);
        const query = turn(q![t]!, head, t);
        const scores = k!.slice(0, t + 1).map((key, s) => dot(query, turn(key, group, s)) / Math.sqrt(size));
        return softmax(scores).reduce<Vector>(
          (sum, p, s) => sum.map((value, i) => value + p * v![s]![group * size + i]!),
          Array(size).fill(0),
        );
      });
      return plus(x, times(`${at}.self_attn.o_proj`, mixed.flat()));
    });
    states = states.map((x) => {
      const h = norm(`${at}.post_attention_layernorm`, x);
      const up = times(`${at}.mlp.up_proj`, h);
      const gated = times(`${at}.mlp.gate_proj`, h).map((gate, i) => (gate / (1 + Math.exp(-gate))) * up[i]!);
      return plus(x, times(`${at}.mlp.down_proj`, gated));
    });
  }
  return states.map((x) => times("model.embed_tokens", norm("model.norm", x)));
}

/** Σ weight · −log p(target) over one sequence, each token's weight counting for its prediction. */
export function lossOf(spec: LlamaSpec, flat: ArrayLike<number>, tokens: readonly number[], weights: Vector): number {
  return forward(spec, flat, tokens.slice(0, -1)).reduce((loss, logits, t) => {
    return loss - weights[t + 1]! * Math.log(softmax(logits)[tokens[t + 1]!]!);
  }, 0);
}

function softmax(x: Vector): Vector {
  const top = Math.max(...x);
  const mass = x.map((value) => Math.exp(value - top));
  const whole = mass.reduce((a, b) => a + b, 0);
  return mass.map((value) => value / whole);
}

function dot(a: Vector, b: Vector): number {
  return a.reduce((sum, x, i) => sum + x * b[i]!, 0);
}

function plus(a: Vector, b: Vector): Vector {
  return a.map((x, i) => x + b[i]!);
}

/** The mean over examples of DPO's loss with an additional likelihood term, by the papers' formulas, step by step. */
export function preferenceLossOf(
  spec: LlamaSpec,
  flat: ArrayLike<number>,
  examples: readonly (Comparison | Row)[],
  { beta, sft }: PreferenceOptions,
): number {
  const reply = ({ tokens, weights }: Row) => ({
    log: -lossOf(spec, flat, tokens, weights),
    length: weights.filter((weight) => weight > 0).length,
  });
  const losses = examples.map((example) => {
    if (!("chosen" in example)) return -reply(example).log / reply(example).length;
    const [chosen, rejected] = [reply(example.chosen), reply(example.rejected)];
    const sigmoid = 1 / (1 + Math.exp(-beta * (chosen.log - rejected.log - example.reference)));
    return -Math.log(sigmoid) - (sft * chosen.log) / chosen.length;
  });
  return losses.reduce((a, b) => a + b) / losses.length;
}
