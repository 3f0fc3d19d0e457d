import { expect, test } from 'vitest';
import { ApiFailure } from './api-failure';
import { createIdempotencyKeys } from './idempotency-keys';

const noAnswer = new ApiFailure({ kind: 'FETCH_ERROR' });
const refusal = new ApiFailure({ kind: 'http', status: 409, code: 'conflict' });
const serverFailed = new ApiFailure({ kind: 'http', status: 500, code: 'internal' });

/** Sends calls with numbered keys and returns the key of each. */
function sender() {
  let count = 0;
  const keys = createIdempotencyKeys(() => {
    count += 1;
    return `key ${count}`;
  });
  return async (purpose: object, failure: ApiFailure | null = null): Promise<string> => {
    let used = '';
    const send = async (key: string) => {
      used = key;
      if (failure) throw failure;
    };
    const sent = keys.sendWithKey(purpose, send);
    if (failure) await expect(sent).rejects.toBe(failure);
    else await sent;
    return used;
  };
}

test.each([
  ['got no answer', noAnswer, 'key 1'],
  ['failed on the server', serverFailed, 'key 1'],
  ['was refused', refusal, 'key 2'],
  ['succeeded', null, 'key 2'],
])('the same call after one that %s', async (_case, failure, next) => {
  const send = sender();
  expect(await send({ plate: 'A' }, failure)).toBe('key 1');
  expect(await send({ plate: 'A' })).toBe(next);
});

test('a call with a corrected purpose gets a new key', async () => {
  const send = sender();
  await send({ plate: 'A' }, noAnswer);
  expect(await send({ plate: 'B' })).toBe('key 2');
});

test('keys are unique', async () => {
  const sent = () => createIdempotencyKeys().sendWithKey({}, async (key) => key);
  expect(await sent()).not.toBe(await sent());
});
