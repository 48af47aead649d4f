import type { NodeFeatures } from "#benchmarks/graphinstruct/metrics/embedding/released/node-features";
import { numpyNormals } from "#benchmarks/graphinstruct/metrics/embedding/released/numpy-random";

const SEED = 42;
const EPOCHS = 100;
const RATE = 0.1;

/** Nodes, their features and their classes. */
export interface LabelledNodes {
  readonly features: NodeFeatures;
  readonly labels: Int32Array;
  /** Which of them count. */
  readonly nodes: Int32Array;
}

/** By class: the weights of the two features and the offset, one triple after the other. */
export type Classifier = Float64Array;

/** Softmax regression by gradient descent, as the released code trains it: 100 steps of .1 from small random weights. */
export function train({ features, labels, nodes }: LabelledNodes, classes: number): Classifier {
  const weights = start(classes);
  const chances = new Float64Array(classes);
  const gradient = new Float64Array(weights.length);
  for (let epoch = 0; epoch < EPOCHS; epoch++) {
    gradient.fill(0);
    for (const node of nodes) {
      const [x, y] = [features[2 * node]!, features[2 * node + 1]!];
      classify(weights, x, y, chances);
      chances[labels[node]!]! -= 1;
      for (let c = 0; c < classes; c++) {
        gradient[3 * c]! += chances[c]! * x;
        gradient[3 * c + 1]! += chances[c]! * y;
        gradient[3 * c + 2]! += chances[c]!;
      }
    }
    for (let i = 0; i < weights.length; i++) weights[i]! -= (RATE * gradient[i]!) / nodes.length;
  }
  return weights;
}

/** The mean chance that the right class is given. */
export function softAccuracy(weights: Classifier, { features, labels, nodes }: LabelledNodes): number {
  const chances = new Float64Array(weights.length / 3);
  let sum = 0;
  for (const node of nodes) {
    classify(weights, features[2 * node]!, features[2 * node + 1]!, chances);
    sum += chances[labels[node]!]!;
  }
  return sum / nodes.length;
}

function start(classes: number): Classifier {
  const normals = numpyNormals(SEED, 2 * classes);
  const weights = new Float64Array(3 * classes);
  for (let c = 0; c < classes; c++) {
    weights[3 * c] = normals[c]! * 0.01;
    weights[3 * c + 1] = normals[classes + c]! * 0.01;
  }
  return weights;
}

function classify(weights: Classifier, x: number, y: number, chances: Float64Array): void {
  let sum = 0;
  for (let c = 0; c < chances.length; c++) {
    chances[c] = Math.exp(weights[3 * c]! * x + weights[3 * c + 1]! * y + weights[3 * c + 2]!);
    sum += chances[c]!;
  }
  for (let c = 0; c < chances.length; c++) chances[c]! /= sum;
}
