import { suite } from "uvu";
import * as assert from "uvu/assert";
import * as paint from "#reports/heatmap/paint";
import { style } from "#reports/page/style";
import * as palette from "#reports/svg/palette";
import { contrast, linear, luminance, type Rgb } from "#test/reports/contrast";

const test = suite("palette");
const { recoveryPaints, recoveryPaint } = paint;

/** CIE L*, the lightness that grey print shows. */
const lightness = (y: number) => 116 * Math.cbrt(y) - 16;

/** How linear light looks without green cones, and without red ones (Machado, Oliveira, Fernandes 2009, severity 1). */
const BLINDNESS = {
  none: [1, 0, 0, 0, 1, 0, 0, 0, 1],
  deuteranopia: [0.367322, 0.860646, -0.227968, 0.280085, 0.672501, 0.047413, -0.01182, 0.04294, 0.968881],
  protanopia: [0.152286, 1.052583, -0.204868, 0.114503, 0.786281, 0.099216, -0.003882, -0.048116, 1.051998],
} as const;

function seen(hex: string, [a, b, c, d, e, f, g, h, i]: (typeof BLINDNESS)[keyof typeof BLINDNESS]): Rgb {
  const [x, y, z] = linear(hex);
  const clip = (v: number) => Math.min(1, Math.max(0, v));
  return [clip(a * x + b * y + c * z), clip(d * x + e * y + f * z), clip(g * x + h * y + i * z)];
}

test("the contrast of text is 4.5 or more on every fill and on every pattern's lines", () => {
  const cells = [...recoveryPaints, paint.IN_DISTRIBUTION, paint.ZERO_SHOT_PAINT];
  for (const { label, fill, ink, hatch } of cells) {
    assert.ok(contrast(ink, fill) >= 4.5, `${label}: ${contrast(ink, fill)}`);
    if (hatch) assert.ok(contrast(ink, hatch) >= 4.5, `${label}, hatch: ${contrast(ink, hatch)}`);
  }
  for (const ground of [palette.PAPER, "#ffffff"]) {
    for (const ink of [palette.INK, palette.SOFT, palette.ACCENT]) assert.ok(contrast(ink, ground) >= 4.5);
  }
  assert.ok(contrast(paint.MISSING.ink, palette.PAPER) >= 4.5);
});

test("the page's signal colours can be read on its grounds", () => {
  for (const name of ["bad", "good", "soft", "ink", "accent"]) {
    const color = new RegExp(`--${name}:(#[0-9a-f]{6})`).exec(style)![1]!;
    assert.ok(contrast(color, palette.PAPER) >= 4.5 && contrast(color, "#ffffff") >= 4.5, name);
  }
});

for (const [kind, matrix] of Object.entries(BLINDNESS)) {
  test(`from 0 to beyond 1 the fills darken in clear steps (blindness: ${kind})`, () => {
    const ramp = recoveryPaints.slice(1, 7).map(({ fill }) => lightness(luminance(seen(fill, matrix))));
    for (const [i, value] of ramp.entries()) {
      if (i > 0) assert.ok(ramp[i - 1]! - value >= 6, `step ${i}: ${ramp[i - 1]} to ${value}`);
    }
  });
}

test("fills that grey can't tell apart differ in pattern or ring", () => {
  recoveryPaints.forEach((a, i) => {
    for (const b of recoveryPaints.slice(i + 1)) {
      const gap = Math.abs(lightness(luminance(linear(a.fill))) - lightness(luminance(linear(b.fill))));
      assert.ok(gap >= 6 || a.pattern !== b.pattern || a.ring !== b.ring, `${a.label} and ${b.label}`);
    }
  });
});

test("patterns can be seen on their ground, in grey too", () => {
  for (const { label, fill, hatch } of recoveryPaints) {
    if (!hatch) continue;
    const gap = lightness(luminance(linear(fill))) - lightness(luminance(linear(hatch)));
    assert.ok(gap >= 7, `${label}: ${gap}`);
  }
});

test("each recovery finds its paint, at the edges too", () => {
  const label = (recovery: number | undefined) => recoveryPaint(recovery).label;
  assert.is(label(undefined), "undefined");
  assert.is(label(-1e-9), "below 0");
  assert.is(label(-7), "below 0");
  assert.is(label(0), "0–20%");
  assert.is(label(0.2), "20–40%");
  assert.is(label(0.6), "60–80%");
  assert.is(label(0.79999), "60–80%");
  assert.is(label(0.8), "80–100%");
  assert.is(label(1), "80–100%");
  assert.is(label(1 + 1e-9), "over 100%");
});

test.run();
