export { drawInstance, drawPair, type InstanceSpec } from "#generators/draw";
export type { Encoding, LabelOptions, View } from "#generators/encodings/encoding";
export { type EncodingName, encodings } from "#generators/encodings/index";
export { type Format, type FormatName, formats } from "#generators/formats";
export type { Family } from "#generators/graphs/family";
export { type FamilyName, families } from "#generators/graphs/index";
export { type NumbersName, numbers } from "#generators/numbers/index";
export { drawNumber, formatNumber, type Numbers } from "#generators/numbers/numbers";
export type { Facets, Instance, Problem } from "#generators/problem";
export type { Question } from "#generators/question";
export { type RealWorldSetName, realWorldSets } from "#generators/real-world/index";
export type { RealWorldItem } from "#generators/real-world/item";
export { type RenderOptions, render } from "#generators/render";
export { type GraphRow, graphToRow, type ProblemRow, problemToRow, rowToGraph, rowToProblem } from "#generators/rows";
export { type SerializationName, serializations } from "#generators/serializations/index";
export { ordersOf, type Size, sizes } from "#generators/sizes";
export { targetOf } from "#generators/target";
export {
  type AnswerOf,
  type KindOf,
  type QueryOf,
  type SolutionOf,
  type TaskName,
  tasks,
} from "#generators/tasks/index";
export type { Relation } from "#generators/tasks/relation";
export type { AnswerKind, Answers, Check, Ends, Reasoning, Route, Solved, Task, Wording } from "#generators/tasks/task";
export { wordingOf } from "#generators/wording";
