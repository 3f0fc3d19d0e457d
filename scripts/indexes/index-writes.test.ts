import { globSync, readFileSync } from 'node:fs';
import type { Booking } from '@carwash/domain/bookings/booking';
import { exampleBookingCode } from '@carwash/domain/bookings/booking-code';
import { searchTermsOfBooking } from '@carwash/domain/bookings/new-booking';
import { searchTermsOfPurchase } from '@carwash/domain/payments/purchase-search';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { maxTerms } from '@carwash/domain/search/search-terms';
import type { IdempotencyKey } from '@carwash/functions/db/document-schemas';
import { describe, expect, test } from 'vitest';
import { inRepository } from '../repository.ts';
import { readIndexSettings } from './index-settings.ts';
import { countIndexWrites, isAskable } from './index-writes.ts';

const settings = readIndexSettings();

const [began, paid] = [new Date('2031-01-20T03:00:00Z'), new Date('2031-01-20T03:02:00Z')];

interface Sold {
  name: string;
  email: string;
  plate: string;
  service: string;
  brand: string;
  model: string;
}

/** Returns a purchase as it is when it begins, with all possible fields. */
function purchase({ name, email, plate, service, brand, model }: Sold): Transaction {
  const sold = {
    _id: 'T-1926644400000-aBcDeFg-foamwash',
    customer: { uid: 'aBcDeFgHiJkLmNoPqRsTuVwXyZ12', name, email, phone: '+880 1711-234567' },
    service: {
      _id: 'foamwash',
      name: service,
      category: 'basicWash' as const,
      price: 12.5,
      duration: 30,
      location: 'business' as const,
    },
    vehicle: {
      vehicleType: 'car' as const,
      vehicleTypeName: 'Car',
      vehicleBrand: brand,
      vehicleModel: model,
      manufacturingYear: 2020,
      registrationPlate: plate,
    },
  };
  return {
    ...sold,
    transactionId: sold._id,
    slot: {
      _id: 'foamwash_2031-01-22_0900',
      date: '2031-01-22',
      startTime: '09:00',
      endTime: '09:30',
      startsAt: new Date('2031-01-22T03:00:00Z'),
      endsAt: new Date('2031-01-22T03:30:00Z'),
    },
    vatPercent: 15,
    lines: [{ _id: '', name: service, price: 12.5, minutes: 30 }],
    address: '',
    note: '',
    seller: { legalName: '', taxNumber: '' },
    cancellationHours: 24,
    amount: 12.5,
    currency: 'BDT',
    received: null,
    status: 'pending',
    paymentMethod: 'card',
    claimId: 'claim',
    paymentUrl: null,
    expiresAt: new Date('2031-01-20T03:15:00Z'),
    holdMinutes: 15,
    nextCheckAt: new Date('2031-01-20T03:05:00Z'),
    paidAt: null,
    failureReason: null,
    refundReason: null,
    refundReference: null,
    refundedAt: null,
    providerReference: null,
    version: 1,
    searchTerms: searchTermsOfPurchase(sold),
    createdAt: began,
  };
}

const typical: Sold = {
  name: 'Nusrat Jahan',
  email: 'nusrat.j84@example.test',
  plate: 'DHAKA METRO-GA 12-3456',
  service: 'Interior Deep Clean',
  brand: 'Toyota',
  model: 'Corolla Cross',
};
const long: Sold = {
  name: 'Maximiliana Alexandrovna Featherstonehaugh Cholmondeley Bartholomew Konstantinopolsky',
  email: 'elizabeth.wolfeschlegel-steinhausen.bergerdorff@hausenstein.example.com',
  plate: 'A1 B2-C3 D4 E5-F6 77',
  service: 'Complete Premium Exterior and Interior Restoration with Ceramic Coating',
  brand: 'Mercedes-Benz',
  model: 'Sprinter Tourer Extra Long Wheelbase Automatic',
};

/** Counts the index entries written by a purchase's documents, from going to pay until the slot is booked. */
function writesOf(sold: Sold): Record<string, number> {
  const pending = purchase(sold);
  const opened = { ...pending, paymentUrl: 'https://pay.example.test/1' };
  const success: Transaction = {
    ...opened,
    status: 'success',
    paidAt: paid,
    nextCheckAt: null,
    providerReference: 'P-1',
    received: { amount: '12.50', currency: 'BDT' },
  };
  const { _id, customer, service, slot, vehicle, amount, claimId } = success;
  const code = exampleBookingCode;
  const coded = { _id, customer, service, vehicle, code };
  const bought = { ...coded, slot, amount, claimId, searchTerms: searchTermsOfBooking(coded) };
  const booking: Partial<Booking> = { ...bought, status: 'pending', createdAt: paid };
  const event = { kind: 'booked', by: { uid: customer.uid, role: 'user' }, createdAt: paid };
  const delta = { counters: { all: { bookings: 1 } }, createdAt: paid };
  return {
    'going to pay': countIndexWrites('transactions', null, pending, settings),
    'card page': countIndexWrites('transactions', pending, opened, settings),
    settling: countIndexWrites('transactions', opened, success, settings),
    booking: countIndexWrites('bookings', null, booking, settings),
    code: countIndexWrites(
      'bookingCodes',
      null,
      { _id: code, bookingId: _id, createdAt: paid },
      settings,
    ),
    event: countIndexWrites('events', null, event, settings),
    'deltas of two commits': 2 * countIndexWrites('statsDeltas', null, delta, settings),
  };
}

