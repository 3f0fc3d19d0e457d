import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ApiFailure } from './api-failure';
import { failureText, serverText } from './failure-text';
import { httpFailure } from './http-failure';

const answer = (status: number, message: string, code = 'conflict') =>
  httpFailure(status, { success: false, message, code });

beforeEach(() => vi.stubGlobal('navigator', { onLine: true }));
afterEach(() => vi.unstubAllGlobals());

describe('failureText', () => {
  test('offline', () => {
    vi.stubGlobal('navigator', { onLine: false });
    const text = failureText(new ApiFailure({ kind: 'FETCH_ERROR' }));
    expect(text).toBe('You are offline. This needs a connection.');
  });

  test.each([
    ['401', answer(401, 'Your session has ended.', 'unauthenticated'), 'Your session has ended.'],
    ['401 without words', httpFailure(401, '<html>'), 'Something went wrong'],
    ['403', answer(403, 'Not yours', 'forbidden'), null],
    ['404', answer(404, 'None', 'not_found'), null],
    ['409', answer(409, 'Taken'), 'An unexpected error occurred. Please try again.'],
    ['502', httpFailure(502, null), 'An unexpected error occurred. Please try again.'],
    [
      '500',
      answer(500, 'boom', 'internal'),
      'An unexpected server error occurred. Please try again later.',
    ],
    [
      'no connection',
      new ApiFailure({ kind: 'FETCH_ERROR' }),
      'An error occurred. Please try again later.',
    ],
    [
      'too slow',
      new ApiFailure({ kind: 'TIMEOUT_ERROR' }),
      'An error occurred. Please try again later.',
    ],
    [
      'garbage',
      new ApiFailure({ kind: 'PARSING_ERROR', status: 200 }),
      'An error occurred. Please try again later.',
    ],
    ['anything thrown', new Error('x'), 'An error occurred. Please try again later.'],
    ['aborted by the caller', new DOMException('', 'AbortError'), null],
  ])('%s', (_, failure, text) => {
    expect(failureText(failure)).toBe(text);
  });
});

describe('serverText', () => {
  test.each([
    ['409', answer(409, 'This slot was taken.', 'slot_taken'), 'This slot was taken.'],
    ['500', answer(500, 'stack trace', 'internal'), 'Something went wrong'],
    [
      'an unknown body',
      httpFailure(409, { message: 'x', code: 'made_up' }),
      'Something went wrong',
    ],
    ['no connection', new ApiFailure({ kind: 'FETCH_ERROR' }), 'Something went wrong'],
  ])('%s', (_, failure, text) => {
    expect(serverText(failure)).toBe(text);
  });
});
