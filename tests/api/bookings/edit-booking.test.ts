import type { Transaction } from '@carwash/domain/payments/transaction';
import type { Receipt } from '@carwash/domain/receipts/receipt';
import type { Service } from '@carwash/domain/services/service';
import { deliverMessage } from '@carwash/functions/messages/deliver-message';
import { describe, expect } from 'vitest';
import { newService, newSlotsAt } from '../../support/catalogue/catalogue.ts';
import { auditOf } from '../../support/reads/audit.ts';
import { bookingOf, transactionOf } from '../../support/reads/purchases.ts';
import { seenBooking } from '../../support/reads/seen.ts';
import type { TestSlot } from '../../support/reads/slots.ts';
import { eventKindsOf, timelineOf } from '../../support/reads/timelines.ts';
import { storeSettings } from '../../support/settings/settings.ts';
import { book, cancelBooking } from '../support/calls/bookings.ts';
import { customerCard } from '../support/calls/customers.ts';
import {
  bookAtDesk,
  cancelAsAdmin,
  changeStage,
  collect,
  editBooking,
  moveBooking,
  refundAsAdmin,
  swapBookings,
  undoSale,
  walkIn,
} from '../support/calls/desk.ts';
import { startPaying } from '../support/calls/payments.ts';
import { dayAhead } from '../support/calls/slots.ts';
import { closeOpenPeriod, listClosings, openPeriod, payBack } from '../support/calls/till.ts';
import { allowInBay } from '../support/days/allow-in-bay.ts';
import { centsOf, storedCounters } from '../support/figures/plain-recount.ts';
import { expectRecountedRecords } from '../support/figures/recounted-records.ts';
import { openMailbox } from '../support/messages/open-mailbox.ts';
import { admin, customer, otherAdmin, test } from '../support/people/desk-people.ts';
import { newPerson, type Person } from '../support/people/people.ts';
import { harness, mendAfterEach } from '../support/test.ts';

test.beforeAll(async ({ harness }) => {
  const forAll = { services: null, vehicleTypes: null };
  await storeSettings(harness, {
    sizes: [{ _id: 'large', name: 'Large', vehicleTypes: ['SUV'] }],
    addOns: [
      { _id: 'wax', name: 'Wax', price: 10, minutes: 15, ...forAll },
      { _id: 'mats', name: 'Mats', price: 5.5, minutes: 0, ...forAll },
    ],
  });
});
/** Checks that the receipts of each sale sum up to what came and has not gone back. */
async function expectReceiptsInBalance(transactions: readonly Transaction[]): Promise<void> {
  const { docs } = await harness.context.db.receipts.get();
  const receipts = docs.map((receipt) => receipt.data());
  for (const { _id, paidAt, received, refunds = [] } of transactions) {
    const own = receipts.filter(({ transactionId }) => transactionId === _id);
    const kept = refunds.reduce(
      (sum, { amount }) => sum - centsOf(amount),
      paidAt && received ? centsOf(Number(received.amount)) : 0,
    );
    const told = own.reduce(
      (sum, { kind, amount }) => sum + (kind === 'sale' ? 1 : -1) * centsOf(amount),
      0,
    );
    expect([_id, told]).toEqual([_id, kept]);
  }
}

mendAfterEach();
test.afterAll(async ({ harness }) => {
  const { transactions } = await expectRecountedRecords(harness);
  await expectReceiptsInBalance(transactions);
});

const oneHour = ['09:00', '10:00', '11:00', '12:00'];

/** A service of half an hour with hourly starts tomorrow, and one bay of its own. */
async function hourly(change: Partial<Service> = {}): Promise<[TestSlot, TestSlot, TestSlot]> {
  const sizePrices = [{ sizeId: 'large', price: 40, duration: 45 }];
  const suitableFor = ['car', 'SUV'];
  const service = await newService(harness, {
    price: 30,
    duration: 30,
    sizePrices,
    suitableFor,
    ...change,
  });
  const date = dayAhead(harness, 1);
  const slots = oneHour.slice(0, 3).map((startTime, at) => ({
    date,
    startTime,
    endTime: oneHour[at + 1] as string,
  }));
  return (await newSlotsAt(harness, service, slots)) as [TestSlot, TestSlot, TestSlot];
}

/** Sells at the desk. */
async function sold(slot: TestSlot, change: object = {}): Promise<string> {
  const answer = await bookAtDesk(harness, admin, slot, change);
  expect(answer.status).toBe(200);
  return answer.data._id;
}

const refusal = async (answer: ReturnType<typeof editBooking>) => {
  const { status, code, message, errors } = await answer;
  return { status, code, message, paths: errors?.map(({ path }) => path) };
};

async function jobOf(id: string) {
  const booking = await bookingOf(harness, id);
  const day = (await harness.context.db.days.doc(booking?.slot.date ?? '').get()).data();
  const job = day?.jobs[booking?.claimId ?? ''];
  return job && { slotId: job.slotId, minutes: (job.to.getTime() - job.from.getTime()) / 60_000 };
}

