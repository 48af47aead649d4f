import * as assert from "uvu/assert";

/** Red, green and blue. */
export type Rgb = readonly [number, number, number];

/** sRGB to linear light (IEC 61966-2-1). */
export function linear(hex: string): Rgb {
  assert.match(hex, /^#[0-9a-f]{6}$/);
  const channel = (at: number) => {
    const c = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4;
  };
  return [channel(1), channel(3), channel(5)];
}

/** From 0 to 1. */
export const luminance = ([r, g, b]: Rgb) => 0.2126 * r + 0.7152 * g + 0.0722 * b;

/** WCAG 2.2, contrast ratio. */
export function contrast(a: string, b: string): number {
  const [high, low] = [luminance(linear(a)), luminance(linear(b))].sort((x, y) => y - x);
  return (high! + 0.05) / (low! + 0.05);
}
