import { describe, expect, test } from 'vitest';
import type { Booking } from '../bookings/booking.ts';
import type { EditBooking } from '../bookings/endpoints.ts';
import { erasedCustomer } from '../bookings/erased-customer.ts';
import type { Transaction } from '../payments/transaction.ts';
import { unpaidTransaction } from '../payments/transaction-of-tests.ts';
import { at, bayWith, dayWith, jobAt, ownJob, timeZone } from './days-of-tests.ts';
import { edit, refusalOfEdit } from './edit.ts';
import type { Edited } from './edited.ts';
import type { Sale } from './sale.ts';
import { conflict } from './sale-change.ts';
import { changeOf, act as late, saleWith } from './sale-of-tests.ts';

/** The manager Rahim, two hours before the visit. */
const act = { ...late, now: at('07:00') };
const { by } = act;

const [wash] = unpaidTransaction.lines as [Transaction['lines'][number]];
const wax = { _id: 'wax', name: 'Wax', price: 10, minutes: 15 };
const mats = { _id: 'mats', name: 'Mats', price: 5.5, minutes: 0 };
const withWax = { lines: [wash, wax], amount: 59.9 };
const cash: Partial<Transaction> = { status: 'success', paymentMethod: 'cash' };
const card: Partial<Transaction> = { status: 'success', paymentMethod: 'card' };
const days = [dayWith()];
const facts = {
  seller: { legalName: 'Shine Ltd.', taxNumber: '123' },
  currency: 'USD',
  timeZone,
  ids: { _id: 'T-9', claimId: 'claim-9' },
};

const suv = { vehicleType: 'SUV', vehicleTypeName: 'Sport utility' };
const honda = {
  vehicleBrand: 'Honda',
  vehicleModel: 'Civic',
  manufacturingYear: 2020,
  registrationPlate: 'KHULNA 77',
};
const other = { ...unpaidTransaction.vehicle, ...honda };
const polish = { ...unpaidTransaction.service, _id: 'polish', name: 'Polish', price: 70 };

const sold = (payment: Partial<Transaction> = {}, change: Partial<Booking> = {}): Sale =>
  saleWith(payment, change, { days });

/** A sale with an add-on that was added later, as the payment `T-2`. */
function soldWithAddition(own: Partial<Transaction>, addition: Partial<Transaction>): Sale {
  const sale = sold(own, { ...withWax, additions: ['T-2'] });
  const added = { ...unpaidTransaction, _id: 'T-2', bookingId: 'T-1', amount: 10, ...addition };
  return { ...sale, payments: [...sale.payments, added] };
}

/** Edits the booking to these parts. */
function editTo(
  sale: Sale,
  { changed, ...parts }: Partial<Edited>,
  body: Partial<EditBooking> = {},
  now = act.now,
) {
  const { service, lines, amount, vehicle, customer, slot } = sale.booking ?? unpaidTransaction;
  const before = { service, lines, amount, vehicle, customer, slot, vatPercent: null };
  const call = { reference: '', ...body } as EditBooking;
  const edited = { ...before, ...parts, changed: changed ?? [] };
  return edit(sale, edited, call, { ...facts, keptFor: [] }, { by, now });
}

const changeTo = (...args: Parameters<typeof editTo>) => changeOf(editTo(...args));
const until = (endTime: string) => ({
  ...unpaidTransaction.slot,
  endTime,
  endsAt: at(endTime),
});

const car: Partial<Edited> = { vehicle: other, changed: ['vehicle'] };
const addOn: Partial<Edited> = { ...withWax, changed: ['add_ons'] };

const kamal = { customerName: 'Kamal', customerPhone: '', customerEmail: '' };

