import { expect, test } from 'vitest';
import { type Occasion, questionWaitMs } from './question-turn.ts';

const now = new Date('2026-03-01T09:00:00Z');
const seconds = (n: number) => new Date(now.getTime() + n * 1000);
const pending = { status: 'pending' as const, expiresAt: seconds(600) };
const failed = { status: 'failed' as const, expiresAt: seconds(-600) };
const looked = (ago: number) => ({
  askedAt: seconds(-ago),
  newsAskedAt: null,
  status: 'pending' as const,
});
const heard = (ago: number) => ({ ...looked(ago), newsAskedAt: seconds(-ago) });

type Case = [
  string,
  typeof pending | typeof failed,
  Occasion,
  Parameters<typeof questionWaitMs>[2],
  number,
];

test.each<Case>([
  ['nobody has asked yet', pending, 'news', null, 0],
  ['news after news', pending, 'news', heard(0), 5000],
  ['news a moment after news', pending, 'news', heard(2), 3000],
  ['news long after news', pending, 'news', heard(5), 0],
  ['news after a look', pending, 'news', looked(0), 0],
  ['news after news and a look', pending, 'news', { ...looked(1), newsAskedAt: seconds(-3) }, 2000],
  ['a look after a look', pending, 'look', looked(1), 4000],
  ['a look after news', pending, 'look', heard(1), 4000],
  ['it has failed since', failed, 'news', heard(1), 0],
  ['it had failed then too', failed, 'news', { ...heard(1), status: 'failed' }, 4000],
  ['its hold has ended since', { ...pending, expiresAt: now }, 'look', looked(1), 0],
  ['its hold had ended then too', { ...pending, expiresAt: seconds(-1) }, 'look', looked(1), 4000],
  ["another instance's clock is ahead", pending, 'look', looked(-1), 6000],
])('%s', (_case, payment, occasion, last, waitMs) => {
  expect(questionWaitMs(payment, occasion, last, now)).toBe(waitMs);
});
