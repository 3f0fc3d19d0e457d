import { expect, test } from 'vitest';
import { darkChart, darkPalette, lightChart, lightPalette } from './palette';

/** Least contrast of parts that are needed to understand a graphic (WCAG 2.2, 1.4.11). */
const leastContrast = 3;

/** Least CIE76 distance between two colours; from about 10 on they differ at a glance. */
const leastDifference = 15;

type Color = readonly [number, number, number];
type Matrix = readonly [Color, Color, Color];

/** Simulated kinds of colour vision, at full severity (Machado, Oliveira and Fernandes, 2009). */
const visions: Record<string, Matrix> = {
  full: [
    [1, 0, 0],
    [0, 1, 0],
    [0, 0, 1],
  ],
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

const linear = (hex: string, from: number): number => {
  const value = Number.parseInt(hex.slice(from, from + 2), 16) / 255;
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

const linearColor = (hex: string): Color => [linear(hex, 1), linear(hex, 3), linear(hex, 5)];

const luminance = ([r, g, b]: Color): number => 0.2126 * r + 0.7152 * g + 0.0722 * b;

function contrast(one: string, other: string): number {
  const [a, b] = [luminance(linearColor(one)), luminance(linearColor(other))];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

const seen = ([r, g, b]: Color, matrix: Matrix): Color => {
  const channel = ([x, y, z]: Color) => Math.min(1, Math.max(0, x * r + y * g + z * b));
  return [channel(matrix[0]), channel(matrix[1]), channel(matrix[2])];
};

const root = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116);

function lab([r, g, b]: Color): Color {
  const x = root((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.95047);
  const y = root(luminance([r, g, b]));
  const z = root((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.08883);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

const difference = (one: Color, other: Color): number =>
  Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);

const schemes = [
  ['light', lightChart, String(lightPalette.background?.paper)],
  ['dark', darkChart, String(darkPalette.background?.paper)],
] as const;

test.each(schemes)(
  '%s: every series has enough contrast with the paper',
  (_scheme, colors, paper) => {
    for (const color of colors) {
      expect(contrast(color, paper), color).toBeGreaterThanOrEqual(leastContrast);
    }
  },
);

test.each(
  schemes.flatMap(([scheme, colors]) =>
    Object.entries(visions).map(([vision, matrix]) => [scheme, vision, colors, matrix] as const),
  ),
)('%s, %s: all series can be told apart', (_scheme, _vision, colors, matrix) => {
  const looks = colors.map((color) => lab(seen(linearColor(color), matrix)));
  for (const [index, look] of looks.entries()) {
    for (const other of looks.slice(index + 1)) {
      expect(difference(look, other), colors[index]).toBeGreaterThanOrEqual(leastDifference);
    }
  }
});
