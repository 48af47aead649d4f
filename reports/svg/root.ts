import { element } from "#reports/element";

const FONT = "Inter, system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', sans-serif";

/** An SVG document of the given size; `label` says what it shows to those who don't see it. */
export function root(width: number, height: number, label: string, markup: string): string {
  const [w, h] = [Math.ceil(width), Math.ceil(height)];
  const attributes = { xmlns: "http://www.w3.org/2000/svg", width: w, height: h, viewBox: `0 0 ${w} ${h}` };
  return element("svg", { ...attributes, role: "group", "aria-label": label, "font-family": FONT }, markup);
}
