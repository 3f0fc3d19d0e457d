import { type Closing, openPeriodId } from '@carwash/domain/closings/closing';
import { sumReceipts } from '@carwash/domain/closings/sum-receipts';
import { type Receipt, receiptCounterId } from '@carwash/domain/receipts/receipt';
import { seededRandom } from '@carwash/emulator-seed/seeded-random';
import { beforeEach, describe, expect } from 'vitest';
import { faultsOfNumbers } from '../../support/assertions/faults-of-numbers.ts';
import { call } from '../../support/calls/call.ts';
import { newService, newSlot, newSlotsFrom } from '../../support/catalogue/catalogue.ts';
import { countReads } from '../../support/count-documents.ts';
import { auditOf } from '../../support/reads/audit.ts';
import { documentsOf } from '../../support/reads/documents.ts';
import { book, cancelBooking } from '../support/calls/bookings.ts';
import { bookAtDesk, cancelAsAdmin } from '../support/calls/desk.ts';
import {
  closeDay,
  closeOpenPeriod,
  closingForm,
  listClosings,
  moveCash,
  openPeriod,
  payBack,
  reopenClosing,
  reverseCash,
} from '../support/calls/till.ts';
import { loseAnswer } from '../support/faults/interrupt-commits.ts';
import { historiesOf, historyTags, roundsOf } from '../support/histories.ts';
import { newAdmin, newCustomer, newPerson, type Person } from '../support/people/people.ts';
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

describe('the card terminal', () => {
  async function sellByTerminal(): Promise<string> {
    const slot = await newSlot(harness, await newService(harness));
    return (await bookAtDesk(harness, admin, slot, { paymentMethod: 'terminal' })).data._id;
  }

  test('its total is needed where it has taken money, and kept', async () => {
    await sellByTerminal();
    const { terminalTotal, ...form } = closingForm(await openPeriod(harness, admin));
    const missing = await closeDay(harness, admin, form);
    expect([missing.status, missing.errors?.[0]?.path]).toEqual([400, 'terminalTotal']);
    expect((await closeDay(harness, admin, { ...form, terminalTotal: 49.9 })).data).toMatchObject({
      terminal: { expectedMinor: 4990, totalMinor: 4990, terminalReason: '' },
    });
  });

  test('a difference needs a reason, which the audit keeps', async () => {
    await sellByTerminal();
    const form = { ...closingForm(await openPeriod(harness, admin)), terminalTotal: 40 };
    const refused = await closeDay(harness, admin, form);
    expect([refused.status, refused.errors?.[0]?.path]).toEqual([400, 'terminalReason']);
    const terminalReason = 'One payment was declined.';
    const closed = await closeDay(harness, admin, { ...form, terminalReason });
    expect(closed.data.terminal).toEqual({ expectedMinor: 4990, totalMinor: 4000, terminalReason });
    const [entry] = await auditOf(harness, '1');
    expect(entry?.after).toMatchObject({
      expectedTerminal: 49.9,
      terminalTotal: 40,
      terminalReason,
    });
  });

  test('closing is refused when it has taken money since the figures were shown', async () => {
    await sellByTerminal();
    const form = closingForm(await openPeriod(harness, admin));
    await sellByTerminal();
    expect((await closeDay(harness, admin, form)).code).toBe('conflict');
  });
});

describe('cash put in or taken out', () => {
  test('is part of the expected cash, stays with the closing, and comes back when it is reopened', async () => {
    await sellAtDesk();
    await moveCash(harness, admin, { direction: 'in', amount: 100, purpose: 'change' });
    const { data } = await moveCash(harness, colleague, { amount: 30.55 });
    expect(data).toMatchObject({
      closingNumber: 1,
      cashMovements: [
        { direction: 'in', amountMinor: 10_000, purpose: 'change', reverses: null },
        {
          direction: 'out',
          amountMinor: 3055,
          notedBy: { uid: colleague.uid, name: colleague.name },
        },
      ],
    });
    const closed = await closeOpenPeriod(harness, admin);
    expect(closed.data).toMatchObject({
      expectedCashMinor: 4990 + 10_000 - 3055,
      cashMovements: data.cashMovements,
    });
    expect(await openPeriod(harness, admin)).toMatchObject({ cashMovements: [] });
    await moveCash(harness, admin);
    await reopenClosing(harness, admin, '1');
    expect((await openPeriod(harness, admin)).cashMovements).toMatchObject([
      ...data.cashMovements,
      { amountMinor: 2000 },
    ]);
  });

  test('is noted before the first sale, too, and stays when receipts are numbered', async () => {
    await moveCash(harness, admin, { direction: 'in', amount: 200, purpose: 'change' });
    await sellAtDesk();
    expect(await openPeriod(harness, admin)).toMatchObject({
      figures: { sales: 1 },
      cashMovements: [{ amountMinor: 20_000 }],
    });
  });

  test('is taken back by another entry, once, and no longer after a closing', async () => {
    const [moved] = (await moveCash(harness, admin)).data.cashMovements;
    const reversed = await reverseCash(harness, colleague, moved._id);
    expect(reversed.data.cashMovements).toMatchObject([
      moved,
      { direction: 'in', amountMinor: 2000, reverses: moved._id },
    ]);
    expect((await reverseCash(harness, admin, moved._id)).code).toBe('conflict');
    const reversal = reversed.data.cashMovements[1]._id;
    expect((await reverseCash(harness, admin, reversal)).code).toBe('conflict');
    expect(await auditOf(harness, reversal)).toMatchObject([
      { kind: 'till', action: 'cash entry reversed', after: { amount: 20, purpose: 'bank' } },
    ]);
    const [again] = (await moveCash(harness, admin)).data.cashMovements.slice(-1);
    await closeOpenPeriod(harness, admin);
    expect((await reverseCash(harness, admin, again._id)).code).toBe('not_found');
  });

  test('a call that is repeated with its key adds one entry; ten at once add ten', async () => {
    await Promise.all([1, 2, 3].map(() => moveCash(harness, admin, {}, 'once')));
    expect((await openPeriod(harness, admin)).cashMovements).toHaveLength(1);
    const id = (await openPeriod(harness, admin)).cashMovements[0]?._id ?? '';
    await Promise.all([1, 2].map(() => reverseCash(harness, admin, id, 'back')));
    await Promise.all(Array.from({ length: 10 }, () => moveCash(harness, admin)));
    expect((await openPeriod(harness, admin)).cashMovements).toHaveLength(12);
    expect(await documentsOf(harness.context.db.audit)).toHaveLength(12);
  });

  test('a commit whose answer is lost adds one entry', async () => {
    await moveCash(harness, admin);
    const mend = loseAnswer(harness, 1, 'repeated');
    expect((await moveCash(harness, admin)).status).toBe(200);
    mend();
    expect((await openPeriod(harness, admin)).cashMovements).toHaveLength(2);
  });

  test('closing is refused when cash was moved since the figures were shown', async () => {
    const form = closingForm(await openPeriod(harness, admin));
    await moveCash(harness, admin);
    expect((await closeDay(harness, admin, form)).code).toBe('conflict');
  });

  test('is for those who see the money', async () => {
    expect((await moveCash(harness, await newPerson(harness, 'washer'))).status).toBe(403);
    expect((await moveCash(harness, await newPerson(harness, 'manager'))).status).toBe(200);
  });
});