test('another customer is in booking, payment, searches, timeline and audit', () => {
  const customer = {
    uid: null,
    name: 'Rahim',
    phone: '+8801711000009',
    email: 'rahim@carwash.test',
  };
  const change = changeTo(sold(cash), { customer, changed: ['customer'] });
  for (const written of [change.booking, change.payments['T-1']]) {
    expect(written).toMatchObject({ customer });
    expect(written?.searchTerms).toContain('rahim');
    expect(written?.searchTerms).not.toContain('kamal');
  }
  expect(change).toMatchObject({
    jobs: [],
    events: [{ kind: 'edited', changed: ['customer'] }],
    audit: [{ before: kamal, after: { customerName: 'Rahim' } }],
  });
});

describe('the note', () => {
  const note = 'Mind the roof box.';
  const noted = expect.objectContaining({ action: 'note changed' });

  test('changes alone without telling the customer', () => {
    const change = changeTo(sold(cash), {}, { note });
    expect(change).toMatchObject({ booking: { note }, events: [], payments: {} });
    expect(change.audit).toEqual([noted]);
  });

  test('changes with the rest', () => {
    const change = changeTo(sold(cash), { changed: ['vehicle'], vehicle: other }, { note });
    expect(change.booking).toMatchObject({ note, vehicle: other });
    expect(change.events).toMatchObject([{ kind: 'edited', changed: ['vehicle'] }]);
    expect(change.audit).toEqual([expect.objectContaining({ action: 'edited' }), noted]);
  });

  test('that is the same changes nothing', () => {
    expect(editTo(sold(cash, { note }), {}, { note })).toBe('unchanged');
  });
});

describe('the customer of a visit that is over or cancelled', () => {
  const customer = { uid: null, name: 'Rahim', phone: '', email: '' };
  const ended = [
    ['cancelled', sold({ ...cash, status: 'refund_due' }, { status: 'cancelled' })],
    ['missed', sold({}, { status: 'no_show' })],
  ] as const;

  test.each(ended)('can be corrected, and no money moves: %s', (_what, sale) => {
    const { booking, payments, newPayment } = changeTo(sale, { customer, changed: ['customer'] });
    expect([booking?.customer, payments['T-1']?.customer]).toEqual([customer, customer]);
    expect(payments['T-1']).not.toHaveProperty('status');
    expect(newPayment).toBeUndefined();
  });

  test.each(ended)('can be corrected alone: %s', (_what, sale) => {
    expect(editTo(sale, { customer, changed: ['customer', 'vehicle'] })).toHaveProperty('code');
  });

  test.each([{ ...customer, uid: 'nadia' }, erasedCustomer])('stays otherwise: %j', (before) => {
    const sale = sold({}, { status: 'cancelled', customer: before });
    expect(editTo(sale, { customer, changed: ['customer'] })).toHaveProperty('code');
  });
});

