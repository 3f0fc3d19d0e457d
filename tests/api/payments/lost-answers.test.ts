import { randomBytes } from 'node:crypto';
import type { Slot } from '@carwash/domain/slots/slot';
import { describe, expect } from 'vitest';
import { type Answer, call } from '../../support/calls/call.ts';
import { newService, newSlot } from '../../support/catalogue/catalogue.ts';
import { auditOf } from '../../support/reads/audit.ts';
import { bookingsOf, transactionOf, transactionsOf } from '../../support/reads/purchases.ts';
import { eventKindsOf } from '../../support/reads/timelines.ts';
import { book, cancelBooking, reschedule } from '../support/calls/bookings.ts';
import {
  bookAtDesk,
  cancelAsAdmin,
  changeStage,
  markBooking,
  refundAsAdmin,
  reopenRefund,
} from '../support/calls/desk.ts';
import { callback, initiate, startPaying } from '../support/calls/payments.ts';
import { type LostAnswer, loseAnswer, lostAnswers } from '../support/faults/interrupt-commits.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, mendAfterEach, test } from '../support/test.ts';

let admin: Person;
let customer: Person;
test.beforeAll(async ({ harness }) => {
  admin = await newAdmin(harness);
});
mendAfterEach();

const openSlot = async (startsInMinutes?: number): Promise<Slot> =>
  newSlot(harness, await newService(harness), startsInMinutes);

/** A call of the API and the expected state afterwards, however often it was sent. */
interface Operation {
  call: () => Promise<Answer>;
  expectOnce: (answer: Answer) => Promise<void>;
}

const events = async (id: string, kinds: string[]) =>
  expect(await eventKindsOf(harness, id)).toEqual(kinds);

