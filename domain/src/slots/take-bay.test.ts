import { expect, test } from 'vitest';
import { emptyDay } from '../days/changed-day.ts';
import type { Slot } from './slot.ts';
import { type SlotInDays, takeBay } from './take-bay.ts';

const at = (time: string) => new Date(`2026-03-02T${time}:00Z`);
const now = at('08:00');
const bayOf = (_id: string) =>
  ({ _id, name: _id, kind: 'bay', services: null, cleanUp: 0 }) as const;

/** Returns a start for an hour, in the second of two bays only; a hold of the first has half of it. */
function placeUntil(endTime: string): SlotInDays {
  const date = '2026-03-02';
  const slotId = `wash_${date}_1000`;
  const held = { bay: '1', slotId, from: at('10:00'), to: at('10:30'), heldUntil: at('09:00') };
  const day = { ...emptyDay(date, [bayOf('1'), bayOf('2')], now), jobs: { own: held } };
  const slot = {
    _id: slotId,
    serviceId: 'wash',
    date,
    startTime: '10:00',
    startsAt: at('10:00'),
    endsAt: at(endTime),
    claims: [{ claimId: 'own', bay: '1', heldUntil: held.heldUntil }],
    free: [
      { bay: '1', heldUntil: null, holds: [], isForWaitlist: true },
      { bay: '2', heldUntil: null, holds: [] },
    ],
  };
  return { slot: slot as unknown as Slot, days: [day] };
}

test.each([
  ['as long as before stays in its bay', '10:30', '1'],
  ['that becomes longer leaves minutes that are kept', '11:00', '2'],
])('a job %s', (_which, endTime, bay) => {
  const changes = takeBay(placeUntil(endTime), { claimId: 'own', heldUntil: null }, now);
  expect(changes.map(({ job }) => job?.bay)).toEqual([bay]);
});
