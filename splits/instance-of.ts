import { instanceId } from "#generators/instance-id";
import { isRealWorld, type Question } from "#generators/question";
import { itemInstance } from "#generators/real-world/item-instance";

/** The instance of a question, computed from what it holds: the graph and the query, or the source item's words. */
export function instanceOf(question: Question): string {
  if (isRealWorld(question)) return itemInstance(question.task, question.texts);
  return instanceId(question.task, question.graph, question.query, question.numbers);
}
