import type { Booking } from '@carwash/domain/bookings/booking';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { type Act, paymentOf, type Sale } from '@carwash/domain/sales/sale';
import {
  isRefusal,
  movesMoney,
  type SaleChange,
  type SaleDecision,
} from '@carwash/domain/sales/sale-change';
import type { QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import { addAuditEntry } from '../audit/add-audit-entry.ts';
import { addStatusConsequences } from '../bookings/change-booking-status.ts';
import { jobOf } from '../bookings/leave-bay-early.ts';
import type { Context } from '../context.ts';
import { changeDays } from '../days/change-days.ts';
import { readDays } from '../days/read-days.ts';
import { leaveBay } from '../days/take-bay.ts';
import { commitIfUnchanged, ifUnchanged, retryOnConflict } from '../db/compare-and-set.ts';
import { toError } from '../errors/api-error.ts';
import type { Caller, Staff } from '../http/handler.ts';
import { queueMessages } from '../outbox/queue-messages.ts';
import { writeEvents } from '../payments/add-booking-event.ts';
import { writeTransaction } from '../payments/write-transaction.ts';
import { numberAfterCommit } from '../receipts/number-receipts.ts';
import { type LoadedSale, loadSale, loadSaleOfPayment } from './load-sale.ts';

/** Adds the changed booking to `batch`, with its day and with the consequences of its status. */
async function writeBooking(
  batch: WriteBatch,
  snapshot: QueryDocumentSnapshot<Booking>,
  { booking: fields = {}, leavesBay = false }: SaleChange,
  context: Context,
): Promise<Booking> {
  const before = snapshot.data();
  if (!leavesBay && Object.keys(fields).length === 0) return before;
  const days = leavesBay ? await readDays([before.slot], context) : [];
  const bay = jobOf(before, days)?.bay;
  const change = { ...fields, ...(bay !== undefined && { cancelledBay: bay }) };
  const after: Booking = { ...before, ...change };
  batch.update(snapshot.ref, change, ifUnchanged(snapshot));
  if (leavesBay) changeDays(batch, days, { jobs: [leaveBay(before.claimId)] }, context);
  await addStatusConsequences(batch, before, after, context);
  return after;
}

/**
 * Adds to `batch` all that a change of a sale writes.
 * @returns the sale afterwards, with the timeline as it was
 */
async function writeChange(
  batch: WriteBatch,
  loaded: LoadedSale,
  change: SaleChange,
  caller: Caller | Staff,
  context: Context,
): Promise<Sale> {
  const { timeline } = loaded.sale;
  const payments = loaded.payments.map((snapshot): Transaction => {
    const fields = change.payments[snapshot.id];
    return fields ? writeTransaction(batch, snapshot, fields, context) : snapshot.data();
  });
  const booking = loaded.booking && (await writeBooking(batch, loaded.booking, change, context));
  if (booking) writeEvents(batch, booking, change.events, timeline.length, context);
  queueMessages(batch, change.messages ?? [], context);
  for (const entry of change.audit) {
    if (!('name' in caller)) throw new Error('Only what the staff changes is audited');
    addAuditEntry(batch, entry, caller, context);
  }
  return { booking, payments, timeline };
}

type Decide = (sale: Sale, act: Act) => SaleDecision | Promise<SaleDecision>;

async function changeSale(
  load: () => Promise<LoadedSale>,
  decide: Decide,
  caller: Caller | Staff,
  context: Context,
): Promise<Sale> {
  // Also set by a commit that was made although its answer was lost.
  let hasReceipts = false;
  const sale = await retryOnConflict(async () => {
    const loaded = await load();
    const { uid, role = 'user' } = caller;
    const decision = await decide(loaded.sale, { by: { uid, role }, now: context.now() });
    if (decision === 'stale') return undefined;
    // Read again, because the first call may have committed between two of the reads.
    if (decision === 'unchanged') return (await load()).sale;
    if (isRefusal(decision)) throw toError(decision);
    const batch = context.db.batch();
    const after = await writeChange(batch, loaded, decision, caller, context);
    hasReceipts = movesMoney(decision);
    return (await commitIfUnchanged(batch)) ? after : undefined;
  });
  if (hasReceipts) await numberAfterCommit(context);
  return sale;
}

/**
 * Changes the sale of a booking, in one commit. Decides again when somebody else has changed it meanwhile.
 * @param decide computes what becomes of the sale; it may read facts, but writes nothing
 * @returns the booking afterwards; as it is where the call was repeated
 * @throws ApiError not_found; the refusal of `decide`
 */
export async function changeBooking(
  bookingId: string,
  decide: Decide,
  caller: Caller | Staff,
  context: Context,
): Promise<Booking> {
  const { booking } = await changeSale(() => loadSale(bookingId, context), decide, caller, context);
  if (!booking) throw new Error(`Booking ${bookingId} is gone`);
  return booking;
}

/** Changes the sale to which a payment belongs, see `changeBooking`. Returns the payment. */
export const changePayment = async (
  paymentId: string,
  decide: Decide,
  caller: Caller | Staff,
  context: Context,
): Promise<Transaction> => {
  const load = () => loadSaleOfPayment(paymentId, context);
  return paymentOf(await changeSale(load, decide, caller, context), paymentId);
};
