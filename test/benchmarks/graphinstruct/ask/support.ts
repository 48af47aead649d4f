import { defaults, type Settings } from "#benchmarks/graphinstruct/ask/index";
import { type MethodName, methods } from "#benchmarks/graphinstruct/ask/methods/index";
import type { Method } from "#benchmarks/graphinstruct/ask/methods/method";
import type { Transcript } from "#benchmarks/graphinstruct/ask/transcript";
import type { Instruction } from "#benchmarks/graphinstruct/instructions/instruction";
import type { Verdict } from "#eval/verdict";
import type { Generate, Play, Text } from "#src/play";

/** An instruction of three nodes in a row, for tests that need no other. */
export function instruction(own: Partial<Instruction> = {}): Instruction {
  return {
    id: "G1-000001",
    level: 1,
    text: "Write down a path with exactly 3 nodes.",
    explicit: ["graph_type=path", "num_nodes=3"],
    implicit: ["num_edges=2"],
    sizes: ["small"],
    feasible: true,
    references: [
      graphText(
        [
          [0, 1],
          [1, 2],
        ],
        3,
      ),
    ],
    template: "1/path",
    ...own,
  };
}

/** A graph in the code style, nodes '0', '1', … */
export function graphText(edges: readonly (readonly [number, number])[], order: number): string {
  const nodes = Array.from({ length: order }, (_, node) => `'${node}'`).join(", ");
  return `Graph[name='g'] {\n    node_list = [${nodes}];\n    edge_list = [${edges.map(([u, v]) => `('${u}','${v}')`).join(", ")}];\n}`;
}

export const PATH = graphText(
  [
    [0, 1],
    [1, 2],
  ],
  3,
);
/** Three nodes and one edge. */
export const PART = graphText([[0, 1]], 3);
/** Four nodes and one edge: meets nothing. */
export const WORSE = graphText([[0, 1]], 4);
export const PROSE = "Here you are.";

export interface Played {
  readonly verdict: Verdict;
  readonly transcript: Transcript;
  readonly requests: readonly Generate[];
}

/** Plays an instruction with these replies, each of 10 tokens in and 5 out; it must not ask for more. */
export function played(
  name: MethodName,
  replies: readonly (string | Partial<Text>)[],
  settings: Partial<Settings> = {},
  asked: Instruction = instruction(),
  output = 0,
): Played {
  const method: Method = methods[name];
  return playedOut(method.play(asked, output, { ...defaults, ...settings }), replies);
}

const STOPPED: Text = { kind: "text", text: "", finish: "stop", usage: { promptTokens: 10, replyTokens: 5 } };

function playedOut(play: Play<Verdict>, replies: readonly (string | Partial<Text>)[]): Played {
  const requests: Generate[] = [];
  let next = play.next();
  for (const reply of replies) {
    if (next.done) break;
    requests.push(next.value as Generate);
    const own = typeof reply === "string" ? { text: reply } : reply;
    next = play.next({ ...STOPPED, ...own });
  }
  if (!next.done) throw new Error(`asked for more than ${replies.length} replies`);
  return { verdict: next.value, transcript: next.value.read as Transcript, requests };
}
