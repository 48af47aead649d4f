import type { Facts } from "#benchmarks/graphinstruct/constraints/facts";
import { properties } from "#benchmarks/graphinstruct/constraints/properties/index";
import type { WrittenGraph } from "#benchmarks/graphinstruct/format/written-graph";

/** Each property as a getter that, asked once, leaves its value in its place. */
const lazily: object = Object.create(
  null,
  Object.fromEntries(
    Object.entries(properties).map(([name, work]) => {
      const get = function (this: Facts) {
        const value: unknown = work(this);
        Object.defineProperty(this, name, { value });
        return value;
      };
      return [name, { get }];
    }),
  ),
);

/** What is known of a written graph; each property is worked out when it is first asked for. */
export function factsOf(written: WrittenGraph): Facts {
  const { graph, loops } = written;
  const facts = Object.create(lazily);
  facts.written = written;
  facts.order = graph.order;
  facts.size = graph.sources.length + loops.length;
  facts.directed = graph.directed;
  return facts;
}
