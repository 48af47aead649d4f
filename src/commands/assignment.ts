import { UserError } from "#src/errors";

/**
 * Reads `name=value` options: numbers, true and false are taken as such, anything else as text.
 *
 * @param flag the option's name, for the message
 */
export function assignment(flag: string): (text: string) => [name: string, value: unknown] {
  return (text) => {
    const [, name, value] = /^(\w+)=(.+)$/.exec(text) ?? [];
    if (name === undefined || value === undefined) {
      throw new UserError(`${flag}: expected a name and a value such as steps=600, got ${JSON.stringify(text)}`);
    }
    if (value === "true" || value === "false") return [name, value === "true"];
    return [name, Number.isNaN(Number(value)) ? value : Number(value)];
  };
}