/** All operations that write, each prepared for one call. */
const operations: Record<string, () => Promise<Operation>> = {
  async initiate() {
    const slot = await openSlot();
    return {
      call: () => initiate(harness, customer, slot, { key: slot._id }),
      async expectOnce({ data }) {
        const pending = (await transactionsOf(harness, slot)).filter(
          ({ status }) => status === 'pending',
        );
        expect(pending.map(({ _id }) => _id)).toEqual([data.transactionId]);
      },
    };
  },
  async settle() {
    const slot = await openSlot();
    const id = await startPaying(harness, customer, slot);
    harness.provider.pay(id);
    return {
      call: () => callback(harness, 'notify', id),
      async expectOnce() {
        expect((await transactionOf(harness, id)).status).toBe('success');
        expect(await bookingsOf(harness, slot)).toHaveLength(1);
        await events(id, ['booked']);
      },
    };
  },
  async 'settle what is owed'() {
    const slot = await openSlot();
    const id = await startPaying(harness, customer, slot);
    harness.provider.set({ searchFields: { amount: '1.00' } }, id);
    harness.provider.pay(id);
    return {
      call: () => callback(harness, 'notify', id),
      async expectOnce() {
        expect((await transactionOf(harness, id)).status).toBe('refund_due');
        expect(await bookingsOf(harness, slot)).toEqual([]);
      },
    };
  },
  async 'cancel by the customer'() {
    const id = await book(harness, customer, await openSlot());
    return {
      call: () => call(harness, 'DELETE', `/bookings/${id}?refund=true`, { as: customer }),
      async expectOnce({ data }) {
        expect(data.status).toBe('cancelled');
        expect((await transactionOf(harness, id)).status).toBe('refund_due');
        await events(id, ['booked', 'cancelled']);
      },
    };
  },
  async 'cancel by an admin'() {
    const id = await book(harness, customer, await openSlot());
    return {
      // The version is the old one in the second call too.
      call: () =>
        cancelAsAdmin(harness, admin, id, { refund: true, version: 1, key: `cancel-${id}` }),
      async expectOnce({ data }) {
        expect(data.status).toBe('cancelled');
        await events(id, ['booked', 'cancelled']);
        expect(await auditOf(harness, id)).toHaveLength(1);
      },
    };
  },
  async reschedule() {
    const service = await newService(harness);
    const id = await book(harness, customer, await newSlot(harness, service));
    const to = await newSlot(harness, service, 4 * 24 * 60);
    return {
      call: () => reschedule(harness, customer, id, to),
      async expectOnce({ data }) {
        expect(data.slot._id).toBe(to._id);
        await events(id, ['booked', 'rescheduled']);
      },
    };
  },
  async 'book at the desk'() {
    const slot = await openSlot();
    return {
      call: () => bookAtDesk(harness, admin, slot, {}, slot._id),
      async expectOnce({ data }) {
        expect((await bookingsOf(harness, slot)).map(({ _id }) => _id)).toEqual([data._id]);
        expect(await auditOf(harness, data._id)).toHaveLength(1);
      },
    };
  },
  async 'mark as missed'() {
    const id = await book(harness, customer, await openSlot(10));
    harness.clock.advanceMinutes(11);
    return {
      call: () => markBooking(harness, admin, id, 'no_show'),
      async expectOnce() {
        await events(id, ['booked', 'no_show']);
      },
    };
  },
  async 'grant a refund'() {
    const id = await book(harness, customer, await openSlot());
    return {
      // Whoever got no answer may have seen the refund, and sends its version.
      call: () =>
        refundAsAdmin(harness, admin, id, 'The dryer left stains.', { key: `refund-${id}` }),
      async expectOnce() {
        expect((await transactionOf(harness, id)).status).toBe('refund_due');
        await events(id, ['booked', 'refund_granted']);
        expect(await auditOf(harness, id)).toHaveLength(1);
      },
    };
  },
  async 'refund a part'() {
    const id = await book(harness, customer, await openSlot());
    const part = { amount: 10, reference: 'BANK-1', key: `part-${id}` };
    return {
      call: () => refundAsAdmin(harness, admin, id, 'The dryer left stains.', part),
      async expectOnce() {
        expect((await transactionOf(harness, id)).refunds).toHaveLength(1);
        await events(id, ['booked', 'part_refunded']);
      },
    };
  },
  async 'say how far a visit is'() {
    const id = await book(harness, customer, await openSlot(1));
    // Shortly before midnight the visit is tomorrow, and its car can arrive only then.
    harness.clock.advanceMinutes(1);
    return {
      call: () => changeStage(harness, admin, id, 'arrived', { version: 1, key: `stage-${id}` }),
      async expectOnce({ data }) {
        expect([data.stage, data.version]).toEqual(['arrived', 2]);
        await events(id, ['booked', 'arrived']);
      },
    };
  },
  async 'reopen a refund'() {
    const id = await book(harness, customer, await openSlot());
    await cancelBooking(harness, customer, id);
    const json = { status: 'refunded', reference: 'BANK-1' };
    await call(harness, 'PATCH', `/transactions/${id}/status`, { as: admin, json });
    return {
      call: () => reopenRefund(harness, admin, id, undefined, { key: `reopen-${id}` }),
      async expectOnce() {
        expect((await transactionOf(harness, id)).status).toBe('refund_due');
        await events(id, ['booked', 'cancelled', 'refunded', 'refund_reopened']);
      },
    };
  },
  async 'pay a refund back'() {
    const id = await book(harness, customer, await openSlot());
    await cancelBooking(harness, customer, id);
    const json = { status: 'refunded', reference: 'BANK-1' };
    return {
      call: () => call(harness, 'PATCH', `/transactions/${id}/status`, { as: admin, json }),
      async expectOnce() {
        expect((await transactionOf(harness, id)).status).toBe('refunded');
        await events(id, ['booked', 'cancelled', 'refunded']);
      },
    };
  },
  async 'create a service'() {
    const name = `Pearl ${randomBytes(8).toString('hex')}`;
    const json = {
      name,
      description: 'Two rounds by hand.',
      price: 120.5,
      duration: 90,
      category: 'detailing',
      image: '/pictures/foam.svg',
      benefits: ['Shines'],
      suitableFor: ['car'],
    };
    return {
      call: () =>
        call(harness, 'POST', '/services', {
          as: admin,
          json,
          key: randomKeyOf(name),
        }),
      async expectOnce({ data }) {
        const stored = await harness.context.db.services.where('name', '==', name).get();
        expect(stored.docs.map(({ id }) => id)).toEqual([data._id]);
        expect(await auditOf(harness, data._id)).toHaveLength(1);
      },
    };
  },
};

const randomKeyOf = (name: string) => name.replaceAll(' ', '-');

const hows = Object.keys(lostAnswers) as LostAnswer[];

