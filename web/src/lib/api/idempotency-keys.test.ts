import { expect, test } from 'vitest';
import { createIdempotencyKeys } from './idempotency-keys';

function numbered() {
  let count = 0;
  return createIdempotencyKeys(() => {
    count += 1;
    return `key ${count}`;
  });
}

test('a call that got no answer is repeated under its key', () => {
  const keys = numbered();
  expect(keys.keyFor({ plate: 'A' })).toBe('key 1');
  expect(keys.keyFor({ plate: 'A' })).toBe('key 1');
});

test('after an answer the same call is a new one', () => {
  const keys = numbered();
  keys.keyFor({ plate: 'A' });
  keys.answered();
  expect(keys.keyFor({ plate: 'A' })).toBe('key 2');
});

test('what was corrected in the meantime is not taken for the call before', () => {
  const keys = numbered();
  keys.keyFor({ plate: 'A' });
  expect(keys.keyFor({ plate: 'B' })).toBe('key 2');
});

test('keys are unique', () => {
  const one = createIdempotencyKeys();
  const other = createIdempotencyKeys();
  expect(one.keyFor({})).not.toBe(other.keyFor({}));
});
