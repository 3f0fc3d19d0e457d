import type { Closing } from '@carwash/domain/closings/closing';
import { sumReceipts } from '@carwash/domain/closings/sum-receipts';
import type { Receipt } from '@carwash/domain/receipts/receipt';
import { seededRandom } from '@carwash/emulator-seed/seeded-random';
import { beforeEach, describe, expect } from 'vitest';
import { faultsOfNumbers } from '../../support/assertions/faults-of-numbers.ts';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot, newSlotsFrom } from '../../support/catalogue/catalogue.ts';
import { auditOf } from '../../support/reads/audit.ts';
import { documentsOf } from '../../support/reads/documents.ts';
import { book, cancelBooking } from '../support/calls/bookings.ts';
import { bookAtDesk, cancelAsAdmin } from '../support/calls/desk.ts';
import {
  closeDay,
  closeOpenPeriod,
  closingForm,
  listClosings,
  openPeriod,
  payBack,
  reopenClosing,
} from '../support/calls/till.ts';
import { historiesOf, historyTags, roundsOf } from '../support/histories.ts';
import { newAdmin, newCustomer, type Person } from '../support/people/people.ts';
import { harness, test } from '../support/test.ts';

let admin: Person;
let colleague: Person;
beforeEach(async () => {
  await harness.wipe();
  harness.clock.reset();
  [admin, colleague] = await Promise.all([newAdmin(harness), newAdmin(harness)]);
});

async function sellAtDesk(change: object = {}): Promise<string> {
  const slot = await newSlot(harness, await newService(harness, change));
  return (await bookAtDesk(harness, admin, slot)).data._id;
}

const receipts = () => documentsOf(harness.context.db.receipts);

/** Returns the receipts of a period. */
const inPeriod = (all: readonly Receipt[], after: number, to: number): Receipt[] =>
  all.filter(
    ({ runningNumber }) => runningNumber !== null && runningNumber > after && runningNumber <= to,
  );