describe('the vehicle', () => {
  test('is another one of a paid booking: in booking, payment, timeline and audit', () => {
    const sale = sold(card);
    const { service, lines, amount, customer, slot } = unpaidTransaction;
    expect(changeTo(sale, car)).toEqual({
      booking: {
        service,
        lines,
        amount,
        vehicle: other,
        customer,
        slot,
        searchTerms: expect.arrayContaining(['khulna77', 'honda', 'civic', 'abc23']),
      },
      jobs: [],
      takes: [],
      payments: {
        'T-1': {
          vehicle: other,
          customer,
          searchTerms: expect.arrayContaining(['khulna77', 'honda', 'civic']),
        },
      },
      events: [{ kind: 'edited', by, changed: ['vehicle'] }],
      audit: [
        {
          kind: 'booking',
          action: 'edited',
          subject: {
            id: 'T-1',
            label: 'Foam Wash, ABC234',
            slot: { date: '2027-01-02', startTime: '09:00' },
          },
          before: {
            ...kamal,
            registrationPlate: 'GA 11',
            vehicleTypeName: 'Car',
            vehicleBrand: '',
            vehicleModel: '',
            manufacturingYear: null,
            service: 'Foam Wash',
            addOns: [],
            endTime: '09:30',
            amount: '$49.90',
          },
          after: {
            ...kamal,
            ...honda,
            vehicleTypeName: 'Car',
            service: 'Foam Wash',
            addOns: [],
            endTime: '09:30',
            amount: '$49.90',
          },
        },
      ],
    });
  });

  test('is found by its plate no more once it has another one', () => {
    const sale = sold(card);
    const change = changeTo(sale, car);
    // The term of GA 1, which a search for GA I has, too.
    const term = 'gai';
    expect(sale.booking?.searchTerms).toContain(term);
    expect(change.booking?.searchTerms).not.toContain(term);
    expect(change.payments['T-1']?.searchTerms).not.toContain(term);
  });

  test('names a customer who gave no name, also in the payment', () => {
    const customer = { ...unpaidTransaction.customer, name: 'KHULNA 77' };
    const change = changeTo(sold(cash), { ...car, customer });
    expect(change.booking).toMatchObject({ customer });
    expect(change.payments['T-1']).toMatchObject({ customer });
    expect(change.booking?.searchTerms).not.toContain('kamal');
    expect(change.payments['T-1']?.searchTerms).not.toContain('kamal');
  });

  const asSold = { vehicleType: 'car', vehicleTypeName: 'Car' };
  test.each<[string, Partial<Transaction>, Pick<Transaction['vehicle'], 'vehicleType'>]>([
    ['to be paid', {}, suv],
    ['paid', card, asSold],
    ['due to go back', { ...card, status: 'refund_due' }, asSold],
    ['void', { status: 'void' }, asSold],
  ])('of a payment that is %s has the type for which it is', (_case, payment, type) => {
    const vehicle = { ...other, ...suv };
    const sale = soldWithAddition(cash, payment);
    const change = changeTo(sale, { vehicle, changed: ['vehicle'] });
    expect(change.booking?.vehicle).toEqual(vehicle);
    expect(change.payments['T-1']?.vehicle).toEqual({ ...other, ...asSold });
    expect(change.payments['T-2']?.vehicle).toEqual({ ...other, ...type });
  });
});

test.each<[string, Sale]>([
  ['a booking', sold(card)],
  ['a completed visit', sold(card, { status: 'completed', stage: 'washing' })],
])('%s stays when nothing else is named', (_case, sale) => {
  expect(editTo(sale, { changed: [] })).toBe('unchanged');
});

const cancelled = conflict('This booking is cancelled.');
const over = conflict('This visit is over, or its car is ready.');
const notFound = { code: 'not_found', message: 'There is no such booking.' };

test.each<[string, Sale, Date, object | null]>([
  ['not begun', sold(), act.now, null],
  ['arrived', sold({}, { stage: 'arrived' }), at('09:10'), null],
  [
    'washed after its planned end',
    sold({}, { status: 'completed', stage: 'washing' }),
    at('21:29'),
    null,
  ],
  [
    'washed half a day after its planned end',
    sold({}, { status: 'completed', stage: 'washing' }),
    at('21:30'),
    over,
  ],
  ['cancelled', sold({}, { status: 'cancelled' }), act.now, cancelled],
  ['ready', sold({}, { stage: 'ready' }), at('09:20'), over],
  ['collected', sold({}, { stage: 'collected' }), at('09:20'), over],
  ['completed without its car', sold({}, { status: 'completed' }), at('09:40'), over],
  ['missed', sold({}, { status: 'no_show' }), at('09:40'), over],
  ['never made', saleWith({}, {}, { booking: null }), act.now, notFound],
])('a booking that is %s can be edited or not', (_case, sale, now, expected) => {
  expect(refusalOfEdit(sale, now, ['vehicle'])).toEqual(expected);
  const decision = editTo(sale, car, {}, now);
  if (expected) expect(decision).toEqual(expected);
  else expect(changeOf(decision).events).toHaveLength(1);
});

