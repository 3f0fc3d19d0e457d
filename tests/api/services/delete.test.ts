import { untouched } from '@carwash/domain/reviews/review';
import { reviewId } from '@carwash/domain/reviews/review-id';
import type { Service } from '@carwash/domain/services/service';
import { countReview } from '@carwash/domain/statistics/count-statistics';
import { countChange } from '@carwash/functions/statistics/count-change';
import { afterEach, beforeEach, describe, expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot, newSlotsFrom } from '../../support/catalogue/catalogue.ts';
import { timeZone } from '../../support/emulators/emulators.ts';
import { bookingOf, transactionsOf } from '../../support/reads/purchases.ts';
import { slotNow, slotsOf, type TestSlot } from '../../support/reads/slots.ts';
import { reconcile } from '../../support/reconciler/reconcile.ts';
import { book } from '../support/calls/bookings.ts';
import { callback, initiate, startPaying } from '../support/calls/payments.ts';
import { createSlot, slotForm } from '../support/calls/slots.ts';
import { beforeEachCommit } from '../support/faults/interrupt-commits.ts';
import { historyTags, roundsOf } from '../support/histories.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { expectConsistentRecords } from '../support/records/records.ts';
import { harness, test } from '../support/test.ts';

let admin: Person;
let customer: Person;
let service: Service;
test.beforeAll(async ({ harness }) => {
  [admin, customer] = await Promise.all([newAdmin(harness), newCustomer(harness)]);
});
beforeEach(async () => {
  service = await newService(harness);
});
// The records are verified when the file ends, because every test has a service of its own.
afterEach(() => harness.mend());

const day = 24 * 60;
/** How long a hold that has run out still blocks its slot, because its payment may have come in time. */
const graceMinutes = 2;
const remove = () => call(harness, 'DELETE', `/services/${service._id}`, { as: admin });
const isThere = async () => (await harness.context.db.services.doc(service._id).get()).exists;
const reviewsLeft = async () =>
  (await harness.context.db.reviews.where('serviceId', '==', service._id).count().get()).data()
    .count;

/** Creates one slot per day, at the same time of each. */
function newSlots(count: number): Promise<TestSlot[]> {
  const firstMinute = Math.ceil(harness.clock.now().getTime() / 60_000 + 2 * day);
  const starts = Array.from(
    { length: count },
    (_, days) => new Date((firstMinute + days * day) * 60_000),
  );
  return newSlotsFrom(harness, service, starts);
}

/** Creates reviews by different people, on different days. */
async function newReviews(count: number): Promise<void> {
  const written = Array.from({ length: count }, (_, index) => ({
    _id: reviewId(service._id, `person${index}`),
    rating: ((index % 5) + 1) as 1 | 2 | 3 | 4 | 5,
    text: '',
    author: { key: `person${index}`, name: 'Person' },
    serviceId: service._id,
    verifiedCustomer: false,
    createdAt: new Date(harness.clock.now().getTime() - index * day * 60_000),
    ...untouched,
  }));
  await Promise.all(
    written.map(async (review) => {
      const batch = harness.context.db.batch();
      batch.create(harness.context.db.reviews.doc(review._id), review);
      countChange(batch, countReview(review, timeZone), harness.context);
      await batch.commit();
    }),
  );
}

describe('a service without upcoming bookings and payments', () => {
  test('is deleted with its free slots to come and its reviews', async () => {
    await newSlots(3);
    await newSlot(harness, service, day, { isBooked: 'canceled' });
    await newReviews(4);
    const answer = await remove();
    expect([answer.status, answer.data]).toEqual([200, {}]);
    expect([await isThere(), await slotsOf(harness, service), await reviewsLeft()]).toEqual([
      false,
      [],
      0,
    ]);
    expect((await remove()).status).toBe(404);
  });

  test('leaves other services alone', async () => {
    const other = await newService(harness);
    await newSlot(harness, other);
    await remove();
    expect(await slotsOf(harness, other)).toHaveLength(1);
    expect((await call(harness, 'GET', `/services/${other._id}`)).status).toBe(200);
  });

  test('leaves its past: slots, bookings and payments', async () => {
    const past = await newSlot(harness, service, 30);
    const unused = await newSlot(harness, service, 90);
    const id = await book(harness, customer, past);
    harness.clock.advanceMinutes(100);
    expect((await remove()).status).toBe(200);
    expect((await slotsOf(harness, service)).map(({ _id }) => _id)).toEqual([past._id, unused._id]);
    expect((await bookingOf(harness, id))?.service.name).toBe(service.name);
    const list = await call(harness, 'GET', '/bookings/my-bookings', { as: customer });
    expect(list.data.map(({ _id }: { _id: string }) => _id)).toContain(id);
  });

  test('may have cancelled bookings and payments that were given up', async () => {
    const [slot, other] = await newSlots(2);
    if (!slot || !other) throw new Error('There are two slots');
    const id = await book(harness, customer, slot);
    await call(harness, 'DELETE', `/bookings/${id}`, { as: customer });
    await startPaying(harness, customer, other);
    harness.clock.advanceMinutes(15 + graceMinutes + 1 / 60);
    expect((await remove()).status).toBe(200);
    expect(await slotsOf(harness, service)).toEqual([]);
  });

  test.each(['nowhere0', '__x__', 'a%2Fb'])('is not found if it does not exist: %s', async (id) => {
    expect((await call(harness, 'DELETE', `/services/${id}`, { as: admin })).status).toBe(404);
  });
});

