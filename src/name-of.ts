import { z } from "zod";
import { names } from "#src/pick";

/** The registry behind each schema that `nameOf` made, for whoever lists its names. */
export const registries = z.registry<{ readonly registry: object }>();

/** A name of a registry: one that it has when something is parsed, for modules may have added to it by then. */
export function nameOf<Registry extends object>(registry: Registry): z.ZodType<keyof Registry & string> {
  const known = z.unknown().check(({ value, issues }) => {
    const values = names(registry);
    if (!values.some((name) => name === value)) issues.push({ code: "invalid_value", values, input: value });
  });
  return known.register(registries, { registry }) as z.ZodType<keyof Registry & string>;
}