describe('closing the day', () => {
  test('keeps the figures, the count and who closed', async () => {
    await call(harness, 'PATCH', '/settings', { as: admin, json: { vatPercent: 15 } });
    await sellAtDesk();
    await book(
      harness,
      await newCustomer(harness),
      await newSlot(harness, await newService(harness)),
    );
    const period = await openPeriod(harness, admin);
    expect(period).toMatchObject({
      closingNumber: 1,
      afterReceipt: 0,
      toReceipt: 2,
      openingFloatMinor: 0,
      lastClosedAt: null,
      figures: {
        grossMinor: 9980,
        refundsMinor: 0,
        netMinor: 9980,
        sales: 2,
        refundCount: 0,
        methods: [
          { paymentMethod: 'card', netMinor: 4990 },
          { paymentMethod: 'cash', netMinor: 4990 },
        ],
        rates: [{ vatPercent: 15, netMinor: 8678, vatMinor: 1302 }],
      },
    });
    const answer = await closeDay(harness, admin, {
      closingNumber: 1,
      expectedCashMinor: 14_990,
      openingFloat: 100,
      countedCash: 149.5,
      differenceReason: 'Two coins are missing.',
    });
    expect(answer.status).toBe(200);
    expect(answer.data).toMatchObject({
      closingNumber: 1,
      toReceipt: 2,
      openingFloatMinor: 10_000,
      expectedCashMinor: 14_990,
      countedCashMinor: 14_950,
      differenceReason: 'Two coins are missing.',
      closedBy: { uid: admin.uid, name: admin.name },
      reopened: null,
    });
    expect(await listClosings(harness, admin)).toEqual([answer.data]);
    // The next period begins with what was counted.
    expect(await openPeriod(harness, admin)).toMatchObject({
      closingNumber: 2,
      afterReceipt: 2,
      openingFloatMinor: 14_950,
      figures: { netMinor: 0, methods: [] },
    });
  });

  test('takes a till with more than a single sale may cost', async () => {
    const answer = await closeDay(harness, admin, {
      ...closingForm(await openPeriod(harness, admin)),
      openingFloat: 1_250_000.55,
      expectedCashMinor: 125_000_055,
      countedCash: 1_250_000.55,
    });
    expect([answer.status, answer.data.countedCashMinor]).toEqual([200, 125_000_055]);
  });

  test('needs a reason for a difference', async () => {
    await sellAtDesk();
    const form = { ...closingForm(await openPeriod(harness, admin)), countedCash: 40 };
    const answer = await closeDay(harness, admin, form);
    expect([answer.status, answer.errors?.[0]?.path]).toEqual([400, 'differenceReason']);
    expect(await listClosings(harness, admin)).toEqual([]);
  });

  test('needs a reason for a float other than the last count, and the audit keeps both', async () => {
    await sellAtDesk();
    await closeOpenPeriod(harness, admin);
    const form = {
      ...closingForm(await openPeriod(harness, admin)),
      openingFloat: 20,
      expectedCashMinor: 2000,
      countedCash: 20,
    };
    const refused = await closeDay(harness, admin, form);
    expect([refused.status, refused.errors?.[0]?.path]).toEqual([400, 'differenceReason']);
    const differenceReason = 'The rest went to the bank.';
    const closed = await closeDay(harness, admin, { ...form, differenceReason });
    expect(closed.data).toMatchObject({ openingFloatMinor: 2000, differenceReason });
    expect((await closeDay(harness, admin, { ...form, differenceReason })).status).toBe(200);
    const [entry] = await auditOf(harness, '2');
    expect(entry?.after).toMatchObject({ openingFloat: 20, differenceReason });
  });

  test('is refused when cash has come since the figures were shown', async () => {
    const form = closingForm(await openPeriod(harness, admin));
    await sellAtDesk();
    expect((await closeDay(harness, admin, form)).code).toBe('conflict');
  });

  test('covers what came by card since, because nothing of it is counted', async () => {
    const form = closingForm(await openPeriod(harness, admin));
    await book(
      harness,
      await newCustomer(harness),
      await newSlot(harness, await newService(harness)),
    );
    expect((await closeDay(harness, admin, form)).data).toMatchObject({ toReceipt: 1 });
  });

  test('by two at once is done by one, and the other is told', async () => {
    await sellAtDesk();
    const form = closingForm(await openPeriod(harness, admin));
    const answers = await Promise.all([
      closeDay(harness, admin, form),
      closeDay(harness, colleague, form),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.message).toContain('closed or reopened meanwhile');
    expect(await listClosings(harness, admin)).toHaveLength(1);
  });

  test('again, or ten times at once, by the same person is one closing', async () => {
    await sellAtDesk();
    const form = closingForm(await openPeriod(harness, admin));
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => closeDay(harness, admin, form)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    expect(await listClosings(harness, admin)).toHaveLength(1);
    const kinds = (await documentsOf(harness.context.db.audit)).map(({ action }) => action);
    expect(kinds.filter((action) => action === 'day closed')).toHaveLength(1);
  });

  test('is for admins only', async () => {
    const as = await newCustomer(harness);
    expect((await call(harness, 'GET', '/closings/current', { as })).status).toBe(403);
    expect((await call(harness, 'GET', '/closings', { as })).status).toBe(403);
  });
});

describe('reopening', () => {
  test('lets the next closing cover the same receipts under a new number', async () => {
    await sellAtDesk();
    await closeOpenPeriod(harness, admin);
    const answer = await reopenClosing(harness, colleague, '1', 'Counted wrongly.');
    expect(answer.data.reopened).toMatchObject({
      by: { uid: colleague.uid, name: colleague.name },
      reopenReason: 'Counted wrongly.',
    });
    await sellAtDesk();
    const again = await closeOpenPeriod(harness, admin);
    expect(again.data).toMatchObject({ closingNumber: 2, afterReceipt: 0, toReceipt: 2 });
    expect(await listClosings(harness, admin)).toMatchObject([
      { closingNumber: 2, reopened: null },
      { closingNumber: 1, toReceipt: 1, reopened: { reopenReason: 'Counted wrongly.' } },
    ]);
  });

  test('is possible for the last closing only', async () => {
    await closeOpenPeriod(harness, admin);
    await closeOpenPeriod(harness, admin);
    expect((await reopenClosing(harness, admin, '1')).code).toBe('conflict');
    expect((await reopenClosing(harness, admin, '2')).status).toBe(200);
    expect((await reopenClosing(harness, admin, '2')).status).toBe(200);
    expect((await reopenClosing(harness, colleague, '2')).code).toBe('conflict');
    expect((await reopenClosing(harness, admin, '9')).code).toBe('not_found');
  });

  test('goes on with the closing before one that was reopened, unless another followed', async () => {
    await sellAtDesk();
    await closeOpenPeriod(harness, admin);
    await closeOpenPeriod(harness, admin);
    await reopenClosing(harness, admin, '2');
    await closeOpenPeriod(harness, admin);
    expect((await reopenClosing(harness, admin, '1')).code).toBe('conflict');
    await reopenClosing(harness, admin, '3');
    expect((await reopenClosing(harness, admin, '1')).status).toBe(200);
    expect(await openPeriod(harness, admin)).toMatchObject({ closingNumber: 4, afterReceipt: 0 });
    await expectEachReceiptOnce();
  });

  test.for(roundsOf(5))(
    'against a closing at the same time: every receipt stays in one period (%i)',
    { tags: historyTags },
    async () => {
      await sellAtDesk();
      await closeOpenPeriod(harness, admin);
      await sellAtDesk();
      const form = closingForm(await openPeriod(harness, admin));
      await Promise.all([reopenClosing(harness, admin, '1'), closeDay(harness, colleague, form)]);
      await expectEachReceiptOnce();
    },
  );
});

/** Expects every receipt in exactly one period, and figures that are as they were stored. */
async function expectEachReceiptOnce(): Promise<void> {
  const period = await openPeriod(harness, admin);
  const [all, closings] = await Promise.all([receipts(), listClosings(harness, admin)]);
  expect(faultsOfNumbers(all)).toEqual([]);
  for (const { figures, afterReceipt, toReceipt } of [...closings, period]) {
    expect(figures).toEqual(sumReceipts(inPeriod(all, afterReceipt, toReceipt)));
  }
  const standing = closings.filter(({ reopened }) => reopened === null);
  const periods = [period, ...standing].flatMap(({ afterReceipt, toReceipt }) =>
    inPeriod(all, afterReceipt, toReceipt),
  );
  expect(periods.map(({ _id }) => _id).toSorted()).toEqual(all.map(({ _id }) => _id).toSorted());
  const sum = [period, ...standing].reduce((total, { figures }) => total + figures.netMinor, 0);
  expect(sum).toBe(sumReceipts(all).netMinor);
}

test.for(historiesOf('till', 24))(
  "$length times sales, refunds and closings at once leave every figure true (seed '$seed')",
  { tags: historyTags, timeout: 240_000 },
  async ({ seed, length }) => {
    const random = seededRandom(`${seed} till`);
    const customers = await Promise.all([newCustomer(harness), newCustomer(harness)]);
    const rates = random.shuffled([null, 0, 7.5, 15]).slice(0, 3);
    const services = await Promise.all(
      rates.map((vatPercent) => newService(harness, { vatPercent })),
    );
    const stored = new Map<string, Omit<Closing, 'reopened' | 'nextClosing'>>();
    const sold: string[] = [];
    const hourMs = 3_600_000;
    let hour = Math.ceil(harness.clock.now().getTime() / hourMs) + 48;
    const nextSlot = async () => {
      hour += 1;
      const start = new Date(hour * hourMs);
      const [slot] = await newSlotsFrom(harness, random.pick(services), [start]);
      if (!slot) throw new Error('There is a slot');
      return slot;
    };
    const operations = {
      desk: async () => {
        sold.push((await bookAtDesk(harness, admin, await nextSlot())).data._id);
      },
      card: async () => {
        const as = random.pick(customers);
        const id = await book(harness, as, await nextSlot());
        if (random.chance(30)) await cancelBooking(harness, as, id);
        sold.push(id);
      },
      refund: async () => {
        const id = sold.splice(random.between(0, Math.max(0, sold.length - 1)), 1)[0];
        if (id === undefined) return;
        await cancelAsAdmin(harness, admin, id, { refund: true });
        await payBack(harness, admin, id);
      },
      close: () => closeOpenPeriod(harness, random.pick([admin, colleague])),
      reopen: async () => {
        const [last] = await listClosings(harness, admin);
        if (last) await reopenClosing(harness, colleague, last._id);
      },
    };
    const names = ['desk', 'desk', 'card', 'card', 'refund', 'close', 'close', 'reopen'] as const;
    for (let round = 0; round < length; round += 1) {
      const chosen = Array.from({ length: 4 }, () => random.pick(names));
      await Promise.all(chosen.map((operation) => operations[operation]()));
      harness.clock.advanceMinutes(random.between(1, 300));
      await expectEachReceiptOnce();
      for (const closing of await listClosings(harness, admin)) {
        // Only its future may change.
        const { reopened, nextClosing, ...kept } = closing;
        expect(stored.get(closing._id) ?? kept).toEqual(kept);
        stored.set(closing._id, kept);
      }
    }
    expect((await receipts()).length).toBeGreaterThan(3);
  },
);
