import { expect, test } from 'vitest';
import { countSegments } from './text-segments.ts';

test.each([
  ['nothing', '', 1],
  ['160 plain characters', 'x'.repeat(160), 1],
  ['161 plain characters', 'x'.repeat(161), 2],
  ['two full segments', 'x'.repeat(306), 2],
  ['one more than two full segments', 'x'.repeat(307), 3],
  ['accents and signs of the GSM alphabet', 'é£¥Ø\n'.repeat(32), 1],
  ['a euro takes two places', `${'x'.repeat(158)}€`, 1],
  ['a euro too many', `${'x'.repeat(159)}€`, 2],
  ['a bracket is not split between two segments', `${'x'.repeat(152)}[${'x'.repeat(152)}`, 3],
  ['70 characters of another script', 'গ'.repeat(70), 1],
  ['71 characters of another script', 'গ'.repeat(71), 2],
  ['134 characters of another script', 'গ'.repeat(134), 2],
  ['135 characters of another script', 'গ'.repeat(135), 3],
  ['one curly quote makes all of it Unicode', `${'x'.repeat(70)}’`, 2],
  ['35 emoji', '🚗'.repeat(35), 1],
  ['an emoji is not split between two segments', `${'x'.repeat(66)}🚗${'x'.repeat(66)}`, 3],
])('%s', (_, text, segments) => {
  expect(countSegments(text)).toBe(segments);
});
