import { expect, test } from 'vitest';
import type { JobChange } from '../days/changed-day.ts';
import type { WaitlistEntry } from '../waitlist/waitlist-entry.ts';
import { ownJob } from './days-of-tests.ts';
import { endWait } from './end-wait.ts';
import { offer, offeredEntry, waitingEntry } from './entry-of-tests.ts';

const place: JobChange = { claimId: 'new', job: ownJob };
const freed: JobChange = { claimId: 'offered', job: null };
const taken = { state: 'taken' };
const outOfLine = [{ date: '2027-01-02', lineId: 'line-1', waiting: null }];

test('who does not wait gets the place alone', () => {
  expect(endWait(null, [place])).toEqual({ jobs: [place] });
});

test.each<[string, WaitlistEntry, JobChange[], JobChange[], object[]]>([
  ['leaves the line', waitingEntry, [place], [place], outOfLine],
  ['frees what was offered', offeredEntry, [place], [place, freed], []],
  ['frees it once if it makes way for the place', offeredEntry, [freed, place], [freed, place], []],
  [
    'does not free what was offered before the entry waited again',
    { ...waitingEntry, offer },
    [place],
    [place],
    outOfLine,
  ],
])('who waits %s', (_case, entry, jobs, expected, waiting) => {
  expect(endWait(entry, jobs)).toEqual({
    jobs: expected,
    onWaitlist: { entry: taken, waiting },
  });
});