describe.each(hows)('the answer of a commit is lost after it went through, %s', (how) => {
  test.each(Object.entries(operations))(
    '%s: done once, however often the call is repeated',
    async (_case, ready) => {
      customer = await newCustomer(harness);
      const operation = await ready();
      const restore = loseAnswer(harness, 1, how);
      const first = await operation.call();
      expect(restore()).toBeGreaterThan(0);
      // Only a caller without an answer has to repeat the call; a commit that the client itself repeated has
      // an answer.
      expect(first.status).toBe(how === 'unanswered' ? 500 : 200);
      // Later than the server still waits for what the lost call may have begun.
      harness.clock.advanceMinutes(0.25);
      const again = await operation.call();
      expect(again.status).toBe(200);
      await operation.expectOnce(again);
      if (how === 'repeated') await operation.expectOnce(first);
    },
  );

  test('the second commit of initiate: the customer can open one payment with another call', async () => {
    customer = await newCustomer(harness);
    const slot = await openSlot();
    const restore = loseAnswer(harness, 2, how);
    const first = await initiate(harness, customer, slot);
    expect(restore()).toBeGreaterThan(1);
    expect(first.status).toBe(how === 'unanswered' ? 500 : 200);
    const again = await initiate(harness, customer, slot);
    expect(again.status).toBe(200);
    const pending = (await transactionsOf(harness, slot)).filter(
      ({ status }) => status === 'pending',
    );
    expect(pending.map(({ _id }) => _id)).toEqual([again.data.transactionId]);
  });
});

describe('calls without a key', () => {
  test('a desk sale that the client repeats is known again', async () => {
    const slot = await openSlot();
    const restore = loseAnswer(harness, 1, 'repeated');
    const { status, data } = await bookAtDesk(harness, admin, slot);
    restore();
    expect([status, (await bookingsOf(harness, slot)).map(({ _id }) => _id)]).toEqual([
      200,
      [data._id],
    ]);
  });

  test('a service that the client repeats is added once', async () => {
    const before = (await harness.context.db.services.count().get()).data().count;
    const restore = loseAnswer(harness, 1, 'repeated');
    const json = {
      name: 'Once Only',
      description: 'Two rounds by hand.',
      price: 120.5,
      duration: 90,
      category: 'detailing',
      image: '/pictures/foam.svg',
      benefits: ['Shines'],
      suitableFor: ['car'],
    };
    const { status } = await call(harness, 'POST', '/services', { as: admin, json });
    restore();
    const after = (await harness.context.db.services.count().get()).data().count;
    expect([status, after - before]).toEqual([200, 1]);
  });
});

describe('signing up', () => {
  const form = () => ({
    name: 'Rumana Akter',
    email: `${randomBytes(8).toString('hex')}@example.test`,
    password: 'a good password',
    phone: '01711000000',
    address: '12 Lake Road, Dhaka',
  });
  const signUp = (json: object) => call(harness, 'POST', '/auth/signup', { json });

  test('is answered as done where the client repeats the commit', async () => {
    const restore = loseAnswer(harness, 1, 'repeated');
    expect((await signUp(form())).status).toBe(200);
    restore();
  });

  test('is done even if no answer arrives: a second call says so, and logging in works', async () => {
    const json = form();
    const restore = loseAnswer(harness, 1, 'unanswered');
    expect((await signUp(json)).status).toBe(500);
    restore();
    expect((await signUp(json)).code).toBe('email_taken');
    const { email, password } = json;
    expect((await call(harness, 'POST', '/auth/login', { json: { email, password } })).status).toBe(
      200,
    );
  });
});

describe('an Idempotency-Key of a service', () => {
  const form = (name: string, change: object = {}) => ({
    name,
    description: 'Two rounds by hand.',
    price: 120.5,
    duration: 90,
    category: 'detailing',
    image: '/pictures/foam.svg',
    benefits: ['Shines'],
    suitableFor: ['car'],
    ...change,
  });
  const create = (key: string, json: object, as = admin) =>
    call(harness, 'POST', '/services', { as, json, key });
  const refusalOf = ({ status, code, errors }: Answer) => [status, code, errors?.[0]?.path];

  test('makes one of ten at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => create('ten', form('Ten At Once'))),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(new Set(answers.map(({ data }) => data._id)).size).toBe(1);
  });

  test('is refused for another service and for another kind of call', async () => {
    await create('bound', form('Bound'));
    const usedForAnother = [409, 'conflict', 'Idempotency-Key'];
    expect(refusalOf(await create('bound', form('Bound', { price: 1 })))).toEqual(usedForAnother);
    const desk = await bookAtDesk(harness, admin, await openSlot(), {}, 'bound');
    expect(refusalOf(desk)).toEqual(usedForAnother);
  });

  test("means nothing in another admin's hands", async () => {
    const mine = await create('shared', form('Shared'));
    const theirs = await create('shared', form('Shared'), await newAdmin(harness));
    expect(theirs.status).toBe(200);
    expect(theirs.data._id).not.toBe(mine.data._id);
  });

  test('makes no second service after the first was deleted', async () => {
    const { data } = await create('deleted', form('Deleted'));
    await call(harness, 'DELETE', `/services/${data._id}`, { as: admin });
    expect((await create('deleted', form('Deleted'))).code).toBe('conflict');
  });
});
