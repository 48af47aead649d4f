import { truthy } from "#benchmarks/graphinstruct/format/compat/truthy";
import { formats, writtenGraph } from "#benchmarks/graphinstruct/format/index";
import type { Literal } from "#benchmarks/graphinstruct/format/literal";
import type { Attributes, Reading } from "#benchmarks/graphinstruct/format/written-graph";
import { summary } from "#benchmarks/graphinstruct/judge/summary";
import type { ScoreMode } from "#benchmarks/graphinstruct/scores/score";

/**
 * What each format's parser makes of a text.
 *
 * @param code what the code style's makes of it, which has been read already
 */
export function parses(text: string, code: Reading, mode: ScoreMode) {
  const parse = mode === "compat" ? "compat" : "strict";
  return {
    code: parsed(code, meta),
    adjacency: parsed(formats.adjacency.read(text, parse), nothing),
    edge: parsed(formats.edges.read(text, parse), nothing),
  };
}

/** The parsers know no empty reply, only the pipeline does. */
function parsed(reading: Reading, about: (header: Attributes) => object): object {
  if (reading.kind === "unread") {
    return { ok: false, error: reading.error === "empty-or-error" ? "ValueError" : reading.error, why: reading.why };
  }
  if (reading.kind === "graph") {
    return { ok: true, type: "Graph", ...summary(reading.written), ...about(reading.written.header) };
  }
  const { add, remove, reasoning, header } = reading.edit;
  return { ok: true, type: "GraphEdit", ...summary(withoutNodes(header)), add, remove, reasoning, ...about(header) };
}

/** What the released parser makes of an edit: a graph without nodes, directed where the header says anything true of that. */
function withoutNodes(header: Attributes) {
  const directed = header.get("directed");
  return writtenGraph({ ids: [], edges: [], directed: directed !== undefined && truthy(directed) });
}

/** What stands in the header. */
function meta(header: Attributes): object {
  return { meta: Object.fromEntries([...header].map(([name, value]) => [name, scalar(value)])) };
}

/** The other formats have no header. */
function nothing(): object {
  return {};
}

function scalar(value: Literal): unknown {
  return value.kind === "text" || value.kind === "number" || value.kind === "boolean" ? value.value : value.kind;
}
