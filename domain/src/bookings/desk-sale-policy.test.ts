import { expect, test } from 'vitest';
import { refusalOfDeskSale } from './desk-sale-policy.ts';

const now = new Date('2030-01-15T09:00:00Z');
const closed = { from: '2030-01-15', to: '2030-01-16', periods: [], note: '' };

type Facts = Parameters<typeof refusalOfDeskSale>[0];

const facts = {
  wanted: {
    serviceId: undefined,
    bay: undefined,
    onClosedDay: false,
    onBookedStart: false,
    vehicleType: 'car',
    addOns: [],
    agreedAmount: 20,
  },
  service: { _id: 'foamwash', isPaused: false },
  quote: { amount: 20 },
  slot: {
    isBooked: 'available',
    heldUntil: null,
    date: '2030-01-15',
    startsAt: new Date('2030-01-15T10:00:00Z'),
  },
  settings: { addOns: [], exceptions: [] },
  currency: 'USD',
  hasBooked: false,
} satisfies Facts;

type FactsChange = { [Part in Exclude<keyof Facts, 'hasBooked'>]?: Partial<Facts[Part]> };

test.each<[string, FactsChange & Partial<Pick<Facts, 'hasBooked'>>, string | undefined]>([
  ['an open slot', {}, undefined],
  ['a slot that has begun', { slot: { startsAt: now } }, 'slot_taken'],
  [
    'the present minute for a customer at the door',
    { wanted: { serviceId: 'foamwash' }, slot: { startsAt: now } },
    undefined,
  ],
  ['a booked slot', { slot: { isBooked: 'booked' } }, 'slot_taken'],
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
])('%s', (_case, { wanted, service, quote, slot, settings, hasBooked = false }, code) => {
  const changed = {
    ...facts,
    hasBooked,
    wanted: { ...facts.wanted, ...wanted },
    service: { ...facts.service, ...service },
    quote: { ...facts.quote, ...quote },
    slot: { ...facts.slot, ...slot },
    settings: { ...facts.settings, ...settings },
  };
  expect(refusalOfDeskSale(changed, now)?.code).toBe(code);
});
