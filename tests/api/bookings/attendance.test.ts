import { reviewId } from '@carwash/domain/reviews/review-id';
import type { Service } from '@carwash/domain/services/service';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { book, cancelBooking, eventKindsOf, timelineOf } from '../support/book.ts';
import { bookingOf, expectBooksToBalance, transactionOf } from '../support/books.ts';
import { newService, newSlot } from '../support/catalogue.ts';
import { newAdmin, newCustomer, type Person } from '../support/customers.ts';
import { auditOf, bookAtDesk, markBooking } from '../support/desk.ts';
import { reconcile } from '../support/reconcile.ts';
import { reviewBusiness, reviewOf, reviewService } from '../support/reviews.ts';
import { openWorld, type World } from '../support/world.ts';

let world: World;
let admin: Person;
let customer: Person;
beforeAll(async () => {
  world = await openWorld();
  admin = await newAdmin(world);
});
afterEach(async () => {
  await expectBooksToBalance(world);
  world.mend();
});
afterAll(() => world.close());

/** A booking that began a minute ago. */
async function begun(service?: Service): Promise<string> {
  const slot = await newSlot(world, service ?? (await newService(world)), 10);
  const id = await book(world, customer, slot);
  world.clock.advanceMinutes(12);
  return id;
}

describe('a booking that has begun', () => {
  beforeAll(async () => {
    customer = await newCustomer(world);
  });

  test.each([
    ['completed', 'marked as completed'],
    ['no_show', 'marked as no-show'],
  ] as const)('is marked as %s, and corrected, and keeps its money', async (status, action) => {
    const id = await begun();
    const marked = await markBooking(world, admin, id, status);
    expect([marked.status, marked.data.status]).toEqual([200, status]);
    const other = status === 'completed' ? 'no_show' : 'completed';
    expect((await markBooking(world, admin, id, other)).data.status).toBe(other);
    expect(await eventKindsOf(world, id)).toEqual(['booked', status, other]);
    expect((await timelineOf(world, id))[1]?.by).toEqual({ uid: admin.uid, role: 'admin' });
    expect((await transactionOf(world, id)).status).toBe('success');
    const [entry, ...others] = await auditOf(world, id);
    expect(entry).toMatchObject({ action, before: { status: 'pending' }, after: { status } });
    expect(others).toHaveLength(1);
  });

  test('is marked once however often it is said', async () => {
    const id = await begun();
    const say = () => markBooking(world, admin, id, 'no_show');
    const answers = await Promise.all([say(), say(), say(), say()]);
    answers.push(await say());
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await eventKindsOf(world, id)).toEqual(['booked', 'no_show']);
    expect(await auditOf(world, id)).toHaveLength(1);
  });

  test('once a no-show stays one when its time is over', async () => {
    const id = await begun();
    await markBooking(world, admin, id, 'no_show');
    world.clock.advanceMinutes(24 * 60);
    await reconcile(world, admin);
    expect((await bookingOf(world, id))?.status).toBe('no_show');
  });

  test('of somebody without an account is marked too', async () => {
    const { data } = await bookAtDesk(
      world,
      admin,
      await newSlot(world, await newService(world), 10),
    );
    world.clock.advanceMinutes(12);
    for (const status of ['completed', 'no_show'] as const) {
      expect((await markBooking(world, admin, data._id, status)).data.status).toBe(status);
    }
  });
});

describe('is refused', () => {
  test.each<[string, (id: string) => Promise<unknown>]>([
    ['before it begins', async () => {}],
    ['when it is cancelled', (id) => cancelBooking(world, customer, id)],
  ])('%s', async (_case, happens) => {
    const id = await book(world, customer, await newSlot(world, await newService(world)));
    await happens(id);
    const before = await bookingOf(world, id);
    const answer = await markBooking(world, admin, id, 'no_show');
    expect([answer.status, answer.code]).toEqual([409, 'conflict']);
    expect(await bookingOf(world, id)).toEqual(before);
    expect(await auditOf(world, id)).toEqual([]);
  });

  test('for a booking that nobody knows', async () => {
    expect((await markBooking(world, admin, 'T-1-nobody-nothing', 'completed')).status).toBe(404);
  });
});

describe('the mark of a verified customer', () => {
  let service: Service;
  beforeAll(async () => {
    customer = await newCustomer(world);
    service = await newService(world);
  });

  const verified = async (serviceId: string | null) =>
    (await reviewOf(world, reviewId(serviceId, customer.authorKey)))?.verifiedCustomer;
  const marks = async () => [await verified(service._id), await verified(null)];

  test('goes with the last visit, and comes back with it', async () => {
    const first = await begun(service);
    await reviewService(world, customer, service);
    await reviewBusiness(world, customer);
    expect(await marks()).toEqual([false, false]);
    await markBooking(world, admin, first, 'completed');
    expect(await marks()).toEqual([true, true]);

    const second = await begun(service);
    await markBooking(world, admin, second, 'completed');
    await markBooking(world, admin, first, 'no_show');
    expect(await marks()).toEqual([true, true]);
    await markBooking(world, admin, second, 'no_show');
    expect(await marks()).toEqual([false, false]);

    const elsewhere = await begun();
    await markBooking(world, admin, elsewhere, 'completed');
    expect(await marks()).toEqual([false, true]);
    await markBooking(world, admin, first, 'completed');
    expect(await marks()).toEqual([true, true]);
  });

  test.each([0, 1, 2, 3, 4])('is right after two corrections at once (%i)', async () => {
    customer = await newCustomer(world);
    service = await newService(world);
    const [one, other] = [await begun(service), await begun(service)];
    await markBooking(world, admin, one, 'completed');
    await markBooking(world, admin, other, 'completed');
    await reviewService(world, customer, service);
    await reviewBusiness(world, customer);
    await Promise.all([
      markBooking(world, admin, one, 'no_show'),
      markBooking(world, admin, other, 'no_show'),
    ]);
    expect(await marks()).toEqual([false, false]);
    await Promise.all([
      markBooking(world, admin, one, 'completed'),
      markBooking(world, admin, other, 'completed'),
    ]);
    await Promise.all([
      markBooking(world, admin, one, 'no_show'),
      reviewService(world, customer, service, { rating: 1 }),
    ]);
    expect(await marks()).toEqual([true, true]);
  });

  test.each([0, 1, 2, 3, 4])('is right for a review that is written at once (%i)', async () => {
    customer = await newCustomer(world);
    service = await newService(world);
    const id = await begun(service);
    await markBooking(world, admin, id, 'completed');
    await Promise.all([
      markBooking(world, admin, id, 'no_show'),
      reviewService(world, customer, service),
    ]);
    expect(await verified(service._id)).toBe(false);
    await Promise.all([
      markBooking(world, admin, id, 'completed'),
      reviewBusiness(world, customer),
    ]);
    expect(await marks()).toEqual([true, true]);
  });
});
