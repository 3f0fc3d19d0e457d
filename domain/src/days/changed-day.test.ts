import { expect, test } from 'vitest';
import { emptyDay, withJobs, withStarts } from './changed-day.ts';
import { firstBay } from './roster.ts';

const at = (time: string) => new Date(`2026-03-01T${time}:00Z`);
const job = (claimId: string, bayId: string, from: string, to: string) => ({
  claimId,
  job: { bay: bayId, slotId: 'wash_2026-03-01_0900', from: at(from), to: at(to), heldUntil: null },
});
const empty = emptyDay('2026-03-01', [firstBay], at('00:00'));
test('starts are offered, closed, opened and taken away', () => {
  const start = { serviceId: 'wash', date: '2026-03-01', startTime: '09:00', minutes: 30 };
  const offered = withStarts(empty, [{ ...start, becomes: 'offered' }]);
  expect([offered.starts, offered.closed]).toEqual([{ wash: { '09:00': 30 } }, {}]);
  const closed = withStarts(offered, [{ ...start, becomes: 'closed' }]);
  expect([closed.starts, closed.closed]).toEqual([{}, { wash: { '09:00': 30 } }]);
  expect(withStarts(closed, [{ ...start, becomes: 'offered' }])).toEqual(offered);
  expect(withStarts(closed, [{ ...start, becomes: 'gone' }])).toEqual(empty);
  expect(withStarts(empty, [{ ...start, date: '2026-03-02', becomes: 'offered' }])).toEqual(empty);
});

test('jobs come and go', () => {
  const one = withJobs(empty, [job('a', '1', '09:00', '10:00')]);
  expect(Object.keys(one.jobs)).toEqual(['a']);
  expect(withJobs(one, [{ claimId: 'a', job: null }])).toEqual(empty);
});
