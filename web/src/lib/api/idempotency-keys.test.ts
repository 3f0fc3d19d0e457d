import { expect, test } from 'vitest';
import { createIdempotencyKeys } from './idempotency-keys';

function numbered() {
  let count = 0;
  return createIdempotencyKeys(() => {
    count += 1;
    return `key ${count}`;
  });
}

test('a call that got no answer keeps its key', () => {
  const keys = numbered();
  expect(keys.keyFor({ plate: 'A' })).toBe('key 1');
  expect(keys.keyFor({ plate: 'A' })).toBe('key 1');
});

test('a call after an answer gets a new key', () => {
  const keys = numbered();
  keys.keyFor({ plate: 'A' });
  keys.answered();
  expect(keys.keyFor({ plate: 'A' })).toBe('key 2');
});

test('a call with a corrected purpose gets a new key', () => {
  const keys = numbered();
  keys.keyFor({ plate: 'A' });
  expect(keys.keyFor({ plate: 'B' })).toBe('key 2');
});

test('keys are unique', () => {
  const one = createIdempotencyKeys();
  const other = createIdempotencyKeys();
  expect(one.keyFor({})).not.toBe(other.keyFor({}));
});
