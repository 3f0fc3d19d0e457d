import { expect, test } from 'vitest';
import { safeReturnPath } from './safe-return-path.ts';

test.each([
  ['/booking/foamwash/slot?x=1#y', '/booking/foamwash/slot?x=1#y'],
  ['/', '/'],
  ['//evil.example/x', '/home'],
  ['/\\evil.example', '/home'],
  ['/\t/evil.example', '/home'],
  ['/.//evil.example', '/home'],
  ['/booking/..//evil.example', '/home'],
  ['https://evil.example', '/home'],
  ['javascript:alert(1)', '/home'],
  ['booking', '/home'],
  ['', '/home'],
  [null, '/home'],
  [42, '/home'],
])('%j leads to %s', (path, expected) => {
  expect(safeReturnPath(path, '/home')).toBe(expected);
});
