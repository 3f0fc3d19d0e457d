import { describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { vehicle } from '../../support/purchases/vehicle.ts';
import { idsByPage } from '../support/calls/all-pages.ts';
import { book, cancelBooking, reschedule } from '../support/calls/bookings.ts';
import { startPaying } from '../support/calls/payments.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

let customer: Person;
let other: Person;
let admin: Person;
/** Booking ids, the newest first. */
let own: string[];
let cancelled: string[];
let others: string[];

async function bookSome(as: Person, count: number): Promise<string[]> {
  const service = await newService(harness);
  const ids: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    ids.unshift(await book(harness, as, await newSlot(harness, service, 3000 + number * 60)));
  }
  return ids;
}

test.beforeAll(async ({ harness }) => {
  [customer, other, admin] = await Promise.all([
    newCustomer(harness),
    newCustomer(harness),
    newAdmin(harness),
  ]);
  own = await bookSome(customer, 5);
  others = await bookSome(other, 2);
  cancelled = own.filter((_, index) => index % 2 === 1);
  for (const id of cancelled) await cancelBooking(harness, customer, id);
});

describe('the lists', () => {
  test('customers see their own bookings, the newest first', async () => {
    const { data, meta } = await call(harness, 'GET', '/bookings/my-bookings', { as: customer });
    expect(data.map(({ _id }: { _id: string }) => _id)).toEqual(own);
    expect(meta).toEqual({ limit: 20, nextCursor: null });
    expect(data[0]).toMatchObject({
      customer: { name: customer.name, email: customer.email },
      service: { name: 'Foam Wash' },
      slot: { date: expect.any(String), startTime: expect.any(String) },
      vehicle: { vehicleType: 'car' },
      vehicleType: 'car',
      vehicleBrand: 'Toyota',
      vehicleModel: 'Axio',
      manufacturingYear: 2018,
      registrationPlate: vehicle.registrationPlate,
      status: 'pending',
    });
  });

  test('admins see all of them, and those of one customer', async () => {
    expect((await idsByPage(harness, admin, '/bookings', 100)).flat()).toEqual([...others, ...own]);
    const path = `/bookings/customer/${other.uid}`;
    expect((await idsByPage(harness, admin, path, 100)).flat()).toEqual(others);
  });

  test('are empty for an unknown customer', async () => {
    const answer = await call(harness, 'GET', '/bookings/customer/nobody', { as: admin });
    expect([answer.status, answer.data]).toEqual([200, []]);
  });

  test('show only the status that is asked for', async () => {
    const [mine, all, none] = await Promise.all([
      idsByPage(harness, customer, '/bookings/my-bookings?status=cancelled', 100),
      idsByPage(harness, admin, '/bookings?status=pending', 100),
      idsByPage(harness, admin, `/bookings/customer/${customer.uid}?status=completed`, 100),
    ]);
    expect(mine.flat()).toEqual(cancelled);
    expect(all.flat()).toEqual([...others, ...own.filter((id) => !cancelled.includes(id))]);
    expect(none.flat()).toEqual([]);
  });

  test('come page by page, without a gap and without a repetition', async () => {
    const pages = await idsByPage(harness, customer, '/bookings/my-bookings', 2);
    expect(pages).toEqual([own.slice(0, 2), own.slice(2, 4), own.slice(4)]);
    const filtered = await idsByPage(harness, admin, '/bookings?status=pending', 4);
    expect(filtered.map(({ length }) => length)).toEqual([4, 1]);
  });

  test.each([
    ['cursor', '?cursor=nothing-of-ours'],
    ['cursor', '?cursor=a/b'],
    ['status', '?status=paid'],
    ['limit', '?limit=0'],
    ['limit', '?limit=101'],
    ['page', '?page=1'],
  ])('name %s as the fault of %s', async (path, query) => {
    const answer = await call(harness, 'GET', `/bookings${query}`, { as: admin });
    expect([answer.status, answer.errors?.map((error) => error.path)]).toEqual([400, [path]]);
  });
});

describe('a booking by its slot and vehicle', () => {
  const confirm = (as: Person, slotId: string) =>
    call(harness, 'POST', '/bookings', {
      as,
      json: { ...vehicle, serviceId: 'any', slotId, customer: as.uid },
    });

  test('is that of the payment, and there is none without one', async () => {
    const slot = await newSlot(harness, await newService(harness));
    expect(await confirm(customer, slot._id)).toMatchObject({ status: 409, code: 'not_paid' });
    const id = await startPaying(harness, customer, slot);
    expect(await confirm(customer, slot._id)).toMatchObject({ status: 409, code: 'not_paid' });
    harness.provider.pay(id);
    harness.clock.advanceMinutes(1);
    const booked = await confirm(customer, slot._id);
    expect(booked).toMatchObject({ status: 200, data: { _id: id, slot: { _id: slot._id } } });
    expect(await confirm(other, slot._id)).toMatchObject({ status: 409, code: 'not_paid' });
  });

  test('is the one that has the slot now, whatever its payment was for', async () => {
    const service = await newService(harness);
    const [first, second] = [
      await newSlot(harness, service, 90),
      await newSlot(harness, service, 180),
    ];
    const moved = await book(harness, customer, first);
    await reschedule(harness, customer, moved, second);
    expect(await confirm(customer, second._id)).toMatchObject({ data: { _id: moved } });
    expect(await confirm(customer, first._id)).toMatchObject({ status: 409, code: 'not_paid' });

    const again = await startPaying(harness, customer, first);
    harness.provider.pay(again);
    harness.clock.advanceMinutes(1);
    expect(await confirm(customer, first._id)).toMatchObject({ status: 200, data: { _id: again } });

    await cancelBooking(harness, customer, again);
    expect(await confirm(customer, first._id)).toMatchObject({
      status: 409,
      code: 'not_paid',
      message: 'You have no booking for this slot any more.',
    });
  });

  test('needs the slot or the payment', async () => {
    const answer = await call(harness, 'POST', '/bookings', { as: customer, json: vehicle });
    expect(answer).toMatchObject({ status: 400, errors: [{ path: 'transactionId' }] });
  });
});
