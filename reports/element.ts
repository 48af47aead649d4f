import { escapeText } from "#reports/escape-text";

/** Attributes by name; undefined ones are left out. */
export type Attributes = Readonly<Record<string, string | number | undefined>>;

/**
 * An element of HTML or SVG as text. Attributes that are undefined are left out, numbers are rounded to two decimals,
 * values are escaped; children are markup already (put text through `escapeText`).
 */
export function element(name: string, attributes: Attributes, ...children: readonly string[]): string {
  let open = `<${name}`;
  for (const [key, value] of Object.entries(attributes)) {
    if (value !== undefined)
      open += ` ${key}="${typeof value === "number" ? Number(value.toFixed(2)) : escapeText(value)}"`;
  }
  return children.length === 0 ? `${open}/>` : `${open}>${children.join("")}</${name}>`;
}
