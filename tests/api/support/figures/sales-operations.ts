import { enteredOutcomes } from '@carwash/domain/payments/enter-answer';
import {
  additionMethods,
  collectMethods,
  type DeskMethod,
  deskMethods,
  type Transaction,
} from '@carwash/domain/payments/transaction';
import { call } from '../../../support/calls/call.ts';
import { bookingOf } from '../../../support/reads/purchases.ts';
import { seenBooking, seenPair } from '../../../support/reads/seen.ts';
import { reconcile } from '../../../support/reconciler/reconcile.ts';
import { book, cancelBooking, reschedule } from '../calls/bookings.ts';
import { collectPart, discount } from '../calls/desk.ts';
import { callback, initiate } from '../calls/payments.ts';
import {
  asAdmin,
  type DailyLife,
  day,
  drawWish,
  hour,
  isDone,
  slotIn,
  soldService,
} from './daily-life.ts';

/** Adds an upcoming booking. */
async function bookAhead(life: DailyLife, minutes: number): Promise<void> {
  const [as, service] = [life.random.pick(life.customers), soldService(life)];
  const slot = await slotIn(life, service, minutes);
  const answer = await initiate(life.harness, as, slot, { change: drawWish(life) });
  const id: string = answer.data.transactionId;
  life.harness.provider.pay(id);
  await callback(life.harness, 'notify', id);
  life.booked.push({ id, as, service, startsAt: slot.startsAt });
}

async function startToPay(life: DailyLife) {
  const as = life.random.pick(life.customers);
  const slot = await slotIn(life, soldService(life), life.random.between(day, 5 * day));
  const answer = await initiate(life.harness, as, slot, { change: drawWish(life) });
  return { id: answer.data.transactionId as string, slot };
}

/** Sells at the desk, hours ahead. */
async function sellLater(life: DailyLife, paymentMethod: DeskMethod = 'later') {
  const slot = await slotIn(life, soldService(life), life.random.between(hour, 3 * hour));
  const json = { ...drawWish(life), slotId: slot._id, customerName: 'Walk In', paymentMethod };
  return asAdmin(life, 'POST', '/bookings/desk', json);
}

/** Lets the bays of a day do every service: each has those of its own service alone. */
async function openBays({ harness }: DailyLife, date: string): Promise<void> {
  const document = harness.context.db.days.doc(date);
  const bays = (await document.get()).data()?.bays ?? [];
  await document.update({ bays: bays.map((bay) => ({ ...bay, services: null })) });
}

/** @returns the id of a paid booking; null if there is none */
async function drawPaid(life: DailyLife): Promise<string | null> {
  const paid = await asAdmin(life, 'GET', '/transactions?status=success&limit=50');
  if (paid.data.length === 0) return null;
  const { _id, bookingId = _id } = life.random.pick<Pick<Transaction, '_id' | 'bookingId'>>(
    paid.data,
  );
  return bookingId;
}

/** Refunds a booking, or a part of it. */
async function refundAtDesk(life: DailyLife, part: object): Promise<boolean> {
  const id = await drawPaid(life);
  if (id === null) return false;
  const seen = await seenBooking(life.harness, id);
  const json = { ...seen, reason: 'The dryer left stains.', ...part };
  return isDone(await asAdmin(life, 'POST', `/bookings/${id}/refund`, json));
}

const isAhead = (life: DailyLife, from: number, to: number) => {
  const now = life.harness.clock.now().getTime();
  return life.booked.filter(({ startsAt }) => {
    const minutes = (startsAt.getTime() - now) / 60_000;
    return minutes > from && minutes < to;
  });
};

