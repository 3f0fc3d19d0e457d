import { expect, test } from 'vitest';
import { handleOf } from './handle.ts';

test.each([
  ['demo.user@carwash.test', '@demo.user'],
  ['Anna.K@Example.test', '@anna.k'],
  ['anna+wash@example.test', '@anna'],
  ['anna+wash+2@example.test', '@anna'],
  ['+8801700@example.test', '@8801700'],
  ['under_score-dash@example.test', '@under_score-dash'],
  ['o\u2019neil!#$%@example.test', '@oneil'],
  ['"anna karim"@example.test', '@annakarim'],
  ['"a@b"@example.test', '@ab'],
  ['.anna.@example.test', '@anna'],
  ['রহিম@example.test', '@রহিম'],
  ['ＡＮＮＡ@example.test', '@anna'],
  ['JOSÉ@example.test', '@josé'],
  ['anna', '@anna'],
  ['!@example.test', '@customer'],
  ['@example.test', '@customer'],
  ['', '@customer'],
])('%s is %s', (email, handle) => {
  expect(handleOf(email)).toBe(handle);
});
