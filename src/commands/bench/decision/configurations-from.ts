import {
  type Configuration,
  configurationShape,
  isPolicy,
  type PartName,
  requirePolicy,
} from "#benchmarks/decision/runs/index";
import type { Given } from "#src/commands/command";
import { UserError } from "#src/errors";

/**
 * The configurations that flags name.
 *
 * @param settings of all of them
 * @throws UserError for a name with several models, a model that is no KIND:NAME, and a policy that the part does not have
 */
export function configurationsFrom(
  part: PartName,
  { model, name, repeats = 1 }: Given,
  settings: Partial<Configuration> = {},
): Configuration[] {
  const models = model as readonly string[];
  if (name !== undefined && models.length > 1)
    throw new UserError(`--name: expected one --model, got ${models.length}; ask them one by one`);
  return models.map((spec) => {
    const given = { schema: 1, model: spec, repeats, ...(name !== undefined && { name }), ...settings };
    const parsed = configurationShape.safeParse(given);
    if (parsed.success) {
      if (isPolicy(spec)) requirePolicy(spec, part);
      return parsed.data;
    }
    const { path, message } = parsed.error.issues[0]!;
    if (path[0] === "model")
      throw new UserError(
        `--model: expected KIND:NAME or policy:NAME, got ${JSON.stringify(spec)}; as in policy:random`,
      );
    throw new UserError(`--${String(path[0])}: ${message}`);
  });
}
