import { UserError } from "#src/errors";

/**
 * The entry of a registry under a name.
 *
 * @param kind what the registry holds, in the singular, for the message ("encoding")
 * @throws UserError listing the known names, if `name` is none of them
 */
export function pick<Registry extends object>(
  kind: string,
  registry: Registry,
  name: string,
): Registry[keyof Registry & string] {
  return registry[nameIn(kind, registry, name)];
}

/**
 * A name that the user gave, once it is sure that the registry has it.
 *
 * @throws UserError as `pick` does
 */
export function nameIn<Registry extends object>(
  kind: string,
  registry: Registry,
  name: string,
): keyof Registry & string {
  const found = names(registry).find((known) => known === name);
  if (found === undefined) throw unknownName(kind, name, names(registry));
  return found;
}

/** The mistake of naming something that there is not, with the names that there are. */
export function unknownName(kind: string, name: string, known: Iterable<string>): UserError {
  return new UserError(`unknown ${kind} ${JSON.stringify(name)}; known: ${[...new Set(known)].sort().join(", ")}`);
}

/** The names of a registry, in the order in which it lists them. */
export function names<Registry extends object>(registry: Registry): (keyof Registry & string)[] {
  return Object.keys(registry) as (keyof Registry & string)[];
}
