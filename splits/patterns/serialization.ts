import { type SerializationName, serializations } from "#generators/serializations/index";
import type { Choice, Pattern } from "#splits/patterns/pattern";
import { names } from "#src/pick";

/** The same instances written down in other equivalent ways: the axes of the serialization-invariance audit. */
export const serialization: Pattern = {
  title: "serialization",
  tasks: ["connectivity", "shortest-path"],
  axes: {
    serialization: {
      varies: "serialization",
      together: true,
      settings: Object.fromEntries(
        names(serializations).map((name: SerializationName): [string, Choice] => [name, { serialization: name }]),
      ),
    },
  },
};