describe('a visit whose planned end has passed', () => {
  const washing = { status: 'completed', stage: 'washing' } as const;
  const now = at('09:40');

  test.each<[string, Partial<Edited>, string | null]>([
    ['its vehicle', car, null],
    ['its length', { slot: until('09:50'), changed: ['length'] }, '09:50'],
    ['its add-ons', { ...withWax, slot: until('09:45'), changed: ['add_ons', 'length'] }, '09:45'],
  ])('can still change %s, and stays completed', (_case, edited, end) => {
    const change = changeTo(sold({}, washing), edited, {}, now);
    expect(change.jobs).toEqual(
      end === null ? [] : [{ claimId: 'claim', job: { ...ownJob, to: at(end) } }],
    );
    expect(change.events).toEqual([{ kind: 'edited', by, changed: edited.changed }]);
    expect(change.booking).not.toHaveProperty('status');
  });

  test('keeps the service that its reviews are about', () => {
    const edited: Partial<Edited> = { service: polish, changed: ['service'] };
    expect(editTo(sold({}, washing), edited, {}, now)).toEqual(
      conflict('The planned end of this visit has passed, so its service cannot change.'),
    );
  });
});

describe('how long it takes', () => {
  const longer = (endTime: string, ...changed: Edited['changed']) => ({
    slot: until(endTime),
    changed: ['length' as const, ...changed],
  });

  test('is longer in its bay, also for what is still to be paid', () => {
    const change = changeTo(sold(), longer('10:00'));
    expect(change.booking?.slot).toEqual(until('10:00'));
    expect(change.payments['T-1']?.slot).toEqual(until('10:00'));
    expect(change.jobs).toEqual([{ claimId: 'claim', job: { ...ownJob, to: at('10:00') } }]);
    expect(change.takes).toMatchObject([
      { ...until('10:00'), free: [{ bay: 'bay-1', holds: [] }] },
    ]);
    expect(change.events).toEqual([{ kind: 'edited', by, changed: ['length'] }]);
    expect(change.audit).toMatchObject([
      { before: { endTime: '09:30' }, after: { endTime: '10:00' } },
    ]);
  });

  test.each<[string, Partial<Transaction>, string | undefined]>([
    ['to be paid', {}, '10:00'],
    ['paid', cash, undefined],
    ['void', { status: 'void' }, undefined],
  ])('is that of an addition which is %s', (_case, addition, endTime) => {
    const change = changeTo(soldWithAddition(card, addition), longer('10:00'));
    expect(change.payments['T-1']).not.toHaveProperty('slot');
    expect(change.payments['T-2']?.slot?.endTime).toBe(endTime);
  });

  test('asks about a hold in its way that has run out', () => {
    const hold = jobAt('10:00', '10:30', { heldUntil: at('06:59') });
    const sale = { ...sold(), days: [dayWith({ jobs: { claim: ownJob, hold } })] };
    const change = changeTo(sale, longer('10:15'));
    expect(change.takes).toMatchObject([{ free: [{ holds: ['hold'] }] }]);
    expect(change.jobs).toEqual([
      { claimId: 'hold', job: null },
      { claimId: 'claim', job: { ...ownJob, to: at('10:15') } },
    ]);
  });

  const next = { jobs: { claim: ownJob, next: jobAt('10:00', '10:30') } };
  test.each([
    [
      'the next job is in the way',
      next,
      'slot_taken',
      'Bay 1 is free until 10:00 only. Move this booking or the next one first.',
    ],
    [
      'it has lost its place',
      { jobs: {} },
      'conflict',
      'This booking has no bay at the moment. Move it first.',
    ],
  ])('stays, with all else, when %s', (_case, day, code, message) => {
    const sale = { ...sold(), days: [dayWith(day)] };
    const wanted = { ...withWax, vehicle: other, ...longer('10:15', 'vehicle', 'add_ons') };
    expect(editTo(sale, wanted)).toEqual({ code, message });
  });

  test.each<[string, Partial<Edited>]>([
    ['the vehicle', car],
    ['add-ons that take no time', { lines: [wash, mats], amount: 55.4, changed: ['add_ons'] }],
  ])('is not asked for %s, so that a booking without a bay can change', (_case, edited) => {
    const sale = { ...sold(), days: [dayWith({ jobs: {} })] };
    expect(changeTo(sale, edited)).toMatchObject({ jobs: [], takes: [] });
  });
});

