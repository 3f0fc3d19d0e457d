import type { Service } from '@carwash/domain/services/service';
import type { Slot } from '@carwash/domain/slots/slot';
import type { SeededRandom } from '@carwash/emulator-seed/seeded-random';
import { call } from '../../../support/calls/call.ts';
import { newSlot } from '../../../support/catalogue/catalogue.ts';
import { book, cancelBooking, reschedule } from '../calls/bookings.ts';
import { callback, startPaying } from '../calls/payments.ts';
import type { Harness } from '../harness/harness.ts';
import type { Person } from '../people/people.ts';

/** Customers and an admin with random operations, the same on every run. */
interface Business {
  harness: Harness;
  admin: Person;
  customers: Person[];
  services: Service[];
  random: SeededRandom;
  booked: { id: string; as: Person; service: Service }[];
}

/** Creates a slot of the service at a minute of its own, two to five days ahead. */
const drawSlot = ({ harness, random }: Business, service: Service): Promise<Slot> =>
  newSlot(harness, service, random.between(2 * 24 * 60, 5 * 24 * 60));

async function startPayment(business: Business): Promise<string> {
  const { harness, random, customers, services } = business;
  const slot = await drawSlot(business, random.pick(services));
  return startPaying(harness, random.pick(customers), slot);
}

/**
 * Operations; each returns whether it succeeded, because a booking may have begun or be cancelled by then.
 */
const operations = {
  async book(business: Business) {
    const { harness, random, customers, services, booked } = business;
    const as = random.pick(customers);
    const service = random.pick(services);
    booked.push({ id: await book(harness, as, await drawSlot(business, service)), as, service });
    return true;
  },
  async fail(business: Business) {
    const id = await startPayment(business);
    business.harness.provider.decline(id);
    await callback(business.harness, 'fail', id);
    return true;
  },
  async leave(business: Business) {
    await startPayment(business);
    return true;
  },
  async cancel({ harness, random, booked }: Business) {
    const { id, as } = random.pick(booked);
    return (await cancelBooking(harness, as, id)).status === 200;
  },
  async reschedule(business: Business) {
    const { id, as, service } = business.random.pick(business.booked);
    const slot = await drawSlot(business, service);
    return (await reschedule(business.harness, as, id, slot)).status === 200;
  },
  async refund({ harness, admin }: Business) {
    const due = await call(harness, 'GET', '/transactions?status=refund_due', { as: admin });
    const path = `/transactions/${due.data[0]?._id}/status`;
    const json = { status: 'refunded', reference: 'BANK-1' };
    return (await call(harness, 'PATCH', path, { as: admin, json })).status === 200;
  },
};

export type Operation = keyof typeof operations;
export const operationNames = Object.keys(operations) as Operation[];

/** Draws an operation; mostly bookings, and a booking first. */
const drawOperation = ({ random, booked }: Business): Operation =>
  booked.length === 0 ? 'book' : random.pick([...operationNames, 'book', 'book']);

/**
 * Runs this number of operations, minutes or hours apart.
 * @returns those that succeeded
 */
export async function doBusiness(business: Business, count: number): Promise<Operation[]> {
  const done: Operation[] = [];
  for (let number = 0; number < count; number += 1) {
    const operation = drawOperation(business);
    if (await operations[operation](business)) done.push(operation);
    business.harness.clock.advanceMinutes(business.random.between(10, 6 * 60));
  }
  return done;
}
