import { expect, test } from 'vitest';
import { lapsedOffersByDay, mayGetOffer } from './offer-limit.ts';
import type { WaitlistEntry } from './waitlist-entry.ts';

const now = new Date('2027-01-02T09:00:00+06:00');

type OffersOfEntry = Pick<WaitlistEntry, 'state' | 'offer' | 'offers'>;

const waiting = (offers = 0): OffersOfEntry => ({ state: 'waiting', offer: null, offers });

const offered = (state: OffersOfEntry['state'], until: string, offers = 1): OffersOfEntry => ({
  state,
  offers,
  offer: {
    slotId: 'foamwash_2027-01-02_1000',
    startsAt: new Date('2027-01-02T10:00:00+06:00'),
    claimId: 'claim',
    until: new Date(`2027-01-02T${until}:00+06:00`),
  },
});

const running = (offers = 1) => offered('offered', '09:10', offers);
const lapsed = (offers = 1) => offered('offered', '09:00', offers);
const taken = (offers = 1) => offered('taken', '09:10', offers);

test.each<[string, OffersOfEntry[], ReturnType<typeof mayGetOffer>]>([
  ['nobody waits', [], 'possible'],
  ['they wait for several services', [waiting(), waiting(), waiting()], 'possible'],
  ['one has lapsed', [lapsed(), waiting()], 'possible'],
  ['one has lapsed and they wait again', [waiting(1)], 'possible'],
  ['two were taken', [taken(), taken(), waiting()], 'possible'],
  ['they bought without an offer', [{ ...waiting(), state: 'taken' }, waiting(1)], 'possible'],
  ['one runs', [running(), waiting()], 'has_one'],
  ['one runs after one has lapsed', [running(2), waiting()], 'has_one'],
  ['two of one service have lapsed', [lapsed(2), waiting()], 'had_all'],
  ['two of two services have lapsed', [lapsed(), lapsed(), waiting()], 'had_all'],
  ['one lapsed, and one was given up', [lapsed(), { ...running(), state: 'left' }], 'had_all'],
  ['two lapsed before one was taken', [taken(3), waiting()], 'had_all'],
  ['two lapsed before the one that runs', [running(3), waiting()], 'had_all'],
])('when %s', (_case, entries, expected) => {
  expect(mayGetOffer(entries, now)).toBe(expected);
});

test('the offers of an account that ends are counted by day, the running ones too', () => {
  const on = (date: string, entry: OffersOfEntry) => ({ ...entry, date });
  expect(
    lapsedOffersByDay(
      [
        on('2027-01-02', lapsed()),
        on('2027-01-02', running()),
        on('2027-01-03', taken()),
        on('2027-01-04', waiting()),
      ],
      now,
    ),
  ).toEqual([{ date: '2027-01-02', count: 2 }]);
});