/** Returns the movements of money of a booking as its receipts tell them: by time, and then by method. */
async function movementsOf(id: string): Promise<[Receipt['kind'], string, number][]> {
  const ids = [id, ...((await bookingOf(harness, id))?.additions ?? [])];
  const { docs } = await harness.context.db.receipts.where('transactionId', 'in', ids).get();
  return docs
    .map((receipt) => receipt.data())
    .toSorted(
      (one, other) =>
        one.movedAt.getTime() - other.movedAt.getTime() ||
        one.paymentMethod.localeCompare(other.paymentMethod),
    )
    .map(({ kind, paymentMethod, amount }) => [kind, paymentMethod, amount]);
}

describe('the customer', () => {
  test('without an account is corrected, and what is not sent yet goes to the new address', async () => {
    const [slot] = await hourly();
    const customerEmail = 'stranger@carwash.test';
    const id = await sold(slot, { customerEmail });
    const customer = {
      uid: null,
      name: 'Rahim',
      phone: '+8801711000088',
      email: 'rahim@carwash.test',
    };
    const { status, data } = await editBooking(harness, admin, id, {
      customerName: 'Rahim',
      customerPhone: '01711 000088',
      customerEmail: 'rahim@carwash.test',
    });
    expect([status, data.customer]).toEqual([200, customer]);
    expect((await transactionOf(harness, id)).customer).toEqual(customer);
    expect((await timelineOf(harness, id)).at(-1)).toMatchObject({ changed: ['customer'] });
    const audited = (await auditOf(harness, id)).at(-1);
    expect(audited).toMatchObject({ action: 'edited', after: { customerEmail: 'changed' } });
    expect(JSON.stringify(audited)).not.toMatch(/rahim|stranger|0088|kamal/i);
    const { told } = openMailbox(harness);
    await deliverMessage(`${id}_confirmation_1`, harness.context);
    expect(told()).toEqual(['confirmation rahim@carwash.test']);
  });

  test.each([
    ['customerPhone', { customerPhone: '12' }],
    ['customerEmail', { customerEmail: 'rahim@' }],
  ])('must have a valid %s', async (path, change) => {
    const [slot] = await hourly();
    const answer = await refusal(editBooking(harness, admin, await sold(slot), change));
    expect(answer).toMatchObject({ status: 400, paths: [path] });
  });

  test('is corrected when the booking is cancelled and money is due, and nothing else is', async () => {
    const [slot] = await hourly();
    const id = await sold(slot, { customerEmail: 'stranger@carwash.test' });
    await cancelAsAdmin(harness, admin, id, { refund: true });
    const email = 'rahim@carwash.test';
    const { status, data } = await editBooking(harness, admin, id, { customerEmail: email });
    expect([status, data.status, data.customer.email]).toEqual([200, 'cancelled', email]);
    const { customer, status: money } = await transactionOf(harness, id);
    expect([customer.email, money]).toEqual([email, 'refund_due']);
    const change = { customerEmail: '', registrationPlate: 'KHULNA 1' };
    expect((await refusal(editBooking(harness, admin, id, change))).status).toBe(409);
  });

  test('with an account changes it there', async () => {
    const [slot] = await hourly();
    const id = await book(harness, customer, slot);
    const answer = await refusal(editBooking(harness, admin, id, { customerEmail: '' }));
    expect(answer).toMatchObject({ status: 400, paths: ['customerEmail'] });
  });
});

describe('the vehicle', () => {
  test('is another one: found by its plate, told in timeline and audit', async () => {
    const [slot] = await hourly();
    const id = await book(harness, customer, slot);
    const plate = 'CHATTA METRO-KA 99-0001';
    const { status, data } = await editBooking(harness, admin, id, { registrationPlate: plate });
    expect([status, data.vehicle.registrationPlate, data.version]).toEqual([200, plate, 2]);
    expect(data.vehicle.vehicleBrand).toBe('Toyota');
    const [booking, payment] = [await bookingOf(harness, id), await transactionOf(harness, id)];
    expect(payment.vehicle).toEqual(booking?.vehicle);
    // A 0 of a plate is found as an O as well, and a 1 as an I.
    const isPlateTerm = (term: string) => term.includes('99oooi');
    expect(booking?.searchTerms.some(isPlateTerm)).toBe(true);
    expect(payment.searchTerms.some(isPlateTerm)).toBe(true);
    expect((await timelineOf(harness, id)).at(-1)).toMatchObject({
      kind: 'edited',
      changed: ['vehicle'],
      by: { uid: admin.uid, role: 'admin' },
    });
    expect((await auditOf(harness, id)).at(-1)).toMatchObject({
      action: 'edited',
      before: { registrationPlate: 'not kept' },
      after: { registrationPlate: 'changed' },
    });
    expect(await movementsOf(id)).toEqual([['sale', 'card', 30]]);
  });

  test('names a customer who gave no name', async () => {
    const [slot] = await hourly();
    const id = await sold(slot, { customerName: '' });
    const { data } = await editBooking(harness, admin, id, { registrationPlate: 'KHULNA 5' });
    expect(data.customer.name).toBe('KHULNA 5');
    expect((await transactionOf(harness, id)).customer.name).toBe('KHULNA 5');
  });

  test('must suit the service, and the error names the field', async () => {
    const [slot] = await hourly();
    const id = await sold(slot);
    expect(await refusal(editBooking(harness, admin, id, { vehicleType: 'bus' }))).toMatchObject({
      status: 400,
      paths: ['vehicleType'],
    });
  });

  test('stays when nothing else is named', async () => {
    const [slot] = await hourly();
    const id = await sold(slot);
    const same = { registrationPlate: 'DHAKA METRO-GA 11-2233' };
    expect((await editBooking(harness, admin, id, same)).status).toBe(200);
    expect((await editBooking(harness, admin, id, {})).status).toBe(200);
    expect(await eventKindsOf(harness, id)).toEqual(['booked']);
  });
});

