import { expect, test } from 'vitest';
import { refusalOfDeskSale } from './desk-sale-policy.ts';

const now = new Date('2030-01-15T09:00:00Z');
const closed = { from: '2030-01-15', to: '2030-01-16', periods: [], note: '' };
const holiday = { ...closed, from: '2030-01-16' };

type Facts = Parameters<typeof refusalOfDeskSale>[0];

const facts = {
  wanted: {
    serviceId: undefined,
    bay: undefined,
    onClosedDay: false,
    onBookedStart: false,
    onKeptMinutes: false,
    vehicleType: 'car',
    addOns: [],
    agreedAmount: 20,
  },
  service: { _id: 'foamwash', isPaused: false },
  quote: { amount: 20 },
  slot: {
    isBooked: 'available',
    heldUntil: null,
    free: [],
    fits: true,
    date: '2030-01-15',
    startsAt: new Date('2030-01-15T10:00:00Z'),
  },
  keptFor: [],
  settings: { addOns: [], hours: [], exceptions: [] },
  timeZone: 'UTC',
  currency: 'USD',
  hasBooked: false,
} satisfies Facts;

type Whole = 'hasBooked' | 'keptFor';
type FactsChange = { [Part in Exclude<keyof Facts, Whole>]?: Partial<Facts[Part]> };

/** The hours after midnight of a business that is open every night. */
const nightBefore = (exception: typeof closed): FactsChange => ({
  settings: {
    hours: Array(7).fill({ periods: [{ opens: '18:00', closes: '03:00' }] }),
    exceptions: [exception],
  },
  slot: { date: '2030-01-16', startsAt: new Date('2030-01-16T02:00:00Z') },
});

const free = { bay: 'bay-1', heldUntil: null, holds: [] };
const kept = {
  isBooked: 'booked',
  free: [{ ...free, isForWaitlist: true }],
} as const;
const keptFor = ['Nadia'];

test.each<[string, FactsChange & Partial<Pick<Facts, Whole>>, string | undefined]>([
  ['minutes that are kept for others', { slot: kept, keptFor }, 'kept_for_waitlist'],
  [
    'kept minutes that are meant',
    { slot: kept, keptFor, wanted: { onKeptMinutes: true } },
    undefined,
  ],
  ['minutes that are kept for the customer', { slot: kept }, undefined],
  [
    'kept minutes that somebody is paying for',
    {
      slot: {
        ...kept,
        free: [{ ...free, heldUntil: new Date('2030-01-15T09:05:00Z'), isForWaitlist: true }],
      },
      keptFor,
      wanted: { onKeptMinutes: true },
    },
    'slot_taken',
  ],
  [
    'minutes of which only some bays are kept',
    { slot: { isBooked: 'available', free: [free, ...kept.free] }, keptFor },
    undefined,
  ],
  ['an open slot', {}, undefined],
  ['a slot that has begun', { slot: { startsAt: now } }, 'slot_taken'],
  [
    'the present minute for a customer at the door',
    { wanted: { serviceId: 'foamwash' }, slot: { startsAt: now } },
    undefined,
  ],
  ['a booked slot', { slot: { isBooked: 'booked' } }, 'slot_taken'],
  ['a slot of the night before a closed day', nightBefore(holiday), undefined],
  [
    'a slot of the night of a closed day',
    nightBefore({ ...closed, to: '2030-01-15' }),
    'not_on_sale',
  ],
  ['a slot on a closed day', { settings: { exceptions: [closed] } }, 'not_on_sale'],
  [
    'a slot on a closed day that is meant',
    { settings: { exceptions: [closed] }, wanted: { onClosedDay: true } },
    undefined,
  ],
  [
    'the present minute of a closed day',
    { settings: { exceptions: [closed] }, wanted: { serviceId: 'foamwash' } },
    'not_on_sale',
  ],
  ['a start that the account has booked', { hasBooked: true }, 'already_booked'],
  [
    'a start that the account has booked in the last bay',
    { hasBooked: true, slot: { isBooked: 'booked' } },
    'already_booked',
  ],
  [
    'a start that the account has booked, once more',
    { hasBooked: true, wanted: { onBookedStart: true } },
    undefined,
  ],
  [
    'a start that the account has booked in the last bay, once more',
    { hasBooked: true, wanted: { onBookedStart: true }, slot: { isBooked: 'booked' } },
    'slot_taken',
  ],
  ['a paused service', { service: { isPaused: true } }, 'not_on_sale'],
  ['an extra that is not offered', { wanted: { addOns: ['wax'] } }, 'bad_input'],
  ['a price that was not shown', { quote: { amount: 19 } }, 'price_changed'],
])('%s', (_case, { wanted, service, quote, slot, settings, ...whole }, code) => {
  const changed = {
    ...facts,
    ...whole,
    wanted: { ...facts.wanted, ...wanted },
    service: { ...facts.service, ...service },
    quote: { ...facts.quote, ...quote },
    slot: { ...facts.slot, ...slot },
    settings: { ...facts.settings, ...settings },
  };
  expect(refusalOfDeskSale(changed, now)?.code).toBe(code);
});