const sum = (writes: Record<string, number>) =>
  Object.values(writes).reduce((total, count) => total + count, 0);

test.each([
  ['a typical purchase', typical],
  ['a purchase whose every text is long', long],
])('%s writes fewer than 250 index entries', (_what, sold) => {
  const writes = writesOf(sold);
  expect(sum(writes)).toBeLessThan(250);
});

test('the long purchase has the maximum number of search terms', () => {
  expect(purchase(long).searchTerms).toHaveLength(maxTerms);
});

test('deltas and idempotency keys are in no index', () => {
  const key: IdempotencyKey = {
    _id: 'key',
    madeId: 'T-1',
    request: 'hash',
    expiresAt: began,
    createdAt: began,
  };
  expect(countIndexWrites('idempotencyKeys', null, key, settings)).toBe(0);
  expect(writesOf(typical)['deltas of two commits']).toBe(0);
});

describe('entries are counted as Firestore makes them', () => {
  const index = (...fields: string[]) => ({
    collectionGroup: 'cars',
    queryScope: 'COLLECTION',
    fields: fields.map((fieldPath) => ({ fieldPath })),
  });
  const indexes = [index('words', 'made.on'), index('absent', 'plate')];
  const car = { _id: 'a', plate: 'A', made: { on: 1, by: null }, words: ['x', 'y', 'x'] };
  const none = { indexes: [], fieldOverrides: [] };
  const exempt = (fieldPath: string, ...kept: { order: string }[]) => ({
    collectionGroup: 'cars',
    fieldPath,
    indexes: kept.map((one) => ({ ...one, queryScope: 'COLLECTION' })),
  });

  test.each([
    ['two for a field, none for its map, and one for each value of a list', none, 3 * 2 + 2],
    ['and those of composite indexes', { ...none, indexes }, 3 * 2 + 2 + 2],
    ['none for what is exempt', { ...none, fieldOverrides: [exempt('plate')] }, 2 * 2 + 2],
    ['none for what is in a map that is', { ...none, fieldOverrides: [exempt('made')] }, 2 + 2],
    [
      'unless it is excepted itself',
      { ...none, fieldOverrides: [exempt('made'), exempt('made.on', { order: 'ASCENDING' })] },
      2 + 1 + 2,
    ],
    [
      'none of another collection',
      { ...none, indexes: indexes.map((one) => ({ ...one, collectionGroup: 'vans' })) },
      8,
    ],
  ])('%s', (_what, of, expected) => {
    expect(countIndexWrites('cars', null, car, of)).toBe(expected);
  });

  test('a change deletes and writes what differs, and nothing else', () => {
    const changed = { ...car, plate: 'B', words: ['y', 'z'] };
    expect(countIndexWrites('cars', car, changed, none)).toBe(4 + 2);
    expect(countIndexWrites('cars', car, changed, { ...none, indexes })).toBe(4 + 2 + 2);
    expect(countIndexWrites('cars', car, { ...car }, none)).toBe(0);
  });
});

/** Returns the fields that occur in any query, whatever its collection. */
function askedFields(): Set<string> {
  const sources = globSync('{functions/src,web/src}/**/*.{ts,tsx}', { cwd: inRepository('.') })
    .filter((path) => !path.includes('.test.'))
    .map((path) => readFileSync(inRepository(path), 'utf8'));
  const asked = /(?:where\(|orderBy\(|\b(?:by|dueAt|field): |equal: \{[^}]*?)'([\w.]+)'/g;
  const short = /equal: \{ (\w+)[,:} ]/g;
  return new Set(
    sources.flatMap((source) =>
      [...source.matchAll(asked), ...source.matchAll(short)].map(([, field]) => field ?? ''),
    ),
  );
}

test('no query filters by a field of a purchase that is in no index', () => {
  const asked = askedFields();
  expect(asked).toContain('customer.uid');
  expect(asked).toContain('nextCheckAt');
  const collections = ['transactions', 'bookings'];
  const hidden = [...asked].filter(
    (path) => !collections.some((collection) => isAskable(collection, path, settings)),
  );
  expect(hidden).toEqual([]);
});
