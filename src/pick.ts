import { UserError } from "#src/errors";

/**
 * Looks a name up in a registry.
 *
 * @param kind what the registry holds, in the singular, for the message ("encoding")
 * @throws UserError naming the known entries, if `name` is none of them
 */
export function pick<Registry extends object>(
  kind: string,
  registry: Registry,
  name: string,
): Registry[keyof Registry & string] {
  if (!Object.hasOwn(registry, name)) {
    throw new UserError(`unknown ${kind} ${JSON.stringify(name)}; known: ${Object.keys(registry).sort().join(", ")}`);
  }
  return registry[name as keyof Registry & string];
}

/** The names of a registry, in the order in which it lists them. */
export function names<Registry extends object>(registry: Registry): (keyof Registry & string)[] {
  return Object.keys(registry) as (keyof Registry & string)[];
}
