import { expect, test } from 'vitest';
import type { ProviderOutcome } from './next-payment-step.ts';
import { mayResume } from './resume-policy.ts';

const createdAt = new Date('2026-03-01T09:00:00Z');
const at = (minutes: number) => new Date(createdAt.getTime() + minutes * 60_000);
const held = { paymentUrl: 'https://pay.example/1', createdAt, expiresAt: at(15), holdMinutes: 15 };
const renewed = { ...held, expiresAt: at(25) };
const long = { ...held, expiresAt: at(60), holdMinutes: 60 };
const pay = (until: number) => ({ kind: 'pay', until: at(until) });
const replace = { kind: 'replace' };
const wait = { kind: 'wait' };

test.each<[string, typeof held | { paymentUrl: null }, ProviderOutcome | null, number, object]>([
  ['soon', held, 'open', 3, pay(15)],
  ['while the provider is silent', held, 'silent', 3, pay(15)],
  ['with little time left', held, 'open', 14, pay(29)],
  ['with little time left, provider silent', held, 'silent', 14, pay(29)],
  ['with little time left a second time', renewed, 'open', 24, replace],
  ['with little time left a second time, provider silent', renewed, 'silent', 24, pay(25)],
  ['with little time left a second time, just asked', renewed, null, 24, pay(25)],
  ['when the hold has just ended, provider silent', held, 'silent', 15.5, wait],
  ['when the hold has ended, provider silent', held, 'silent', 17, replace],
  ['when the hold has ended, while somebody else asks', held, null, 17, wait],
  ['while a long hold lasts, to a page that may be gone', long, 'open', 31, replace],
  ['to a page that may be gone, provider silent', long, 'silent', 31, pay(60)],
  ['to a page that never opened', { paymentUrl: null }, 'unknown', 1, replace],
])('a customer who comes back %s', (_case, change, outcome, minute, verdict) => {
  expect(mayResume({ ...held, ...change }, outcome, at(minute))).toEqual(verdict);
});
