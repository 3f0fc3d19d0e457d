import { expect, test } from 'vitest';
import { ratePassword } from './rate-password';

test.each([
  ['the most common one', 'password1', 0],
  ['a row of keys', 'qwertyuiop', 0],
  ["its owner's name", 'farhana.haque', 0],
  ['a date', '12031994', 1],
  ['letters by chance', 'kq7vzt2mwp', 3],
  ['a few words by chance', 'velvet-otter-plunge-kayak', 4],
])('%s', (_, password, strength) => {
  expect(ratePassword(password, 'farhana.haque@example.test')).toBe(strength);
});
