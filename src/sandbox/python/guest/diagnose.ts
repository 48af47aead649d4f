/** What is said of a program and of what it left: whether it writes its answer down, what it declared and built. */
export const diagnose = `LITERAL = (ast.Constant, ast.UnaryOp, ast.USub, ast.UAdd, ast.List, ast.Tuple, ast.Set, ast.Dict, ast.Load)


def is_literal(node):
    return all(isinstance(part, LITERAL) for part in ast.walk(node))


def names_in(target):
    return [n.id for n in ast.walk(target) if isinstance(n, ast.Name)]


def writes_answer_down(tree):
    """Whether 'ans' is set to a literal at the top, and in no other way anywhere."""
    literal = 0
    at_top = set(map(id, tree.body))
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and any("ans" in names_in(t) for t in node.targets):
            plain = all(isinstance(t, ast.Name) for t in node.targets if "ans" in names_in(t))
            if not (id(node) in at_top and plain and is_literal(node.value)):
                return False
            literal += 1
        elif isinstance(node, (ast.AugAssign, ast.AnnAssign, ast.For, ast.AsyncFor, ast.NamedExpr)) and "ans" in names_in(node.target):
            return False
        elif isinstance(node, (ast.With, ast.AsyncWith)) and any(i.optional_vars is not None and "ans" in names_in(i.optional_vars) for i in node.items):
            return False
        elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id == "ans":
            return False
        elif isinstance(node, ast.Subscript) and isinstance(node.ctx, (ast.Store, ast.Del)) and "ans" in names_in(node.value):
            return False
        elif isinstance(node, ast.Name) and node.id == "ans" and isinstance(node.ctx, ast.Del):
            return False
    return literal > 0


def reads_graph(tree):
    return any(isinstance(n, ast.Name) and n.id in ("nodes", "edges") and isinstance(n.ctx, ast.Load) for n in ast.walk(tree))


def item(value):
    return value.item() if numpy is not None and isinstance(value, numpy.generic) else value


def shown(value):
    """The answer as text: yes or no, sets in order, pairs as tuples."""
    value = item(value)
    if isinstance(value, bool):
        return "Yes" if value else "No"
    if isinstance(value, (set, frozenset)):
        value = sorted(value)
    if isinstance(value, tuple):
        value = list(value)
    if isinstance(value, list):
        value = [tuple(map(item, v)) if isinstance(v, (list, tuple)) else item(v) for v in value]
    return str(value)


def label(value):
    text = str(item(value)).strip()
    try:
        number = float(text)
        return str(int(number)) if number == int(number) else text
    except (ValueError, OverflowError):
        return text


def listed_nodes(value):
    try:
        if isinstance(value, (str, bytes)):
            return None
        return sorted({label(v) for _, v in zip(range(ITEMS), value)})
    except Exception:
        return None


def listed_edges(value, directed):
    try:
        if isinstance(value, (str, bytes)):
            return None
        edges = set()
        for _, edge in zip(range(ITEMS), value):
            if isinstance(edge, (str, bytes)) or len(edge) < 2:
                return None
            u, v = label(edge[0]), label(edge[1])
            if u != v:
                edges.add((u, v) if directed or u <= v else (v, u))
        return sorted(edges)
    except Exception:
        return None


def built(graph, directed):
    try:
        edges = listed_edges(((u, v) for u, v, *_ in graph.edges()), directed and graph.is_directed())
        return {"class": type(graph).__name__, "directed": bool(graph.is_directed()), "order": graph.number_of_nodes(),
                "size": graph.number_of_edges(), "edges": edges or []}
    except Exception:
        return None
`;