/** Operations of customers and the desk with slots and money. Each returns whether it succeeded. */
export const salesOperations = {
  async book(life: DailyLife) {
    await bookAhead(life, life.random.between(day, 6 * day));
    return true;
  },
  async bookForToday(life: DailyLife) {
    await bookAhead(life, life.random.between(hour, 12 * hour));
    return true;
  },
  async decline(life: DailyLife) {
    const { id } = await startToPay(life);
    life.harness.provider.decline(id);
    await callback(life.harness, 'fail', id);
    return true;
  },
  async leaveUnpaid(life: DailyLife) {
    await startToPay(life);
    return true;
  },
  /** Another customer gets the slot before the money arrives, so the money must be refunded. */
  async payTooLate(life: DailyLife) {
    const { id, slot } = await startToPay(life);
    life.harness.clock.advanceMinutes(20);
    const as = life.random.pick(life.customers);
    const winner = await book(life.harness, as, slot);
    const service = life.services.find(({ _id }) => _id === slot.serviceId);
    if (service) life.booked.push({ id: winner, as, service, startsAt: slot.startsAt });
    life.harness.provider.pay(id);
    await callback(life.harness, 'notify', id);
    return true;
  },
  async cancelEarly(life: DailyLife) {
    const upcoming = isAhead(life, day, 30 * day);
    if (upcoming.length === 0) return false;
    const { id, as } = life.random.pick(upcoming);
    return isDone(await cancelBooking(life.harness, as, id));
  },
  async cancelLate(life: DailyLife) {
    const upcoming = isAhead(life, 5, day - 5);
    if (upcoming.length === 0) return false;
    const { id, as } = life.random.pick(upcoming);
    return isDone(await cancelBooking(life.harness, as, id));
  },
  async cancelAsAdmin(life: DailyLife) {
    const upcoming = isAhead(life, 5, 30 * day);
    if (upcoming.length === 0) return false;
    const { id } = life.random.pick(upcoming);
    const seen = await seenBooking(life.harness, id);
    const json = { ...seen, refund: life.random.chance(50), reason: 'The pump broke.' };
    return isDone(await asAdmin(life, 'POST', `/bookings/${id}/cancel`, json));
  },
  async reschedule(life: DailyLife) {
    const upcoming = isAhead(life, 5, 30 * day);
    if (upcoming.length === 0) return false;
    const booking = life.random.pick(upcoming);
    const slot = await slotIn(life, booking.service, life.random.between(hour, 6 * day));
    const moved = isDone(await reschedule(life.harness, booking.as, booking.id, slot));
    if (moved) booking.startsAt = slot.startsAt;
    return moved;
  },
  /** Changes the vehicle and the add-ons of a visit, which costs more, less or the same. */
  async edit(life: DailyLife) {
    const upcoming = isAhead(life, 5, 30 * day);
    if (upcoming.length === 0) return false;
    const { id } = life.random.pick(upcoming);
    const seen = await seenBooking(life.harness, id);
    const paymentMethod = life.random.pick(additionMethods);
    const json = { ...drawWish(life), ...seen, reference: 'BANK-2', paymentMethod };
    return isDone(await asAdmin(life, 'PATCH', `/bookings/${id}`, json));
  },
  /** Another service at the same start, at its own price and VAT. */
  async changeService(life: DailyLife) {
    const sold = await sellLater(life, life.random.pick(collectMethods));
    if (!isDone(sold)) return false;
    const { _id, slot } = sold.data;
    await openBays(life, slot.date);
    const json = {
      version: 1,
      serviceId: soldService(life)._id,
      paymentMethod: life.random.pick(additionMethods),
    };
    return isDone(await asAdmin(life, 'PATCH', `/bookings/${_id}`, json));
  },
  async swap(life: DailyLife) {
    const upcoming = isAhead(life, 5, 30 * day);
    const [one, other] = life.random.shuffled(upcoming);
    if (!one || !other) return false;
    const json = await seenPair(life.harness, one.id, other.id);
    const swapped = isDone(await asAdmin(life, 'POST', `/bookings/${one.id}/swap`, json));
    if (swapped) [one.startsAt, other.startsAt] = [other.startsAt, one.startsAt];
    return swapped;
  },
  async walkIn(life: DailyLife) {
    const slot = await slotIn(life, soldService(life), life.random.between(1, 3 * hour));
    const known = life.random.chance(30)
      ? { customerId: life.random.pick(life.customers).uid }
      : {};
    const paymentMethod = life.random.pick(deskMethods);
    const json = {
      ...drawWish(life),
      ...known,
      slotId: slot._id,
      customerName: 'Walk In',
      paymentMethod,
      ...(paymentMethod === 'free' && { freeReason: 'A friend of the house.' }),
    };
    return isDone(await asAdmin(life, 'POST', '/bookings/desk', json));
  },
  async sellLater(life: DailyLife) {
    return isDone(await sellLater(life));
  },
  async collect(life: DailyLife) {
    const open = await asAdmin(life, 'GET', '/transactions?status=unpaid');
    const json = { version: open.data[0]?.version, method: life.random.pick(collectMethods) };
    return isDone(await asAdmin(life, 'POST', `/transactions/${open.data[0]?._id}/collect`, json));
  },
  /** Pays a part of a new debt, and sometimes a part of its rest. */
  async collectPart(life: DailyLife) {
    const { harness, admin, random } = life;
    let id: string | undefined = (await sellLater(life)).data?._id;
    let isDone = false;
    for (let part = random.between(1, 2); part > 0 && id !== undefined; part -= 1) {
      const amount = random.between(1, 20) / 100;
      const answer = await collectPart(harness, admin, id, random.pick(collectMethods), amount);
      isDone ||= answer.status === 200;
      const { additions = [] } = (await bookingOf(harness, answer.data?.bookingId ?? id)) ?? {};
      id = additions.at(-1);
    }
    return isDone;
  },
  /** Takes something off a new debt, and sometimes changes the add-ons afterwards. */
  async discount(life: DailyLife) {
    const { harness, admin, random } = life;
    const id: string | undefined = (await sellLater(life)).data?._id;
    if (id === undefined) return false;
    const isGiven = isDone(await discount(harness, admin, id, random.between(1, 20) / 100));
    if (random.chance(30)) {
      const { addOns } = drawWish(life);
      const json = { addOns, ...(await seenBooking(harness, id)), paymentMethod: 'later' };
      await asAdmin(life, 'PATCH', `/bookings/${id}`, json);
    }
    return isGiven;
  },
  /** The car does not come, and neither does its money. */
  async writeOff(life: DailyLife) {
    const id = (await sellLater(life)).data?._id;
    life.harness.clock.advanceMinutes(4 * hour);
    await asAdmin(life, 'PATCH', `/bookings/${id}/status`, { status: 'no_show' });
    const json = { version: 1, reason: 'The customer cannot be reached.' };
    return isDone(await asAdmin(life, 'POST', `/transactions/${id}/write-off`, json));
  },
  async correctPayment(life: DailyLife) {
    const id = (await sellLater(life, 'cash')).data?._id;
    const paymentMethod = life.random.pick(['later', 'terminal']);
    const json = { version: 1, paymentMethod, reason: 'The wrong car.' };
    return isDone(await asAdmin(life, 'POST', `/transactions/${id}/correct`, json));
  },
  /** The provider gives no answer, so the staff looks at its page. */
  async enterAnswer(life: DailyLife) {
    const { harness, random } = life;
    const { id } = await startToPay(life);
    const outcome = random.pick(enteredOutcomes);
    if (outcome !== 'not_paid') harness.provider.pay(id);
    harness.provider.set({ search: { mode: 'html' } }, id);
    await callback(harness, 'notify', id);
    const json = { version: 2, outcome, reference: 'AAM-1' };
    return isDone(await asAdmin(life, 'POST', `/transactions/${id}/answer`, json));
  },
  async collectWrittenOff(life: DailyLife) {
    const lost = await asAdmin(life, 'GET', '/transactions?status=written_off');
    const path = `/transactions/${lost.data[0]?._id}/collect`;
    const json = { version: lost.data[0]?.version, method: 'cash' };
    return isDone(await asAdmin(life, 'POST', path, json));
  },
  async cancelUnpaid(life: DailyLife) {
    const sold = await sellLater(life);
    const json = { version: 1, reason: 'The pump broke.' };
    return isDone(await asAdmin(life, 'POST', `/bookings/${sold.data?._id}/cancel`, json));
  },
  /** Undone after some minutes, in which the day may have changed. */
  async undoSale(life: DailyLife) {
    const sold = await sellLater(life, 'cash');
    life.harness.clock.advanceMinutes(life.random.between(1, 9));
    const json = { version: 1, reason: 'The wrong car.' };
    return isDone(await asAdmin(life, 'POST', `/bookings/${sold.data?._id}/undo-sale`, json));
  },
  refundAtDesk: (life: DailyLife) => refundAtDesk(life, {}),
  refundPart: (life: DailyLife) => refundAtDesk(life, { amount: 0.11, reference: 'BANK-3' }),
  async markAttendance(life: DailyLife) {
    const past = isAhead(life, -60 * day, 0);
    if (past.length === 0) return false;
    const json = { status: life.random.chance(70) ? 'no_show' : 'completed' };
    return isDone(
      await asAdmin(life, 'PATCH', `/bookings/${life.random.pick(past).id}/status`, json),
    );
  },
  async reconcile({ harness, admin }: DailyLife) {
    return isDone(await reconcile(harness, admin));
  },
  async refund(life: DailyLife) {
    const due = await asAdmin(life, 'GET', '/transactions?status=refund_due');
    // A payment that was paid back before has another number now.
    const reference = `BANK-${life.harness.clock.now().getTime()}`;
    const json = { status: 'refunded', reference };
    return isDone(await asAdmin(life, 'PATCH', `/transactions/${due.data[0]?._id}/status`, json));
  },
  /** The bank returns the money, or it was marked on the wrong payment. */
  async reopenRefund(life: DailyLife) {
    const done = await asAdmin(life, 'GET', '/transactions?status=refunded');
    if (done.data.length === 0) return false;
    const { _id, version } = life.random.pick<Pick<Transaction, '_id' | 'version'>>(done.data);
    const json = { version, reason: 'The bank returned it.' };
    return isDone(await asAdmin(life, 'POST', `/transactions/${_id}/reopen-refund`, json));
  },
  async confirmOnReturn({ harness, random, booked }: DailyLife) {
    if (booked.length === 0) return false;
    const { id, as } = random.pick(booked);
    return isDone(await call(harness, 'POST', '/bookings', { as, json: { transactionId: id } }));
  },
};
