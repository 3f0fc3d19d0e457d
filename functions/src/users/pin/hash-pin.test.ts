import { expect, test } from 'vitest';
import { hashPin, isRightPin } from './hash-pin.ts';

test('only the PIN itself is right', async () => {
  const hashed = await hashPin('2580');
  expect(await isRightPin('2580', hashed)).toBe(true);
  expect(await isRightPin('2581', hashed)).toBe(false);
  expect(await isRightPin('25800', hashed)).toBe(false);
});

test('people with the same PIN have different hashes, and none contains the PIN', async () => {
  const [one, other] = [await hashPin('2580'), await hashPin('2580')];
  expect(one.hash).not.toBe(other.hash);
  expect(JSON.stringify([one, other])).not.toContain('2580');
});
