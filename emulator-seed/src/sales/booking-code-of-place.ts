import { drawBookingCode } from '@carwash/domain/bookings/booking-code';
import { minuteMs } from '@carwash/domain/time/durations';
import type { Place } from './place-allocator.ts';

/** Distance between two starts in the demo data, at least. */
const stepMs = 30 * minuteMs;

/** Moduli that give each service and each bay of the demo data a different number; a test checks that. */
const mostServices = 97;
const mostBays = 101;

const numberOf = (id: string, most: number): number =>
  [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % most, 0);

/**
 * Odd and not a multiple of 7, so that multiplying by it maps each of the 28 ** 6 codes to a different one.
 */
const spread = 175_000_003n;

/**
 * Returns the code of a booking. Demo data sells a bay only once for a start, so place and time identify a
 * booking without a list of taken codes: the starts of more than two years have numbers below 28 ** 6.
 */
export function bookingCodeOfPlace({ slot: { serviceId, startsAt }, bay }: Place): string {
  const step = Math.floor(startsAt.getTime() / stepMs);
  const service = numberOf(serviceId, mostServices);
  let left = BigInt((step * mostServices + service) * mostBays + numberOf(bay, mostBays)) * spread;
  return drawBookingCode((end) => {
    const digit = Number(left % BigInt(end));
    left /= BigInt(end);
    return digit;
  });
}