describe('the sums of the period that is open', () => {
  const till = () => harness.context.db.till.doc(openPeriodId);

  /** Adds numbered receipts without summing them, as before there were sums. */
  async function addNumbered(count: number): Promise<void> {
    const [known] = await receipts();
    if (!known) throw new Error('There is a receipt');
    const numbers = Array.from({ length: count }, (_, index) => index + 2);
    await Promise.all(
      numbers.map((runningNumber) => {
        const number = `${known.date.slice(0, 4)}-${String(runningNumber).padStart(6, '0')}`;
        const _id = `sale-${runningNumber}`;
        const receipt = { ...known, _id, transactionId: _id, number, runningNumber };
        return harness.context.db.receipts.doc(_id).create(receipt);
      }),
    );
    const counter = harness.context.db.receiptNumbers.doc(receiptCounterId);
    const lastOfYears = { [known.date.slice(0, 4)]: count + 1 };
    await counter.update({ runningNumber: count + 1, lastOfYears });
  }

  test('are read instead of the receipts, however many there are', async () => {
    await sellAtDesk();
    const few = await countReads(() => openPeriod(harness, admin));
    await addNumbered(40);
    await openPeriod(harness, admin);
    expect(await countReads(() => openPeriod(harness, admin))).toBe(few);
    await expectEachReceiptOnce();
  });

  test('are computed once where they are missing, and kept from then on', async () => {
    await sellAtDesk();
    await closeOpenPeriod(harness, admin);
    await sellAtDesk();
    await till().delete();
    // Numbering does not begin sums in the middle of a period.
    await sellAtDesk();
    expect((await till().get()).exists).toBe(false);
    expect(await openPeriod(harness, admin)).toMatchObject({
      afterReceipt: 1,
      toReceipt: 3,
      figures: { sales: 2 },
    });
    await sellAtDesk();
    expect((await till().get()).data()).toMatchObject({ toReceipt: 4, figures: { sales: 3 } });
    await expectEachReceiptOnce();
  });

  test('are right when the till is closed and reopened first', async () => {
    await sellAtDesk();
    await till().delete();
    expect((await closeOpenPeriod(harness, admin)).data).toMatchObject({ figures: { sales: 1 } });
    await sellAtDesk();
    await till().delete();
    expect((await reopenClosing(harness, admin, '1')).status).toBe(200);
    expect(await openPeriod(harness, admin)).toMatchObject({ figures: { sales: 2 } });
    await expectEachReceiptOnce();
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
  const moved = [period, ...standing].flatMap(({ cashMovements = [] }) => cashMovements);
  const audited = await documentsOf(harness.context.db.audit.where('kind', '==', 'till'));
  expect(moved.map(({ _id }) => _id).toSorted()).toEqual(
    audited.map(({ subject }) => subject.id).toSorted(),
  );
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
      terminal: async () => {
        await bookAtDesk(harness, admin, await nextSlot(), { paymentMethod: 'terminal' });
      },
      moveCash: () =>
        moveCash(harness, admin, {
          direction: random.pick(['in', 'out']),
          amount: random.between(1, 9999) / 100,
        }),
      reverseCash: async () => {
        const [last] = (await openPeriod(harness, admin)).cashMovements.slice(-1);
        if (last) await reverseCash(harness, colleague, last._id);
      },
      close: () => closeOpenPeriod(harness, random.pick([admin, colleague])),
      reopen: async () => {
        const [last] = await listClosings(harness, admin);
        if (last) await reopenClosing(harness, colleague, last._id);
      },
    };
    const usual = ['desk', 'desk', 'card', 'card', 'terminal', 'refund'] as const;
    const ofTill = ['moveCash', 'moveCash', 'reverseCash', 'close', 'close', 'reopen'] as const;
    const names = [...usual, ...ofTill];
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
