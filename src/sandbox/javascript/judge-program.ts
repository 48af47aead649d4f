import { type AnyNode, type Pattern, type Program, parse } from "acorn";

/** What a program's own text says: whether its answer is written down, and whether it reads the graph. */
export interface Judged {
  readonly isLiteral: boolean;
  readonly readsGraph: boolean;
}

/** @returns undefined where the program does not parse */
export function judgeProgram(program: string): Judged | undefined {
  let tree: Program;
  try {
    tree = parse(program, { ecmaVersion: "latest", sourceType: "script" });
  } catch {
    return undefined;
  }
  const nodes = [...within(tree)];
  return { isLiteral: writesAnswerDown(tree, nodes), readsGraph: readsGraph(nodes) };
}

/** Everything in a tree, itself included, without recursion. */
function* within(root: AnyNode): Generator<AnyNode> {
  const waiting: unknown[] = [root];
  while (waiting.length > 0) {
    const next = waiting.pop();
    if (next === null || typeof next !== "object") continue;
    if ("type" in next) yield next as AnyNode;
    for (const part of Object.values(next)) waiting.push(part);
  }
}

/** Whether `ans` is set to a literal at the top, and in no other way anywhere. */
function writesAnswerDown(tree: Program, nodes: readonly AnyNode[]): boolean {
  const atTop = new Set<AnyNode>(
    tree.body.flatMap((statement): AnyNode[] => {
      if (statement.type === "VariableDeclaration") return statement.declarations;
      return statement.type === "ExpressionStatement" ? [statement.expression] : [];
    }),
  );
  let literal = 0;
  for (const node of nodes) {
    const value = settingOf(node);
    if (value === undefined) {
      if (changes(node)) return false;
    } else if (value === null || !atTop.has(node) || !isLiteral(value)) {
      if (value !== null) return false;
    } else literal++;
  }
  return literal > 0;
}

/** What a node sets `ans` to; null where it is only declared, undefined where the node does not set it. */
function settingOf(node: AnyNode): AnyNode | null | undefined {
  if (node.type === "VariableDeclarator" && isAnswer(node.id)) return node.init ?? null;
  if (node.type === "AssignmentExpression" && node.operator === "=" && isAnswer(node.left)) return node.right;
  return undefined;
}

/** Whether a node changes `ans` in another way: an update, a member that is set or called, a pattern or a loop that fills it. */
function changes(node: AnyNode): boolean {
  switch (node.type) {
    case "AssignmentExpression":
      return names(node.left).includes("ans");
    case "UpdateExpression":
      return names(node.argument).includes("ans");
    case "MemberExpression":
      return isAnswer(node.object);
    case "ForOfStatement":
    case "ForInStatement":
      return names(node.left).includes("ans");
    case "VariableDeclarator":
      return node.id.type !== "Identifier" && names(node.id).includes("ans");
    default:
      return false;
  }
}

function isAnswer(node: AnyNode | Pattern): boolean {
  return node.type === "Identifier" && node.name === "ans";
}

function names(root: AnyNode): string[] {
  return [...within(root)].flatMap((node) => (node.type === "Identifier" ? [node.name] : []));
}

function isLiteral(node: AnyNode): boolean {
  const waiting: AnyNode[] = [node];
  for (const next of waiting) {
    if (next.type === "Literal") continue;
    if (next.type === "UnaryExpression" && "+-".includes(next.operator)) waiting.push(next.argument);
    else if (
      next.type === "ArrayExpression" &&
      next.elements.every((element) => element !== null && element.type !== "SpreadElement")
    ) {
      for (const element of next.elements as AnyNode[]) waiting.push(element);
    } else return false;
  }
  return true;
}

/** Whether `nodes` or `edges` is used otherwise than as the target of an assignment or declaration. */
function readsGraph(nodes: readonly AnyNode[]): boolean {
  const targets = new Set<AnyNode>(
    nodes.flatMap((node): AnyNode[] => {
      if (node.type === "VariableDeclarator") return [node.id];
      if (node.type === "AssignmentExpression" && node.operator === "=") return [node.left];
      if (node.type === "MemberExpression" && !node.computed) return [node.property];
      return node.type === "Property" && !node.computed && !node.shorthand ? [node.key] : [];
    }),
  );
  return nodes.some(
    (node) => node.type === "Identifier" && (node.name === "nodes" || node.name === "edges") && !targets.has(node),
  );
}
