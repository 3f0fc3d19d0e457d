import { expect, test } from 'vitest';
import type { QueryState } from '~/lib/query-state';
import { ApiFailure } from './api-failure';
import { stateAfterFailure } from './use-called';

const retry = () => {};
const ready: QueryState<string> = { state: 'ready', data: 'read before' };
const noConnection = new ApiFailure({ kind: 'FETCH_ERROR' });
const notFound = new ApiFailure({ kind: 'http', status: 404, code: 'not_found' });

test('what was read stays when a reload gets no answer', () => {
  expect(stateAfterFailure(ready, noConnection, retry)).toBe(ready);
});

test('what the API refuses by now does not stay', () => {
  expect(stateAfterFailure(ready, notFound, retry)).toEqual({
    state: 'failed',
    refused: true,
    retry,
  });
});

test.each([
  null,
  { state: 'loading' } as const,
  { state: 'failed', refused: true, retry } as const,
])('the failure shows when nothing was read: %o', (last) => {
  expect(stateAfterFailure(last, noConnection, retry)).toEqual({
    state: 'failed',
    refused: false,
    retry,
  });
});
