import { reviewId } from '@carwash/domain/reviews/review-id';
import type { Service } from '@carwash/domain/services/service';
import { describe, expect } from 'vitest';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { auditOf } from '../../support/reads/audit.ts';
import { transactionOf } from '../../support/reads/purchases.ts';
import { reviewOf } from '../../support/reads/reviews.ts';
import { eventKindsOf, timelineOf } from '../../support/reads/timelines.ts';
import { book } from '../support/calls/bookings.ts';
import { bookAtDesk, markBooking } from '../support/calls/desk.ts';
import { reviewBusiness, reviewService } from '../support/calls/reviews.ts';
import { historyTags, roundsOf } from '../support/histories.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, mendAfterEach, test } from '../support/test.ts';

let admin: Person;
let customer: Person;
test.beforeAll(async ({ harness }) => {
  admin = await newAdmin(harness);
});
mendAfterEach();

/** Short enough that one wash is over when the next one begins. */
const briefly = { duration: 10 };

/** Creates a booking that began a minute ago. */
async function begun(service?: Service): Promise<string> {
  const slot = await newSlot(harness, service ?? (await newService(harness)), 10);
  const id = await book(harness, customer, slot);
  harness.clock.advanceMinutes(12);
  return id;
}

describe('a booking that has begun', () => {
  test.beforeAll(async ({ harness }) => {
    customer = await newCustomer(harness);
  });

  test('is marked as a no-show, and corrected, and keeps its money', async () => {
    const id = await begun();
    const marked = await markBooking(harness, admin, id, 'no_show');
    expect([marked.status, marked.data.status]).toEqual([200, 'no_show']);
    expect((await markBooking(harness, admin, id, 'completed')).data.status).toBe('completed');
    expect(await eventKindsOf(harness, id)).toEqual(['booked', 'no_show', 'completed']);
    expect((await timelineOf(harness, id))[1]?.by).toEqual({ uid: admin.uid, role: 'admin' });
    expect((await transactionOf(harness, id)).status).toBe('success');
    const [entry, ...others] = await auditOf(harness, id);
    expect(entry).toMatchObject({
      action: 'marked as no-show',
      before: { status: 'pending' },
      after: { status: 'no_show' },
    });
    expect(others).toHaveLength(1);
  });

  test('is marked once, however often the call is repeated', async () => {
    const id = await begun();
    const say = () => markBooking(harness, admin, id, 'no_show');
    const answers = await Promise.all([say(), say(), say(), say()]);
    answers.push(await say());
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(await eventKindsOf(harness, id)).toEqual(['booked', 'no_show']);
    expect(await auditOf(harness, id)).toHaveLength(1);
  });

  test('is marked too if its customer has no account', async () => {
    const { data } = await bookAtDesk(
      harness,
      admin,
      await newSlot(harness, await newService(harness), 10),
    );
    harness.clock.advanceMinutes(12);
    for (const status of ['completed', 'no_show'] as const) {
      expect((await markBooking(harness, admin, data._id, status)).data.status).toBe(status);
    }
  });
});

test('an unknown booking is not marked', async () => {
  expect((await markBooking(harness, admin, 'T-1-nobody-nothing', 'completed')).status).toBe(404);
});

describe('the mark of a verified customer', () => {
  let service: Service;
  test.beforeAll(async ({ harness }) => {
    customer = await newCustomer(harness);
    service = await newService(harness, briefly);
  });

  const verified = async (serviceId: string | null) =>
    (await reviewOf(harness, reviewId(serviceId, customer.authorKey)))?.verifiedCustomer;
  const marks = async () => [await verified(service._id), await verified(null)];

  test('goes with the last visit, and comes back with it', async () => {
    const first = await begun(service);
    await reviewService(harness, customer, service);
    await reviewBusiness(harness, customer);
    expect(await marks()).toEqual([false, false]);
    await markBooking(harness, admin, first, 'completed');
    expect(await marks()).toEqual([true, true]);

    const second = await begun(service);
    await markBooking(harness, admin, second, 'completed');
    await markBooking(harness, admin, first, 'no_show');
    expect(await marks()).toEqual([true, true]);
    await markBooking(harness, admin, second, 'no_show');
    expect(await marks()).toEqual([false, false]);

    const elsewhere = await begun();
    await markBooking(harness, admin, elsewhere, 'completed');
    expect(await marks()).toEqual([false, true]);
    await markBooking(harness, admin, first, 'completed');
    expect(await marks()).toEqual([true, true]);
  });

  test.each(roundsOf(5))(
    'is right after two corrections at once (%i)',
    { tags: historyTags },
    async () => {
      customer = await newCustomer(harness);
      service = await newService(harness, briefly);
      const [one, other] = [await begun(service), await begun(service)];
      await markBooking(harness, admin, one, 'completed');
      await markBooking(harness, admin, other, 'completed');
      await reviewService(harness, customer, service);
      await reviewBusiness(harness, customer);
      await Promise.all([
        markBooking(harness, admin, one, 'no_show'),
        markBooking(harness, admin, other, 'no_show'),
      ]);
      expect(await marks()).toEqual([false, false]);
      await Promise.all([
        markBooking(harness, admin, one, 'completed'),
        markBooking(harness, admin, other, 'completed'),
      ]);
      await Promise.all([
        markBooking(harness, admin, one, 'no_show'),
        reviewService(harness, customer, service, { rating: 1 }),
      ]);
      expect(await marks()).toEqual([true, true]);
    },
  );

  test.each(roundsOf(5))(
    'is right for a review that is written at once (%i)',
    { tags: historyTags },
    async () => {
      customer = await newCustomer(harness);
      service = await newService(harness, briefly);
      const id = await begun(service);
      await markBooking(harness, admin, id, 'completed');
      await Promise.all([
        markBooking(harness, admin, id, 'no_show'),
        reviewService(harness, customer, service),
      ]);
      expect(await verified(service._id)).toBe(false);
      await Promise.all([
        markBooking(harness, admin, id, 'completed'),
        reviewBusiness(harness, customer),
      ]);
      expect(await marks()).toEqual([true, true]);
    },
  );
});