describe('what is sold', () => {
  test('gets its price while it is unpaid', () => {
    const lines = [wash, wax, mats];
    const change = changeTo(sold(), { lines, amount: 65.4, vatPercent: 5, changed: ['add_ons'] });
    expect(change.booking).toMatchObject({ lines, amount: 65.4 });
    expect(change.booking).not.toHaveProperty('refundTerms');
    expect(change.booking).not.toHaveProperty('vatPercent');
    expect(change.booking).not.toHaveProperty('changed');
    expect(change.payments['T-1']).toMatchObject({ lines, amount: 65.4, vatPercent: 5 });
    expect(change.payments['T-1']).not.toHaveProperty('status');
    expect(change.newPayment).toBeUndefined();
    expect(change.events).toEqual([{ kind: 'edited', by, changed: ['add_ons'] }]);
    expect(change.audit).toMatchObject([
      {
        before: { addOns: [], amount: '$49.90' },
        after: { addOns: ['Wax', 'Mats'], amount: '$65.40' },
      },
    ]);
    expect(change.audit[0]?.after).not.toHaveProperty('paymentMethod');
  });

  test('keeps its VAT rate when only the vehicle is another one', () => {
    expect(changeTo(sold(), car).payments['T-1']).not.toHaveProperty('vatPercent');
  });

  test('is free, and no debt, when it costs nothing any more', () => {
    const vehicle = { ...other, ...suv };
    const lines = [{ ...wash, price: 0 }];
    const change = changeTo(sold(), {
      lines,
      amount: 0,
      vehicle,
      changed: ['vehicle'],
    });
    expect(change.booking).toMatchObject({ amount: 0, refundTerms: 'by_notice' });
    expect(change.payments['T-1']).toMatchObject({
      status: 'success',
      paymentMethod: 'free',
      amount: 0,
      received: { amount: '0.00', currency: 'USD' },
      paidAt: act.now,
      lines,
      vehicle,
    });
    expect(change.events.map(({ kind }) => kind)).toEqual(['edited']);
  });

  test.each([
    ['at another price', 70],
    ['at the same price', 49.9],
  ])('is another service %s: place, length and payment follow', (_case, amount) => {
    const slot = { ...until('09:50'), _id: 'polish_2027-01-02_0900' };
    const lines = [{ _id: '', name: 'Polish', price: amount, minutes: 50 }];
    const edited = { service: polish, lines, amount, slot, vatPercent: 5 };
    const change = changeTo(sold(), { ...edited, changed: ['service', 'length'] });
    expect(change.booking).toMatchObject({ service: polish, lines, amount, slot });
    expect(change.booking?.searchTerms).toContain('polis');
    expect(change.jobs).toEqual([
      { claimId: 'claim', job: { ...ownJob, slotId: slot._id, to: at('09:50') } },
    ]);
    expect(change.payments['T-1']).toMatchObject({ ...edited });
    expect(change.payments['T-1']?.searchTerms).toContain('polis');
    expect(change.audit).toMatchObject([
      { before: { service: 'Foam Wash' }, after: { service: 'Polish', endTime: '09:50' } },
    ]);
  });

  test('is another service as long as before, which the bay must do', () => {
    const slot = { ...unpaidTransaction.slot, _id: 'polish_2027-01-02_0900' };
    const edited: Partial<Edited> = { service: polish, slot, changed: ['service'] };
    const bays = [bayWith('bay-1', { services: ['foamwash'] }), bayWith('bay-2')];
    expect(editTo({ ...sold(), days: [dayWith({ bays })] }, edited)).toEqual(
      conflict('Bay 1 does not do this service. Move the booking to another bay first.'),
    );
    expect(changeTo(sold(), edited).jobs).toMatchObject([{ job: { slotId: slot._id } }]);
  });
});