describe('a service stays', () => {
  test('while it has upcoming bookings, and says how many', async () => {
    const slots = await newSlots(4);
    await Promise.all(slots.slice(0, 3).map((slot) => book(harness, customer, slot)));
    const answer = await remove();
    expect([answer.status, answer.code, answer.message]).toEqual([
      409,
      'conflict',
      'This service has 3 upcoming bookings.',
    ]);
    expect(await isThere()).toBe(true);
    expect(await slotsOf(harness, service)).toHaveLength(4);
  });

  test('while a customer pays, even when the slot begins meanwhile', async () => {
    const slot = await newSlot(harness, service, 5);
    const id = await startPaying(harness, customer, slot);
    expect((await remove()).code).toBe('conflict');
    harness.clock.advanceMinutes(6.5);
    expect((await remove()).code).toBe('conflict');
    harness.provider.pay(id);
    await callback(harness, 'notify', id);
    expect((await bookingOf(harness, id))?.status).toBe('pending');
  });

  test('while a hold has just run out, because its payment may have come in time', async () => {
    const [slot] = await newSlots(1);
    if (!slot) throw new Error('There is a slot');
    const id = await startPaying(harness, customer, slot);
    harness.provider.pay(id);
    harness.clock.advanceMinutes(15 + 1 / 60);
    expect((await remove()).code).toBe('conflict');
    await reconcile(harness, admin);
    expect((await bookingOf(harness, id))?.status).toBe('pending');
  });
});

describe('a very large service', () => {
  beforeEach(async () => {
    // The last slot, too, must be one that customers can book.
    const json = { bookAheadDays: 366 };
    expect((await call(harness, 'PATCH', '/settings', { as: admin, json })).status).toBe(200);
    // More days than one commit changes.
    await Promise.all([newSlots(180), newReviews(230)]);
  });

  test('is deleted in several commits', async () => {
    expect((await remove()).status).toBe(200);
    expect([await isThere(), await slotsOf(harness, service), await reviewsLeft()]).toEqual([
      false,
      [],
      0,
    ]);
  });

  test('is gone even if the second commit fails, and a second call removes the rest', async () => {
    const mend = beforeEachCommit(harness, (commit) => {
      if (commit === 2) throw new Error('The connection broke');
    });
    expect((await remove()).status).toBe(500);
    mend();
    expect(await isThere()).toBe(false);
    const left = await slotsOf(harness, service);
    expect([left.length > 0, (await reviewsLeft()) > 0]).toEqual([true, true]);
    const [slot] = left;
    if (!slot) throw new Error('Slots are left');
    expect((await initiate(harness, customer, slot)).status).toBe(404);
    await expectConsistentRecords(harness);
    expect((await remove()).status).toBe(200);
    expect([await slotsOf(harness, service), await reviewsLeft()]).toEqual([[], 0]);
    expect((await remove()).status).toBe(404);
  });

  test('a customer who takes one of its last slots in between can pay for it', async () => {
    const last = (await slotsOf(harness, service)).at(-1);
    if (!last) throw new Error('There are slots');
    const [claiming, serviceIsGone, claimed] = [
      Promise.withResolvers<void>(),
      Promise.withResolvers<void>(),
      Promise.withResolvers<void>(),
    ];
    // The first commit is the customer's, who has read the service by then; the others are the admin's.
    const mend = beforeEachCommit(harness, async (commit) => {
      if (commit === 1) {
        claiming.resolve();
        await serviceIsGone.promise;
      }
      if (commit === 3) {
        serviceIsGone.resolve();
        await claimed.promise;
      }
    });
    const claim = initiate(harness, customer, last).finally(claimed.resolve);
    await claiming.promise;
    const removal = remove();
    const [{ status, data }, removed] = await Promise.all([claim, removal]);
    mend();
    expect([status, removed.status, await isThere()]).toEqual([200, 200, false]);
    harness.provider.pay(data.transactionId);
    await callback(harness, 'notify', data.transactionId);
    expect((await bookingOf(harness, data.transactionId))?.status).toBe('pending');
    expect((await slotsOf(harness, service)).map(({ _id }) => _id)).toEqual([last._id]);
  });
});

describe('during the deletion of a service', () => {
  const rounds = roundsOf(10);

  test.each(rounds)(
    'a customer goes to pay: one of the two wins (%i)',
    { tags: historyTags },
    async () => {
      const [slot] = await newSlots(2);
      if (!slot) throw new Error('There are slots');
      const [claim, removal] = await Promise.all([initiate(harness, customer, slot), remove()]);
      if (claim.status === 200) {
        expect(removal.code).toBe('conflict');
        expect((await slotNow(harness, slot)).claimId).not.toBeNull();
        harness.provider.pay(claim.data.transactionId);
        await callback(harness, 'notify', claim.data.transactionId);
        expect((await bookingOf(harness, claim.data.transactionId))?.status).toBe('pending');
      } else {
        expect([claim.status, removal.status]).toEqual([404, 200]);
        expect([await slotsOf(harness, service), await transactionsOf(harness, slot)]).toEqual([
          [],
          [],
        ]);
      }
    },
  );

  test.each(rounds)(
    'a slot is added: it is deleted too, or refused (%i)',
    { tags: historyTags },
    async () => {
      const [added, removal] = await Promise.all([
        createSlot(harness, admin, slotForm(harness, service)),
        remove(),
      ]);
      expect(removal.status).toBe(200);
      expect([200, 404]).toContain(added.status);
      expect(await slotsOf(harness, service)).toEqual([]);
    },
  );

  test('five admins delete it: it is deleted once', async () => {
    await newReviews(7);
    const answers = await Promise.all(Array.from({ length: 5 }, remove));
    expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(0);
    expect(answers.filter(({ status }) => ![200, 404].includes(status))).toEqual([]);
    expect([await isThere(), await reviewsLeft()]).toEqual([false, 0]);
  });
});
