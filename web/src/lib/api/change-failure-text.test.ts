import { afterEach, expect, test, vi } from 'vitest';
import { toastTexts } from '../toasts';
import { ApiFailure } from './api-failure';
import { changeFailureText } from './change-failure-text';
import { httpFailure } from './http-failure';

const answer = (status: number, message: string, code: string) =>
  httpFailure(status, { success: false, message, code });

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['409', answer(409, 'It was taken.', 'conflict'), 'Failed: It was taken.'],
  ['400', answer(400, 'It is over.', 'bad_input'), 'Failed: It is over.'],
  ['429', answer(429, 'Too many attempts.', 'rate_limited'), 'Failed: Too many attempts.'],
  ['409 without words', httpFailure(409, '<html>'), 'Failed'],
  ['500', answer(500, 'boom', 'internal'), 'Failed'],
  ['no answer', new ApiFailure({ kind: 'FETCH_ERROR' }), 'Failed'],
  ['anything thrown', new Error('x'), 'Failed'],
])('online, %s', (_, failure, text) => {
  vi.stubGlobal('navigator', { onLine: true });
  expect(changeFailureText(failure, 'Failed')).toBe(text);
});

test.each([
  ['no answer', new ApiFailure({ kind: 'FETCH_ERROR' }), toastTexts.offline],
  ['anything thrown', new Error('x'), toastTexts.offline],
  ['an answer from before', answer(409, 'It was taken.', 'conflict'), 'Failed: It was taken.'],
])('offline, %s', (_, failure, text) => {
  vi.stubGlobal('navigator', { onLine: false });
  expect(changeFailureText(failure, 'Failed')).toBe(text);
});