describe('a paid booking that gets another service', () => {
  const slot = { ...unpaidTransaction.slot, _id: 'polish_2027-01-02_0900' };
  const paidAt = new Date('2027-01-01T05:00:00Z');
  const received = { amount: '49.90', currency: 'USD' };
  const paid: Partial<Transaction> = { ...cash, paidAt, received };
  const becomes = (amount: number, vatPercent = 5): Partial<Edited> => ({
    service: polish,
    slot,
    lines: [{ _id: '', name: 'Polish', price: amount, minutes: 30 }],
    amount,
    vatPercent,
    changed: ['service'],
  });
  const { service, lines } = unpaidTransaction;
  const billedBefore = {
    ...{ service, lines, vatPercent: 15, paymentMethod: 'cash', amount: 49.9, paidAt },
    reversedFor: 'rebill',
    refundCount: 0,
    at: act.now,
  };

  test.each([
    ['at another rate', 5],
    ['at the same rate', 15],
  ])('%s is credited and billed anew, and no money moves', (_case, vatPercent) => {
    const change = changeTo(sold(paid), becomes(49.9, vatPercent));
    expect(change.payments['T-1']).toMatchObject({
      service: polish,
      vatPercent,
      lines: [{ name: 'Polish', price: 49.9 }],
      earlierSales: [billedBefore],
    });
    expect(change.payments['T-1']?.refunds).toBeUndefined();
    expect(change.newPayment).toBeUndefined();
    expect(change.events.map(({ kind }) => kind)).toEqual(['edited']);
  });

  test('which is dearer: what was paid is billed anew, and the difference is a payment of its own', () => {
    const change = changeTo(sold(paid), becomes(70), { paymentMethod: 'cash' });
    expect(change.payments['T-1']).toMatchObject({
      vatPercent: 5,
      lines: [{ name: 'Polish', price: 49.9 }],
      earlierSales: [billedBefore],
    });
    expect(change.newPayment).toMatchObject({ amount: 20.1, vatPercent: 5, service: polish });
  });

  test('which is cheaper: the difference goes back at the old rate, and the rest is billed anew', () => {
    const change = changeTo(sold(paid), becomes(30));
    expect(change.payments['T-1']).toMatchObject({
      vatPercent: 5,
      lines: [{ name: 'Polish', price: 30 }],
      refunds: [{ amount: 19.9 }],
      earlierSales: [{ ...billedBefore, refundCount: 1 }],
    });
  });

  test('for which something was added: each payment is billed anew', () => {
    const ten = { amount: '10.00', currency: 'USD' };
    const sale = soldWithAddition(paid, { ...paid, received: ten });
    const change = changeTo(sale, becomes(59.9));
    expect(change.payments['T-1']).toMatchObject({ lines: [{ name: 'Polish', price: 49.9 }] });
    expect(change.payments['T-2']).toMatchObject({
      service: polish,
      vatPercent: 5,
      lines: [{ price: 10 }],
      earlierSales: [{ amount: 10, vatPercent: 15 }],
    });
  });

  test('for which something is still to be paid: only that is billed otherwise', () => {
    const change = changeTo(soldWithAddition(paid, {}), becomes(59.9));
    expect(change.payments['T-2']).toMatchObject({ service: polish, vatPercent: 5 });
    expect(change.payments['T-2']?.earlierSales).toBeUndefined();
  });

  test('but was free, or goes back: nothing is billed', () => {
    const free = sold({ ...paid, paymentMethod: 'free', amount: 0, received: null }, { amount: 0 });
    const due = sold({ ...paid, status: 'refund_due' }, { refundTerms: 'granted' });
    expect(changeTo(free, becomes(0)).payments['T-1']?.earlierSales).toBeUndefined();
    expect(changeTo(due, becomes(49.9)).payments['T-1']?.earlierSales).toBeUndefined();
  });

  test('again: what is left after that is billed anew', () => {
    const once = { ...paid, vatPercent: 5, service: polish, earlierSales: [billedBefore] };
    const change = changeTo(sold(once as Partial<Transaction>), {
      ...becomes(49.9, 15),
      service: { ...polish, _id: 'wheels', name: 'Wheels' },
    });
    expect(change.payments['T-1']?.earlierSales).toMatchObject([
      { service: { _id: 'foamwash' }, vatPercent: 15, amount: 49.9 },
      { service: { _id: 'polish' }, vatPercent: 5, amount: 49.9 },
    ]);
  });
});

