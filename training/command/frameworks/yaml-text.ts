import { stringify } from "yaml";

/** YAML that YAML 1.1 reads alike: there 1e-7 is a text, and 1.0e-7 the number. */
export function yamlText(value: object): string {
  return stringify(value, { lineWidth: 0 }).replace(/(?<=: )(-?\d+)(?=e-?\d+$)/gm, "$1.0");
}
