import {
  type Booking,
  type BookingEvent,
  type BookingStatus,
  bookingEventSchema,
  bookingSchema,
} from '@carwash/domain/entities/booking';
import type { Transaction } from '@carwash/domain/entities/transaction';
import type { SalePlan } from './plan-sales.ts';
import type { SaleTimes } from './time-sale.ts';

function bookingStatus({ slot }: SalePlan, { cancelledAt }: SaleTimes, now: Date): BookingStatus {
  if (cancelledAt) return 'cancelled';
  return slot.endsAt <= now ? 'completed' : 'pending';
}

/** The booking that a paid transaction led to. */
export function buildBooking(
  paid: Transaction,
  plan: SalePlan,
  times: SaleTimes,
  now: Date,
): Booking {
  const { _id, customer, service, slot, vehicle, amount, claimId, searchTerms } = paid;
  return bookingSchema.validateSync(
    {
      _id,
      customer,
      service,
      slot,
      vehicle,
      amount,
      claimId,
      searchTerms,
      status: bookingStatus(plan, times, now),
      createdAt: times.paidAt,
    },
    { strict: true },
  );
}

type EventFacts = Omit<BookingEvent, '_id'>;

/** The booking's timeline. `adminUid` names the admin who paid the refund out. */
export function tellEvents(
  booking: Booking,
  paid: Transaction,
  times: SaleTimes,
  adminUid: string,
): BookingEvent[] {
  const customer = { uid: booking.customer.uid, role: 'user' } as const;
  const told: EventFacts[] = [{ kind: 'booked', by: customer, createdAt: times.paidAt }];
  if (booking.status === 'completed') {
    const system = { uid: null, role: 'system' } as const;
    told.push({ kind: 'completed', by: system, createdAt: booking.slot.endsAt });
  }
  if (times.cancelledAt) {
    told.push({ kind: 'cancelled', by: customer, createdAt: times.cancelledAt });
    if (paid.refundedAt) {
      const by = { uid: adminUid, role: 'admin' } as const;
      told.push({ kind: 'refunded', by, createdAt: paid.refundedAt });
    }
  }
  return told.map((event, index) =>
    bookingEventSchema.validateSync({ _id: String(index + 1), ...event }, { strict: true }),
  );
}
