import { emptyDay } from '@carwash/domain/days/changed-day';
import { expect, test } from 'vitest';
import { bayQueues } from './bay-queues';
import type { TodaysVisit } from './todays-visit';

const at = (clock: string) => new Date(`2031-03-10T${clock}:00Z`);

const bays = ['bay-1', 'bay-2'].map((_id) => ({
  _id,
  name: _id,
  kind: 'bay' as const,
  services: null,
  cleanUp: 10,
}));

const visit = (
  claimId: string,
  stage: TodaysVisit['stage'],
  status: TodaysVisit['status'] = 'pending',
) => ({ claimId, stage, status }) as TodaysVisit;

const job = (bay: string, from: string, to: string) => ({
  bay,
  slotId: 'foamwash_2031-03-10_1000',
  from: at(from),
  to: at(to),
  heldUntil: null,
});

const day = {
  ...emptyDay('2031-03-10', bays, at('00:00')),
  jobs: {
    done: job('bay-1', '08:00', '08:45'),
    inside: job('bay-1', '09:00', '09:45'),
    second: job('bay-1', '11:00', '11:45'),
    first: job('bay-1', '10:00', '10:45'),
    missed: job('bay-2', '09:00', '09:45'),
    somebody: job('bay-2', '10:00', '10:45'),
  },
};

/** Names the bays with the car in each and the next one. */
const shownAt = (clock: string, visits: TodaysVisit[]) =>
  bayQueues(day, visits, at(clock)).map(({ bay, inside, next }) => [
    bay._id,
    inside?.visit.claimId,
    next?.visit.claimId,
  ]);

test('a bay has the car that is being washed and the next one of those that are expected', () => {
  const shown = shownAt('10:50', [
    visit('done', 'collected'),
    visit('second', 'expected'),
    visit('first', 'arrived', 'completed'),
    visit('somebody', 'expected', 'completed'),
    visit('inside', 'washing'),
    visit('missed', 'expected', 'no_show'),
  ]);
  expect(shown).toEqual([
    ['bay-1', 'inside', 'first'],
    ['bay-2', undefined, undefined],
  ]);
});

test.each([
  ['before its time is next', '09:59', [undefined, 'first']],
  ['is in the bay for its time', '10:00', ['first', 'second']],
  ['is in the bay until its time is over', '10:44', ['first', 'second']],
  ['does not keep the bay when its time is over', '10:45', [undefined, 'second']],
])('a car that has arrived %s', (_case, clock, queue) => {
  const [ofBay] = shownAt(clock, [visit('first', 'arrived'), visit('second', 'expected')]);
  expect(ofBay).toEqual(['bay-1', ...queue]);
});