describe('who changes it', () => {
  test('of two at once the second is told', async () => {
    const [slot] = await hourly();
    const id = await sold(slot);
    const answers = await Promise.all([
      editBooking(harness, admin, id, { registrationPlate: 'DHAKA 1', version: 1 }),
      editBooking(harness, otherAdmin, id, { registrationPlate: 'DHAKA 2', version: 1 }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const won = answers.find(({ status }) => status === 200);
    expect((await bookingOf(harness, id))?.vehicle).toEqual(won?.data.vehicle);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.message).toMatch(/ changed the vehicle\. Please look again\.$/);
    const look = { registrationPlate: 'DHAKA 3' };
    expect((await editBooking(harness, otherAdmin, id, look)).status).toBe(200);
    expect(await eventKindsOf(harness, id)).toEqual(['booked', 'edited', 'edited']);
  });

  test('changes it once, however often the call is repeated', async () => {
    const [slot] = await hourly();
    const id = await sold(slot);
    const change = { longerBy: 10, version: 1 };
    const longer = () => editBooking(harness, admin, id, change, 'edit-twice');
    const answers = await Promise.all([longer(), longer(), longer()]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect((await longer()).data.slot.endTime).toBe('09:40');
    expect(await eventKindsOf(harness, id)).toEqual(['booked', 'edited']);
    const other = editBooking(harness, admin, id, { longerBy: 11 }, 'edit-twice');
    expect(await refusal(other)).toMatchObject({ status: 409, paths: ['Idempotency-Key'] });
  });

  test('is the desk: no customer and no washer', async () => {
    const [slot] = await hourly();
    const id = await book(harness, customer, slot);
    const washer = await newPerson(harness, 'washer');
    for (const as of [customer, washer]) {
      expect((await editBooking(harness, as, id, { longerBy: 10 })).status).toBe(403);
    }
    const manager = await newPerson(harness, 'manager');
    expect((await editBooking(harness, manager, id, { longerBy: 10 })).status).toBe(200);
  });

  test('finds no booking that there is not', async () => {
    const change = { registrationPlate: 'DHAKA 1' };
    expect((await editBooking(harness, admin, 'T-1-nobody-nothing', change)).status).toBe(404);
  });
});

describe('how long it takes', () => {
  test('is longer in its bay, which nobody else gets then', async () => {
    const [slot] = await hourly();
    const id = await sold(slot);
    const { data } = await editBooking(harness, admin, id, { longerBy: 30 });
    expect(data.slot).toMatchObject({ _id: slot._id, startTime: '09:00', endTime: '10:00' });
    expect(await jobOf(id)).toEqual({ slotId: slot._id, minutes: 60 });
    expect((await timelineOf(harness, id)).at(-1)?.changed).toEqual(['length']);
    expect((await auditOf(harness, id)).at(-1)).toMatchObject({
      before: { endTime: '09:30' },
      after: { endTime: '10:00' },
    });
  });

  test('is as sold again once the added minutes are taken back, with a note that the customer is not told of', async () => {
    const [slot] = await hourly();
    const id = await sold(slot);
    await editBooking(harness, admin, id, { longerBy: 30 });
    const change = { longerBy: -30, note: 'Mind the roof box.' };
    const { data } = await editBooking(harness, admin, id, change);
    expect(data).toMatchObject({ slot: { endTime: '09:30' }, note: change.note });
    expect(await jobOf(id)).toEqual({ slotId: slot._id, minutes: 30 });
    expect((await timelineOf(harness, id)).at(-1)?.changed).toEqual(['length']);
    expect((await auditOf(harness, id)).map(({ action }) => action)).toContain('note changed');
  });

  test('does not push a customer away who is paying', async () => {
    const [first, second] = await hourly();
    const id = await sold(first);
    await startPaying(harness, customer, second);
    const longer = () => editBooking(harness, admin, id, { longerBy: 45 });
    expect((await longer()).code).toBe('slot_taken');
    harness.clock.advanceMinutes(60);
    expect((await longer()).status).toBe(200);
  });

  test('is won by one: a longer job, or the next one', async () => {
    const [first, second] = await hourly();
    const id = await sold(first);
    const answers = await Promise.all([
      editBooking(harness, admin, id, { longerBy: 60 }),
      bookAtDesk(harness, otherAdmin, second),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('is longer while the car is washed, and stays so until it is ready', async () => {
    harness.clock.stopAt(new Date());
    const { data } = await walkIn(harness, admin, await newService(harness, { duration: 30 }));
    const id: string = data._id;
    await changeStage(harness, admin, id, 'washing');
    harness.clock.advanceMinutes(20);
    expect((await editBooking(harness, admin, id, { longerBy: 15 })).status).toBe(200);
    expect((await jobOf(id))?.minutes).toBe(45);
    harness.clock.advanceMinutes(20);
    await changeStage(harness, admin, id, 'ready');
    expect((await jobOf(id))?.minutes).toBe(40);
  });
});

describe('what is sold', () => {
  test('costs what it costs today where it is new, and the sale of later gets that price', async () => {
    const [slot] = await hourly();
    const id = await sold(slot, { paymentMethod: 'later', addOns: ['wax'] });
    await harness.context.db.services.doc(slot.serviceId).update({ price: 35 });
    const change = { addOns: ['mats', 'wax'], agreedAmount: 45.5 };
    const { data } = await editBooking(harness, admin, id, change);
    expect([data.amount, data.refundTerms]).toEqual([45.5, 'unpaid']);
    expect(data.lines.map(({ name }: { name: string }) => name)).toEqual([
      'Foam Wash',
      'Wax',
      'Mats',
    ]);
    expect(await transactionOf(harness, id)).toMatchObject({
      status: 'unpaid',
      amount: 45.5,
      lines: data.lines,
    });
    expect(await movementsOf(id)).toEqual([]);
    await collect(harness, admin, id, 'terminal');
    expect(await movementsOf(id)).toEqual([['sale', 'terminal', 45.5]]);
  });

  test('is free, and no debt, when it costs nothing any more', async () => {
    const [slot] = await hourly({ sizePrices: [{ sizeId: 'large', price: 0, duration: 30 }] });
    const id = await sold(slot, { paymentMethod: 'later', customerId: customer.uid });
    const { status, data } = await editBooking(harness, admin, id, { vehicleType: 'SUV' });
    expect([status, data.amount, data.refundTerms]).toEqual([200, 0, 'by_notice']);
    expect(await transactionOf(harness, id)).toMatchObject({
      status: 'success',
      paymentMethod: 'free',
      amount: 0,
      received: { amount: '0.00' },
      paidAt: expect.any(Date),
      lines: data.lines,
      vehicle: { vehicleType: 'SUV' },
    });
    expect(await movementsOf(id)).toEqual([]);
    expect(await eventKindsOf(harness, id)).toEqual(['booked', 'edited']);
  });

  test('keeps its VAT rate until something else is sold', async () => {
    const [slot] = await hourly({ vatPercent: 25 });
    const id = await sold(slot, { paymentMethod: 'later', addOns: ['wax'] });
    await harness.context.db.services.doc(slot.serviceId).update({ vatPercent: 5 });
    const rateAfter = async (change: object) => {
      expect((await editBooking(harness, admin, id, change)).status).toBe(200);
      return (await transactionOf(harness, id)).vatPercent;
    };
    expect(await rateAfter({ vehicleBrand: 'Honda', manufacturingYear: 2020 })).toBe(25);
    expect(await rateAfter({ addOns: ['wax', 'mats'] })).toBe(5);
  });

  test('is another service of the same bay: place, length and figures follow', async () => {
    const [slot] = await hourly();
    const id = await sold(slot, { paymentMethod: 'later' });
    const other = await newService(harness, { name: 'Polish', price: 70, duration: 50 });
    const change = { serviceId: other._id };
    expect(await refusal(editBooking(harness, admin, id, change))).toMatchObject({
      status: 409,
      message: expect.stringContaining('does not do this service'),
    });
    await allowInBay(harness, slot, other._id);
    const { data } = await editBooking(harness, admin, id, change);
    const slotId = `${other._id}_${slot.date}_0900`;
    expect(data).toMatchObject({
      service: { _id: other._id, name: 'Polish' },
      slot: { _id: slotId, endTime: '09:50' },
      amount: 70,
    });
    expect(await jobOf(id)).toEqual({ slotId, minutes: 50 });
    expect((await transactionOf(harness, id)).slot).toMatchObject({
      _id: slotId,
      endTime: '09:50',
    });
    expect((await timelineOf(harness, id)).at(-1)?.changed).toEqual(['service', 'length']);
  });

  test.each([
    ['as dear', 30, [], 3000],
    ['dearer', 42, [['sale', 'cash', 12]], 4200],
    ['cheaper', 21, [['refund', 'cash', 9]], 2100],
  ])(
    'is another service, %s: a paid sale is credited and billed anew at its rate',
    async (_case, price, moved, netMinor) => {
      const [slot] = await hourly({ vatPercent: 15 });
      const other = await newService(harness, {
        name: 'Polish',
        price,
        duration: 30,
        vatPercent: 5,
      });
      await closeOpenPeriod(harness, admin);
      const id = await sold(slot);
      await allowInBay(harness, slot, other._id);
      harness.clock.advanceMinutes(1);
      const change = { serviceId: other._id, paymentMethod: 'cash' };
      expect((await editBooking(harness, admin, id, change)).status).toBe(200);
      const left = Math.min(price, 30);
      const [first, ...others] = await movementsOf(id);
      expect(first).toEqual(['sale', 'cash', 30]);
      expect(others).toEqual(
        expect.arrayContaining([['refund', 'cash', left], ['sale', 'cash', left], ...moved]),
      );
      expect(others).toHaveLength(2 + moved.length);
      const { figures } = await openPeriod(harness, admin);
      expect(figures.netMinor).toBe(netMinor);
      const taxed = figures.rates.map((rate) => [rate.vatPercent, rate.netMinor + rate.vatMinor]);
      expect(taxed).toEqual([
        [5, netMinor],
        [15, 0],
      ]);
      const revenueOf = async (serviceId: string) =>
        (await storedCounters(harness))[`all/byService.${serviceId}.revenueMinor`] ?? 0;
      expect(await revenueOf(other._id)).toBe(netMinor);
      expect(await revenueOf(slot.serviceId)).toBe(0);
    },
  );

  test('is for another size: dearer and longer, if its bay is free that long', async () => {
    const [slot] = await hourly();
    const id = await sold(slot, { paymentMethod: 'later' });
    const { data } = await editBooking(harness, admin, id, { vehicleType: 'SUV' });
    expect([data.amount, data.slot.endTime]).toEqual([40, '09:45']);
  });

  test('is refused at another price than the one that was seen', async () => {
    const [slot] = await hourly();
    const id = await sold(slot, { paymentMethod: 'later' });
    const change = { addOns: ['wax'], agreedAmount: 39 };
    expect((await editBooking(harness, admin, id, change)).code).toBe('price_changed');
  });

  test('must be on offer', async () => {
    const [slot] = await hourly();
    const id = await sold(slot, { paymentMethod: 'later' });
    const unknown = editBooking(harness, admin, id, { addOns: ['gone'] });
    expect(await refusal(unknown)).toMatchObject({ status: 400, paths: ['addOns'] });
    expect((await editBooking(harness, admin, id, { serviceId: 'nothing0' })).status).toBe(404);
  });
});

describe('the money of a paid booking', () => {
  test('that becomes cheaper goes back at once', async () => {
    const [slot] = await hourly();
    const id = await sold(slot, { paymentMethod: 'cash', addOns: ['wax', 'mats'] });
    const { data } = await editBooking(harness, admin, id, { addOns: ['mats'] });
    expect([data.amount, data.refundTerms]).toEqual([35.5, 'by_notice']);
    expect(await transactionOf(harness, id)).toMatchObject({
      status: 'success',
      amount: 45.5,
      refunds: [{ amount: 10, reference: '' }],
    });
    expect(await movementsOf(id)).toEqual([
      ['sale', 'cash', 45.5],
      ['refund', 'cash', 10],
    ]);
    expect(await eventKindsOf(harness, id)).toEqual(['booked', 'edited', 'part_refunded']);
    await refundAsAdmin(harness, admin, id, 'Sorry.');
    expect((await transactionOf(harness, id)).status).toBe('refunded');
  });

  test('that was paid online goes back with its reference', async () => {
    const [slot] = await hourly();
    const id = await book(harness, customer, slot);
    const service = await harness.context.db.services.doc(slot.serviceId);
    await service.update({ sizePrices: [{ sizeId: 'large', price: 20, duration: 30 }] });
    const smaller = { vehicleType: 'SUV' };
    expect(await refusal(editBooking(harness, admin, id, smaller))).toMatchObject({
      status: 400,
      paths: ['reference'],
    });
    const done = await editBooking(harness, admin, id, { ...smaller, reference: 'R-1' });
    expect([done.status, done.data.amount]).toEqual([200, 20]);
    expect(await movementsOf(id)).toEqual([
      ['sale', 'card', 30],
      ['refund', 'card', 10],
    ]);
  });
});

describe('what is added to a paid booking', () => {
  /** Sells a wash, and adds add-ons. */
  async function soldWith(addOns: string[], change: object, sale: object = {}) {
    const [slot] = await hourly();
    const id = await sold(slot, sale);
    const answer = await editBooking(harness, admin, id, { addOns, ...change });
    expect(answer.status).toBe(200);
    return { id, additions: answer.data.additions as string[] };
  }
  const [wax, both] = [['wax'], ['wax', 'mats']];
  const additionsOf = async (id: string) => (await bookingOf(harness, id))?.additions ?? [];
  const statusesOf = async (id: string) =>
    Promise.all(
      [id, ...(await additionsOf(id))].map(
        async (one) => (await transactionOf(harness, one)).status,
      ),
    );

  test('is a payment of its own', async () => {
    const { id, additions } = await soldWith(wax, { paymentMethod: 'terminal' });
    const [addition = ''] = additions;
    const booking = await bookingOf(harness, id);
    expect([booking?.amount, booking?.refundTerms]).toEqual([40, 'by_notice']);
    expect(await transactionOf(harness, id)).toMatchObject({ amount: 30, status: 'success' });
    expect(await transactionOf(harness, addition)).toMatchObject({
      bookingId: id,
      status: 'success',
      paymentMethod: 'terminal',
      amount: 10,
      received: { amount: '10.00' },
      vehicle: booking?.vehicle,
    });
    const { lines } = await transactionOf(harness, addition);
    expect(lines.map(({ name, price }) => [name, price])).toEqual([
      [`Change of booking ${booking?.code}`, 0],
      ['Wax', 10],
    ]);
    expect(await movementsOf(id)).toEqual([
      ['sale', 'cash', 30],
      ['sale', 'terminal', 10],
    ]);
    const told = (await timelineOf(harness, id)).at(-1);
    expect(told).toMatchObject({ kind: 'paid', amount: 10, paymentId: addition });
    expect((await auditOf(harness, id)).at(-1)).toMatchObject({
      action: 'edited',
      after: { addOns: ['Wax'], paymentMethod: 'terminal' },
    });
  });

  test('is paid once, however often the call is made', async () => {
    const [slot] = await hourly();
    const id = await sold(slot);
    const change = { addOns: wax, paymentMethod: 'cash', version: 1 };
    const add = (as: Person, key?: string) => editBooking(harness, as, id, change, key);
    const answers = await Promise.all([add(admin, 'add-wax'), add(admin, 'add-wax')]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect((await add(admin, 'add-wax')).status).toBe(200);
    expect((await add(otherAdmin)).status).toBe(409);
    expect(await additionsOf(id)).toHaveLength(1);
  });

  test('is added by one of two at once', async () => {
    const [slot] = await hourly();
    const id = await sold(slot);
    const answers = await Promise.all([
      editBooking(harness, admin, id, { addOns: wax, paymentMethod: 'cash', version: 1 }),
      editBooking(harness, otherAdmin, id, {
        addOns: both,
        paymentMethod: 'terminal',
        version: 1,
      }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await additionsOf(id)).toHaveLength(1);
  });

  test('is owed until somebody collects it', async () => {
    const { id, additions } = await soldWith(wax, { paymentMethod: 'later' });
    const [addition = ''] = additions;
    expect(await statusesOf(id)).toEqual(['success', 'unpaid']);
    expect(await movementsOf(id)).toEqual([['sale', 'cash', 30]]);
    expect((await timelineOf(harness, id)).at(-1)).toMatchObject({ kind: 'owed', amount: 10 });
    const take = (as: Person) =>
      collect(harness, as, addition, 'terminal', 10, { key: `take-${addition}` });
    const { data } = await take(admin);
    expect(data).toMatchObject({ status: 'success', paymentMethod: 'terminal' });
    expect((await take(admin)).status).toBe(200);
    expect((await take(otherAdmin)).status).toBe(409);
    expect((await bookingOf(harness, id))?.refundTerms).toBe('by_notice');
    const told = { kind: 'paid', amount: 10, paymentId: addition };
    expect((await timelineOf(harness, id)).at(-1)).toMatchObject(told);
    expect(await movementsOf(id)).toEqual([
      ['sale', 'cash', 30],
      ['sale', 'terminal', 10],
    ]);
  });

  test('stands on the card of its customer', async () => {
    const own = { customerPhone: '01711009988', registrationPlate: 'KHULNA 77' };
    const { id } = await soldWith(wax, { paymentMethod: 'cash' }, own);
    const later = { addOns: both, paymentMethod: 'later' };
    await editBooking(harness, admin, id, later);
    const { data } = await customerCard(harness, admin, id);
    expect(data).toMatchObject({ spentInAll: 40, toPay: { count: 1, amount: 5.5 } });
  });

  test('belongs to the next closing when the day is closed', async () => {
    const [slot] = await hourly();
    const id = await sold(slot);
    const closed = await closeOpenPeriod(harness, admin);
    await editBooking(harness, admin, id, { addOns: wax, paymentMethod: 'cash' });
    const [stored] = await listClosings(harness, admin);
    expect(stored?.figures).toEqual(closed.data.figures);
    const { figures } = await openPeriod(harness, admin);
    expect(figures).toMatchObject({ grossMinor: 1000, sales: 1 });
  });

  test('has the VAT of its service, and the vehicle for which it is', async () => {
    const [slot] = await hourly({ vatPercent: 25 });
    const id = await sold(slot);
    const larger = { vehicleType: 'SUV', paymentMethod: 'terminal' };
    expect((await editBooking(harness, admin, id, larger)).data.amount).toBe(40);
    const [addition = ''] = await additionsOf(id);
    const [own, added] = [await transactionOf(harness, id), await transactionOf(harness, addition)];
    const types = [own.vehicle.vehicleType, added.vehicle.vehicleType];
    expect(types).toEqual(['car', 'SUV']);
    const receipt = (await harness.context.db.receipts.doc(addition).get()).data();
    expect(receipt).toMatchObject({ amount: 10, net: 8, vat: 2, vatPercent: 25 });
  });

  test('can be paid for a booking that was free', async () => {
    const free = { paymentMethod: 'free', freeReason: 'A friend.' };
    const { id } = await soldWith(wax, { paymentMethod: 'cash' }, free);
    expect((await bookingOf(harness, id))?.amount).toBe(10);
    await cancelAsAdmin(harness, admin, id, { refund: true, handedBack: true });
    expect(await movementsOf(id)).toEqual([
      ['sale', 'cash', 10],
      ['refund', 'cash', 10],
    ]);
    expect(await statusesOf(id)).toEqual(['success', 'refunded']);
  });

  test('goes nowhere when a free booking is cancelled before it is paid', async () => {
    const free = { paymentMethod: 'free', freeReason: 'A friend.' };
    const { id } = await soldWith(wax, { paymentMethod: 'later' }, free);
    const cancelled = await cancelAsAdmin(harness, admin, id, { refund: true });
    expect([cancelled.status, cancelled.data.refundTerms]).toEqual([200, 'by_notice']);
    expect(await statusesOf(id)).toEqual(['success', 'void']);
    const entry = (await auditOf(harness, id)).at(-1);
    expect(entry).toMatchObject({ action: 'cancelled', after: { refund: false } });
  });

  test('goes back with the rest when the booking is cancelled', async () => {
    const [slot] = await hourly();
    const id = await book(harness, customer, slot);
    await editBooking(harness, admin, id, { addOns: wax, paymentMethod: 'cash' });
    const later = { addOns: both, paymentMethod: 'later' };
    await editBooking(harness, admin, id, later);
    const [cash = '', owed = ''] = await additionsOf(id);
    const { status } = await cancelAsAdmin(harness, admin, id, { refund: true, handedBack: true });
    expect(status).toBe(200);
    expect(await statusesOf(id)).toEqual(['refund_due', 'refunded', 'void']);
    expect(await movementsOf(id)).toEqual([
      ['sale', 'card', 30],
      ['sale', 'cash', 10],
      ['refund', 'cash', 10],
    ]);
    expect((await payBack(harness, admin, id)).status).toBe(200);
    expect((await payBack(harness, admin, cash)).status).toBe(409);
    expect((await collect(harness, admin, owed, 'cash')).status).toBe(409);
    const kinds = ['edited', 'paid', 'edited', 'owed', 'cancelled', 'refunded', 'refunded'];
    expect(await eventKindsOf(harness, id)).toEqual(['booked', ...kinds]);
  });

  test.each([
    ['refunded', (id: string) => refundAsAdmin(harness, admin, id, 'Sorry.')],
    [
      'cancelled',
      (id: string) => cancelAsAdmin(harness, admin, id, { refund: true, handedBack: true }),
    ],
  ])(
    'is in the sum that its customer is told when all of it is %s in cash',
    async (_case, give) => {
      const free = { paymentMethod: 'free', freeReason: 'A friend.' };
      const sales = [
        { ...(await soldWith(wax, { paymentMethod: 'cash' })), amount: 40 },
        { ...(await soldWith(wax, { paymentMethod: 'cash' }, free)), amount: 10 },
      ];
      for (const { id, amount } of sales) {
        expect((await give(id)).status).toBe(200);
        const event = (await timelineOf(harness, id)).at(-1);
        expect(event).toMatchObject({ kind: 'refunded', amount });
        const message = await harness.context.db.messages.doc(`${id}_refunded_${event?._id}`).get();
        expect(message.data()?.facts.amount).toBe(amount);
      }
    },
  );

  test('is not in the sum that its customer is told of the rest once it has gone back alone', async () => {
    const { id } = await soldWith(wax, { paymentMethod: 'cash' });
    await editBooking(harness, admin, id, { addOns: [] });
    expect((await refundAsAdmin(harness, admin, id, 'Sorry.')).status).toBe(200);
    expect(await statusesOf(id)).toEqual(['refunded', 'refunded']);
    const told = (await timelineOf(harness, id)).at(-1);
    expect([told?.kind, told?.amount]).toEqual(['refunded', undefined]);
  });

  test('goes back, too, when its customer cancels', async () => {
    const [slot] = await hourly();
    const id = await book(harness, customer, slot);
    await editBooking(harness, admin, id, { addOns: wax, paymentMethod: 'terminal' });
    // Its start is less than a day ahead.
    await harness.context.db.bookings.doc(id).update({ cancellationHours: 1 });
    expect((await cancelBooking(harness, customer, id)).status).toBe(200);
    expect(await statusesOf(id)).toEqual(['refund_due', 'refund_due']);
    const [addition = ''] = await additionsOf(id);
    const key = `back-${addition}`;
    expect((await payBack(harness, admin, addition, '', key)).status).toBe(200);
    expect((await payBack(harness, admin, addition, '', key)).status).toBe(200);
    expect((await payBack(harness, otherAdmin, addition, '', key)).status).toBe(409);
    const told = (await timelineOf(harness, id)).at(-1);
    expect(told).toMatchObject({ kind: 'refunded', amount: 10, paymentId: addition });
  });

  test('is not given back by somebody who has not seen that it was paid meanwhile', async () => {
    const { id, additions } = await soldWith(wax, { paymentMethod: 'later' });
    const seen = await seenBooking(harness, id);
    await collect(harness, otherAdmin, additions[0] ?? '', 'cash');
    const refund = (version: object) =>
      refundAsAdmin(harness, admin, id, 'Sorry.', { amount: 30, ...version });
    expect((await refund(seen)).message).toBe(
      `${otherAdmin.name} noted that it is paid. Please look again.`,
    );
    expect(await statusesOf(id)).toEqual(['success', 'success']);
    expect((await refund({})).status).toBe(200);
    expect(await statusesOf(id)).toEqual(['success', 'refunded']);
  });

  test('is refunded in part from the latest payment on, and then the rest', async () => {
    const { id, additions } = await soldWith(
      wax,
      { paymentMethod: 'cash' },
      { paymentMethod: 'terminal' },
    );
    const later = { addOns: both, paymentMethod: 'later' };
    await editBooking(harness, admin, id, later);
    const part = { amount: 12, key: `part-${id}` };
    const refund = (sent: object) => refundAsAdmin(harness, admin, id, 'Sorry.', sent);
    expect((await refund(part)).status).toBe(200);
    expect((await refund(part)).status).toBe(200);
    expect((await refund({ amount: 29 })).status).toBe(409);
    expect(await statusesOf(id)).toEqual(['success', 'refunded', 'unpaid']);
    expect((await refund({ key: `rest-${id}` })).status).toBe(200);
    expect((await refund({ key: `rest-${id}` })).status).toBe(200);
    expect(await statusesOf(id)).toEqual(['refund_due', 'refunded', 'void']);
    expect(await movementsOf(id)).toEqual([
      ['sale', 'terminal', 30],
      ['sale', 'cash', 10],
      ['refund', 'cash', 10],
      ['refund', 'terminal', 2],
    ]);
    expect(await transactionOf(harness, additions[0] ?? '')).toMatchObject({
      refundReason: 'business_decision',
    });
    const after = editBooking(harness, admin, id, { addOns: [] });
    expect((await refusal(after)).message).toContain('goes back already');
  });

  test('leaves the mark of the other refund with who made it', async () => {
    const { id } = await soldWith(wax, { paymentMethod: 'cash' }, { paymentMethod: 'terminal' });
    expect((await refundAsAdmin(harness, admin, id, 'Sorry.')).status).toBe(200);
    expect(await statusesOf(id)).toEqual(['refund_due', 'refunded']);
    expect((await payBack(harness, otherAdmin, id, '')).status).toBe(200);
    expect((await payBack(harness, admin, id, '')).status).toBe(409);
  });

  test('is undone with the sale', async () => {
    const { id } = await soldWith(both, { paymentMethod: 'terminal' });
    expect((await undoSale(harness, admin, id)).status).toBe(200);
    expect(await statusesOf(id)).toEqual(['void', 'void']);
    expect((await movementsOf(id)).map(([kind, , amount]) => [kind, amount])).toEqual([
      ['sale', 30],
      ['sale', 15.5],
      ['refund', 30],
      ['refund', 15.5],
    ]);
  });

  test('is owed for the slot of its booking, which may move or take longer', async () => {
    const [first, , third] = await hourly();
    const id = await sold(first);
    await editBooking(harness, admin, id, { addOns: ['mats'], paymentMethod: 'later' });
    const [addition = ''] = await additionsOf(id);
    const slotsOf = async () =>
      Promise.all(
        [id, addition].map(async (one) => {
          const { _id, endTime } = (await transactionOf(harness, one)).slot;
          return [_id, endTime];
        }),
      );
    const paid = [first._id, '09:30'];
    expect((await moveBooking(harness, admin, id, third)).status).toBe(200);
    expect(await slotsOf()).toEqual([paid, [third._id, '11:30']]);
    const longer = { longerBy: 10 };
    expect((await editBooking(harness, admin, id, longer)).status).toBe(200);
    expect(await slotsOf()).toEqual([paid, [third._id, '11:40']]);
    await collect(harness, admin, addition, 'cash');
    expect((await moveBooking(harness, admin, id, first)).status).toBe(200);
    expect(await slotsOf()).toEqual([paid, [third._id, '11:40']]);
  });

  test('stays with the booking when it is moved or swapped', async () => {
    const [first, second, third] = await hourly();
    const [id, other] = [await sold(first), await sold(second)];
    await editBooking(harness, admin, id, {
      registrationPlate: 'DHAKA 1',
      addOns: ['mats'],
      paymentMethod: 'cash',
    });
    expect((await swapBookings(harness, admin, id, other)).status).toBe(200);
    expect((await moveBooking(harness, admin, id, third)).status).toBe(200);
    const less = { addOns: [] };
    expect((await editBooking(harness, admin, id, less)).status).toBe(200);
    expect(await statusesOf(id)).toEqual(['success', 'refunded']);
  });
});
