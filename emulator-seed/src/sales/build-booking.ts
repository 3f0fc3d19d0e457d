import type { Booking, BookingEvent, BookingStatus } from '@carwash/domain/bookings/booking';
import { newBooking } from '@carwash/domain/bookings/new-booking';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { minuteMs } from '@carwash/domain/time/durations';
import { after } from '../seed-time.ts';
import { bookingCodeOfPlace } from './booking-code-of-place.ts';
import type { SalePlan } from './plan-sales.ts';
import type { SaleTimes } from './time-sale.ts';

/** Minutes after the start at which the desk marks a no-show. */
const minutesToNoShow = 20;

function bookingStatus(
  { place: { slot }, outcome }: SalePlan,
  { cancelledAt }: SaleTimes,
  now: Date,
): BookingStatus {
  if (cancelledAt) return 'cancelled';
  if (outcome === 'noShow') return 'no_show';
  return slot.endsAt <= now ? 'completed' : 'pending';
}

/** Builds the booking of a transaction that is paid, or to be paid at the desk. */
export function buildBooking(
  paid: Transaction,
  plan: SalePlan,
  times: SaleTimes,
  now: Date,
): Booking {
  const code = bookingCodeOfPlace(plan.place);
  return {
    ...newBooking(paid, { code, createdAt: times.paidAt }),
    status: bookingStatus(plan, times, now),
    sequence: times.cancelledAt ? 1 : 0,
    ...(paid.refundReason !== null && { refundTerms: 'granted' }),
  };
}

type EventFacts = Omit<BookingEvent, '_id' | 'version'>;

/** Builds the booking's timeline. `adminUid` names the admin who works at the desk and pays refunds out. */
export function buildBookingEvents(
  booking: Booking,
  paid: Transaction,
  times: SaleTimes,
  adminUid: string,
): BookingEvent[] {
  const admin = { uid: adminUid, role: 'admin' } as const;
  const customer = { uid: booking.customer.uid, role: 'user' } as const;
  const seller = paid.paymentMethod === 'card' ? customer : admin;
  const told: EventFacts[] = [{ kind: 'booked', by: seller, createdAt: times.paidAt }];
  if (booking.status === 'completed') {
    const system = { uid: null, role: 'system' } as const;
    told.push({ kind: 'completed', by: system, createdAt: booking.slot.endsAt });
  }
  if (booking.status === 'no_show') {
    const createdAt = after(booking.slot.startsAt, minutesToNoShow * minuteMs);
    told.push({ kind: 'no_show', by: admin, createdAt });
  }
  if (times.cancelledAt) {
    told.push({ kind: 'cancelled', by: customer, createdAt: times.cancelledAt });
    if (paid.refundedAt && paid.refundReference) {
      const { refundReference: reference, refundedAt: createdAt } = paid;
      told.push({ kind: 'refunded', by: admin, reference, createdAt });
    }
  }
  return told.map((event, index) => ({
    _id: String(index + 1),
    ...event,
    version: index + 1,
  }));
}
