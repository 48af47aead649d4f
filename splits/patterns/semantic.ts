import { type EncodingName, encodings } from "#generators/encodings/index";
import type { Choice, Pattern } from "#splits/patterns/pattern";
import { names } from "#src/pick";

/** The same instances in other words. */
export const semantic: Pattern = {
  title: "semantic",
  tasks: ["connectivity", "shortest-path"],
  axes: {
    encoding: {
      varies: "encoding",
      together: true,
      get settings() {
        return Object.fromEntries(
          names(encodings).map((encoding: EncodingName): [string, Choice] => [encoding, { encoding }]),
        );
      },
    },
  },
};
