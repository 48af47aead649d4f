import { parse } from "acorn";
import type { Execute } from "#src/play";

/**
 * A program whose own graph is gone: what it sets `nodes` and `edges` to at its top is not set, so that it works on what it
 * is given. A program that does not parse stays as it is.
 */
export const withoutGraph: Readonly<Record<Execute["language"], (program: string) => string>> = { python, javascript };

/** Python is read by Python: the program is handed over as a text to one that takes those statements out and runs it. */
function python(program: string): string {
  return `import ast as _ast
_tree = _ast.parse(${JSON.stringify(program)})
def _sets_graph(_statement):
    if isinstance(_statement, _ast.Assign):
        _targets = _statement.targets
    elif isinstance(_statement, _ast.AnnAssign):
        _targets = [_statement.target]
    else:
        return False
    _inside = [_node for _target in _targets for _node in _ast.walk(_target) if not isinstance(_node, (_ast.Tuple, _ast.List, _ast.expr_context))]
    return all(isinstance(_node, _ast.Name) and _node.id in ("nodes", "edges") for _node in _inside)
_tree.body = [_statement for _statement in _tree.body if not _sets_graph(_statement)]
exec(compile(_tree, "program", "exec"), globals())
`;
}

const GRAPH: ReadonlySet<string> = new Set(["nodes", "edges"]);

function javascript(program: string): string {
  let left = program;
  for (const [start, end] of settings(program).reverse()) left = `${left.slice(0, start)}${left.slice(end)}`;
  return left;
}

/** Where statements at the top set the graph and nothing else, in order. */
function settings(program: string): (readonly [number, number])[] {
  try {
    return parse(program, { ecmaVersion: "latest", sourceType: "script" }).body.flatMap((statement) => {
      const targets =
        statement.type === "VariableDeclaration"
          ? statement.declarations.map(({ id }) => id)
          : statement.type === "ExpressionStatement" && statement.expression.type === "AssignmentExpression"
            ? [statement.expression.left]
            : [];
      const isGraph = targets.every((target) => target.type === "Identifier" && GRAPH.has(target.name));
      return targets.length > 0 && isGraph ? [[statement.start, statement.end] as const] : [];
    });
  } catch {
    return [];
  }
}