describe('a paid booking that becomes dearer', () => {
  test.each([
    ['cash', { status: 'success', paidAt: act.now }, 'paid'],
    ['terminal', { status: 'success', paidAt: act.now }, 'paid'],
    ['later', { status: 'unpaid', paidAt: null, received: null }, 'owed'],
  ] as const)('has an addition: %s', (paymentMethod, expected, kind) => {
    const edited = { ...addOn, vehicle: { ...other, ...suv }, vatPercent: 25 };
    const change = changeTo(sold(card), edited, { paymentMethod });
    expect(change.newPayment).toMatchObject({
      ...expected,
      _id: 'T-9',
      claimId: 'claim-9',
      bookingId: 'T-1',
      paymentMethod,
      amount: 10,
      vatPercent: 25,
      vehicle: { ...other, ...suv },
      seller: facts.seller,
      lines: [{ name: 'Change of booking ABC234', price: 0 }, wax],
    });
    expect(change.booking).toMatchObject({ amount: 59.9, additions: ['T-9'] });
    expect(change.booking).not.toHaveProperty('refundTerms');
    expect(Object.keys(change.payments)).toEqual(['T-1']);
    expect(change.payments['T-1']).not.toHaveProperty('amount');
    expect(change.payments['T-1']?.vehicle).toEqual(other);
    expect(change.events).toEqual([
      { kind: 'edited', by, changed: ['add_ons'] },
      { kind, by, amount: 10, paymentId: 'T-9' },
    ]);
    expect(change.audit).toMatchObject([
      {
        before: { addOns: [], amount: '$49.90' },
        after: { addOns: ['Wax'], amount: '$59.90', paymentMethod },
      },
    ]);
  });

  test('has it for its new slot, and after the earlier ones', () => {
    const edited = { lines: [wash, wax, mats], amount: 65.4, slot: until('09:40') };
    const change = changeTo(
      soldWithAddition(card, cash),
      { ...edited, changed: ['add_ons', 'length'] },
      { paymentMethod: 'cash' },
    );
    expect(change.booking?.additions).toEqual(['T-2', 'T-9']);
    expect(change.newPayment).toMatchObject({ amount: 5.5, slot: until('09:40') });
  });

  test('was free before', () => {
    const free = { ...cash, paymentMethod: 'free', amount: 0 } as const;
    const lines = [{ ...wash, price: 0 }, wax];
    const edited: Partial<Edited> = { lines, amount: 10, changed: ['add_ons'] };
    const change = changeTo(sold(free), edited, { paymentMethod: 'cash' });
    expect(change.newPayment).toMatchObject({ amount: 10, paymentMethod: 'cash' });
    expect(change.payments['T-1']).not.toHaveProperty('amount');
  });
});

