import { expect, test } from 'vitest';
import { conflict } from './sale-change.ts';
import { act, changeOf, saleWith } from './sale-of-tests.ts';
import { writeOff } from './write-off.ts';

const command = { paymentId: 'T-1', reason: 'Never came' };
const over = { status: 'no_show' } as const;
const writtenOff = (uid: string, reason: string) => ({
  status: 'written_off' as const,
  writtenOff: { reason, at: act.now, uid },
});

test('a debt is no longer asked for, and the booking stays as it is', () => {
  const change = changeOf(writeOff(saleWith({}, over), command, act));
  expect(change.payments).toEqual({ 'T-1': writtenOff('rahim', 'Never came') });
  expect(change.booking).toBeUndefined();
  expect(change.events).toEqual([{ kind: 'written_off', by: act.by, reason: 'Never came' }]);
  expect(change.audit[0]).toMatchObject({
    action: 'debt written off',
    before: { status: 'unpaid' },
    after: { status: 'written_off', amount: 49.9, reason: 'Never came' },
  });
});

test.each([
  [
    'the visit is to come',
    saleWith(),
    'This visit is not over. Cancel the booking, or write it off afterwards.',
  ],
  [
    'it was written off',
    saleWith(writtenOff('rahim', 'Never came'), over),
    'This was written off already.',
  ],
  [
    'it is paid',
    saleWith({ status: 'success' }, over),
    'Nothing is to be paid for this booking any more.',
  ],
  [
    'it was never booked',
    saleWith({}, over, { booking: null }),
    'Nothing is to be paid for this booking any more.',
  ],
])('nothing is written off when %s', (_case, sale, message) => {
  expect(writeOff(sale, command, act)).toEqual(conflict(message));
});
