import { expect, test } from 'vitest';
import { isolated } from './isolated-text.ts';

test.each(['Nadia Rahman', 'মিনা', '洗車', 'DHAKA-1', ''])('%j stays as it is', (text) => {
  expect(isolated(text)).toBe(text);
});

test.each(['محمد', 'שרה כהן', 'Ali علي'])('%s is isolated', (text) => {
  expect(isolated(text)).toBe(`\u2068${text}\u2069`);
});