describe('a paid booking that becomes cheaper', () => {
  const less: Partial<Edited> = { amount: 39.9, changed: ['add_ons'] };
  const reason = 'The booking was changed.';

  test.each([
    ['cash', cash, '', {}],
    ['card', card, 'R-1', { reference: 'R-1' }],
  ])('gives the difference back at once: %s', (_case, payment, reference, told) => {
    const change = changeTo(sold(payment), less, { reference });
    const entry = { amount: 10, at: act.now, reason, reference };
    expect(change.payments['T-1']).toMatchObject({ refunds: [entry] });
    expect(change.payments['T-1']).not.toHaveProperty('status');
    expect(change.booking).toMatchObject({ amount: 39.9 });
    expect(change.booking).not.toHaveProperty('refundTerms');
    expect(change.events).toEqual([
      { kind: 'edited', by, changed: ['add_ons'] },
      { kind: 'part_refunded', by, amount: 10, reason, ...told },
    ]);
    expect(change.newPayment).toBeUndefined();
  });

  const without: Partial<Edited> = { lines: [wash], amount: 49.9, changed: ['add_ons'] };

  test('gives an addition back first, and keeps it in its list', () => {
    const change = changeTo(soldWithAddition(card, cash), without);
    expect(change.payments['T-2']).toMatchObject({ status: 'refunded', refunds: [{ amount: 10 }] });
    expect(change.payments['T-1']).not.toHaveProperty('refunds');
    expect(change.booking).not.toHaveProperty('additions');
    expect(change.events).toMatchObject([
      { kind: 'edited' },
      { kind: 'part_refunded', amount: 10 },
    ]);
  });

  test('asks for an addition no more that nobody has paid', () => {
    const change = changeTo(soldWithAddition(card, {}), without);
    expect(change.payments['T-2']).toMatchObject({ status: 'void' });
    expect(change.events).toEqual([{ kind: 'edited', by, changed: ['add_ons'] }]);
  });
});

const cheaper: Partial<Edited> = { amount: 39.9, changed: ['add_ons'] };

test.each<[string, Sale, Partial<Edited>, Partial<EditBooking>, object]>([
  [
    'nobody says how the difference is paid',
    sold(cash),
    addOn,
    {},
    {
      code: 'bad_input',
      message: 'Choose how the difference is paid.',
      errors: [{ path: 'paymentMethod', message: 'Choose how the difference is paid.' }],
    },
  ],
  [
    'the money of a card goes back without a reference',
    sold(card),
    cheaper,
    {},
    {
      code: 'bad_input',
      message: 'Reference is required.',
      errors: [{ path: 'reference', message: 'Reference is required.' }],
    },
  ],
  [
    'all of the money would go back',
    sold(cash),
    { amount: 0, changed: ['add_ons'] },
    {},
    conflict('All of the money would go back. Refund the booking first.'),
  ],
  [
    'its price changes while its money goes back',
    sold({ ...card, status: 'refund_due' }, { refundTerms: 'granted' }),
    addOn,
    { paymentMethod: 'cash' },
    conflict('The money of this booking goes back already, so its price cannot change.'),
  ],
  [
    'its price changes after it was written off',
    sold({ status: 'written_off' }, { refundTerms: 'unpaid' }),
    addOn,
    {},
    conflict('Something of the price was written off, so the price cannot change.'),
  ],
])('a booking stays as it is when %s', (_case, sale, edited, body, expected) => {
  expect(editTo(sale, edited, body)).toEqual(expected);
});

test.each<[string, Sale, Partial<Edited>, Partial<EditBooking>]>([
  ['it becomes dearer', sold(cash), addOn, { paymentMethod: 'cash' }],
  ['it becomes cheaper', sold(cash), cheaper, {}],
  ['nothing has come', sold(), addOn, {}],
  ['the price stays', sold(cash), car, {}],
  ['only the vehicle is another one after a write-off', sold({ status: 'written_off' }), car, {}],
  [
    'only the vehicle is another one while the money goes back',
    sold({ ...card, status: 'refund_due' }, { refundTerms: 'granted' }),
    car,
    {},
  ],
])('a booking changes when %s', (_case, sale, edited, body) => {
  const { changed: _changed, ...parts } = edited;
  expect(changeTo(sale, edited, body).booking).toMatchObject(parts);
});
