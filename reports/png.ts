import { fileURLToPath } from "node:url";

/** The one font of the pictures, so that pixels are the same on every machine: Inter, latin, greek and cyrillic only. */
const FONTS = ["Inter-Regular.ttf", "Inter-SemiBold.ttf"];

type Renderer = Pick<typeof import("@resvg/resvg-js"), "Resvg">;

/** A picture, or one line that says why there is none. */
export type Picture = { readonly content: Uint8Array } | { readonly missing: string };

/**
 * Draws an SVG as a PNG. The renderer is an optional dependency: where it is missing, so is the picture.
 *
 * @param zoom pixels per unit of the SVG
 * @param load gets the renderer
 */
export async function png(
  svg: string,
  zoom = 2,
  load: () => Promise<Renderer> = () => import("@resvg/resvg-js"),
): Promise<Picture> {
  const renderer = await load().catch(() => undefined);
  if (!renderer)
    return { missing: "no PNG: @resvg/resvg-js is not installed; get it with npm install @resvg/resvg-js" };
  const fontFiles = FONTS.map((file) => fileURLToPath(new URL(`fonts/${file}`, import.meta.url)));
  const font = { fontFiles, loadSystemFonts: false, defaultFontFamily: "Inter" };
  return { content: new renderer.Resvg(svg, { fitTo: { mode: "zoom", value: zoom }, font }).render().asPng() };
}
