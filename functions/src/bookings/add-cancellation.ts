import type { Booking, BookingEvent } from '@carwash/domain/bookings/booking';
import { fromMinorUnits } from '@carwash/domain/money/money';
import { keptMinor, keptOfAll, returnedFacts } from '@carwash/domain/payments/booking-payments';
import type { Transaction } from '@carwash/domain/payments/transaction';
import type { QueryDocumentSnapshot, WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { changeDays } from '../days/change-days.ts';
import { readDays } from '../days/read-days.ts';
import { leaveBay } from '../days/take-bay.ts';
import { payBackRest } from '../payments/add-refund.ts';
import { changeTransactionStatus } from '../payments/change-transaction-status.ts';
import { changeBookingStatus } from './change-booking-status.ts';
import { jobOf } from './leave-bay-early.ts';
import { readPayments } from './read-payment.ts';
import { requireLeftAsSeen } from './require-left-as-seen.ts';

/**
 * Adds to `batch` that a booking is cancelled, with its timeline, and that its minutes are free.
 * @returns the changed booking
 */
export async function cancelVisit(
  batch: WriteBatch,
  snapshot: QueryDocumentSnapshot<Booking>,
  refundTerms: Booking['refundTerms'],
  events: Parameters<typeof changeBookingStatus>[3],
  context: Context,
): Promise<Booking> {
  const booking = snapshot.data();
  const days = await readDays([booking.slot], context);
  const sequence = booking.sequence + 1;
  const bay = jobOf(booking, days)?.bay;
  const change = {
    status: 'cancelled',
    refundTerms,
    sequence,
    ...(bay !== undefined && { cancelledBay: bay }),
  } as const;
  const cancelled = await changeBookingStatus(batch, snapshot, change, events, context);
  changeDays(batch, days, { jobs: [leaveBay(booking.claimId)] }, context);
  return cancelled;
}

interface Cancellation extends Pick<BookingEvent, 'by' | 'reason'> {
  /** Whether the payment goes back: not, soon, or it has been handed back in cash. */
  refund: 'none' | 'due' | 'handed_back';
  /** Sum that could go back on the screen of the caller, in major units; undefined: not compared. */
  leftBefore?: number | undefined;
}

/** A payment whose money was handed back in cash. */
interface HandedBack {
  before: Transaction;
  after: Transaction;
}

/** A booking as it is after its cancellation, and what was handed back with it. */
interface Cancelled {
  booking: Booking;
  handedBack: HandedBack[];
}

/** Returns whether something goes back: a refund that was granted before is due or done, so nothing more is owed. */
const owesRefund = ({ refundTerms }: Booking, refund: Cancellation['refund']): boolean =>
  refund !== 'none' && refundTerms !== 'granted' && refundTerms !== 'unpaid';

const why = { refundReason: 'booking_cancelled' } as const;

/**
 * Adds a booking's cancellation to `batch`: the booking with its timeline, its slot, and its payments, where they
 * go back or are no longer to come. Callers must check before whether the booking may be cancelled.
 * @returns undefined when the payment was changed after the booking was read
 * @throws ApiError conflict when something else would go back than the caller has seen
 */
export async function addCancellation(
  batch: WriteBatch,
  snapshot: QueryDocumentSnapshot<Booking>,
  { refund, leftBefore, ...event }: Cancellation,
  context: Context,
): Promise<Cancelled | undefined> {
  const booking = snapshot.data();
  const owes = owesRefund(booking, refund);
  const payments = await readPayments(booking, context);
  const ownStatus = payments[0].data().status;
  if (owes && ownStatus !== 'success') return undefined;
  if (booking.refundTerms === 'unpaid' && ownStatus !== 'unpaid') return undefined;
  if (owes) {
    const paid = payments.map((payment) => payment.data());
    requireLeftAsSeen(paid, leftBefore);
  }
  const entry = { reason: event.reason ?? '', reference: '' };
  const handedBack: HandedBack[] = [];
  let isDue = false;
  for (const payment of payments) {
    const before = payment.data();
    if (before.status === 'unpaid') {
      changeTransactionStatus(batch, payment, { status: 'void' }, context);
    } else if (owes && keptMinor(before) > 0) {
      if (refund === 'handed_back' && before.paymentMethod === 'cash') {
        handedBack.push({ before, after: payBackRest(batch, payment, entry, why, context) });
      } else {
        isDue = true;
        changeTransactionStatus(batch, payment, { status: 'refund_due', ...why }, context);
      }
    }
  }
  const terms = isDue || handedBack.length > 0 ? 'granted' : booking.refundTerms;
  const cash = handedBack.map(({ before }) => before);
  const facts = isDue ? { amount: fromMinorUnits(keptOfAll(cash)) } : returnedFacts(cash);
  const returned = { ...event, kind: 'refunded', ...facts } as const;
  const events = handedBack.length > 0 ? [event, returned] : [event];
  return { booking: await cancelVisit(batch, snapshot, terms, events, context), handedBack };
}
