import { isStillOnSale, isWithoutHold } from '@carwash/domain/payments/paid-slot-policy';
import { nextRetry } from '@carwash/domain/payments/provider-query-schedule';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { paymentOf } from '@carwash/domain/sales/sale';
import type { SaleDecision } from '@carwash/domain/sales/sale-change';
import {
  checkLater,
  type ProviderAnswer,
  type SettleFacts,
  settle,
} from '@carwash/domain/sales/settle';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import { minutesSold } from '@carwash/domain/slots/job-length';
import type { Slot } from '@carwash/domain/slots/slot';
import type { User } from '@carwash/domain/users/user';
import type { QueryDocumentSnapshot } from 'firebase-admin/firestore';
import type { Context } from '../../context.ts';
import { isBlocked } from '../../customers/is-blocked.ts';
import { daysOf, slotIn } from '../../days/read-days.ts';
import { documentOf, readDocument } from '../../db/read-document.ts';
import { readSettings } from '../../db/read-settings.ts';
import { ApiError } from '../../errors/api-error.ts';
import { hasAnotherPayment } from '../../payments/customer-version.ts';
import { readTransaction } from '../../payments/read-own-transaction.ts';
import { foldOccasionally } from '../../statistics/fold-deltas.ts';
import { type ClearHolds, changesOf, clearWay, commitSales, firstSale } from '../commit-sales.ts';
import { type LoadedSale, loaded } from '../load-sale.ts';

/** A payment that is not settled, with the facts that decide about it. */
export interface OpenPayment extends LoadedSale {
  facts: Omit<SettleFacts, 'answer' | 'code'>;
}

/** Tells whether a payment has its hold, or its customer could begin to pay for the slot now. */
async function isOnSale(
  payment: Transaction,
  {
    slot,
    customer,
    settings,
  }: { slot: Slot | null; customer: User | undefined; settings: PublicSettings },
  context: Context,
): Promise<boolean> {
  if (!slot || !customer || !isWithoutHold(payment, slot)) return true;
  const [service, isBarred] = await Promise.all([
    readDocument(context.db.services, payment.service._id),
    isBlocked(customer, payment.vehicle.registrationPlate, context),
  ]);
  return isStillOnSale(
    {
      service: service?.data() ?? null,
      slot,
      customer,
      isBlocked: isBarred,
      settings,
      timeZone: context.settings.businessTimeZone,
    },
    context.now(),
  );
}

/**
 * Reads what decides about a payment. The customer's version and profile are read at the same time, so that deleting the
 * customer afterwards makes the commit fail.
 */
export async function loadOpenPayment(
  snapshot: QueryDocumentSnapshot<Transaction>,
  context: Context,
): Promise<OpenPayment> {
  const { db } = context;
  const payment = snapshot.data();
  const { slot: sold, customer } = payment;
  const [[customerVersion, profile, ...days], settings] = await Promise.all([
    db.readAll(
      documentOf(db.customerVersions, customer.uid ?? ''),
      documentOf(db.users, customer.uid ?? ''),
      ...daysOf(sold, context),
    ),
    readSettings(context),
  ]);
  const length = { takes: minutesSold(payment), hours: null };
  const slot = slotIn(days, sold._id, context, { length });
  const [isPaidOtherwise, isOffered] = await Promise.all([
    hasAnotherPayment(payment, slot, customerVersion, context),
    isOnSale(payment, { slot, customer: profile?.data(), settings }, context),
  ]);
  const facts = {
    slot,
    isCustomerGone: customer.uid !== null && !profile?.exists,
    hasAnotherPayment: isPaidOtherwise,
    isOnSale: isOffered,
    unansweredMinutes: settings.unansweredMinutes,
    openPayments: customerVersion?.data()?.openPayments,
  };
  return { ...loaded({ booking: null, payments: [snapshot], days, customerVersion }), facts };
}

/**
 * Lets those pay first who may have paid in time for the minutes that a late payment takes. While that is not known, the
 * late one waits.
 */
async function afterHolders(
  decision: SaleDecision,
  { sale, days }: OpenPayment,
  payment: Transaction,
  clearHolds: ClearHolds,
  now: Date,
): Promise<SaleDecision> {
  try {
    return (await clearWay(changesOf(decision), days, clearHolds)) ? 'stale' : decision;
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'slot_being_paid') throw error;
    return checkLater(payment, sale, nextRetry(now), now);
  }
}

/**
 * Processes the provider's answer. It may be called repeatedly, concurrently and in any order; the result is written in
 * one commit.
 * @param before as loaded before the answer. It is enough for a booking, because the commit fails if something has
 * changed. Everything else is decided with what is read after it.
 * @returns the transaction afterwards
 */
export async function settlePayment(
  transactionId: string,
  answer: ProviderAnswer,
  clearHolds: ClearHolds,
  context: Context,
  before?: OpenPayment,
): Promise<Transaction> {
  let known = before;
  const load = async (): Promise<[OpenPayment]> => {
    const first = known;
    known = undefined;
    return [
      first ?? (await loadOpenPayment(await readTransaction(transactionId, context), context)),
    ];
  };
  const { sales } = await commitSales(
    {
      load,
      decide: async (read, { now }) => {
        const [state] = read;
        const facts = { ...state.facts, answer, code: context.drawBookingCode() };
        const decision = settle(state.sale, transactionId, facts, { now });
        const isBooked = changesOf(decision).some(({ newBooking }) => newBooking);
        if (state === before && !isBooked) return { decision: 'stale', loaded: read };
        const payment = paymentOf(state.sale, transactionId);
        const after = await afterHolders(decision, state, payment, clearHolds, now);
        return { decision: after, loaded: read };
      },
      contended: before && paymentOf(before.sale, transactionId).slot.date,
    },
    null,
    context,
  );
  await foldOccasionally(context);
  return paymentOf(firstSale(sales), transactionId);
}
