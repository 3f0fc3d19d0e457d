import { drawBookingCode } from '@carwash/domain/bookings/booking-code';
import { minuteMs } from '../seed-time.ts';
import type { Place } from './place-allocator.ts';

/** Starts by the demo hours are so far apart, or more. */
const stepMs = 30 * minuteMs;

/** Tell the services and the bays of the demo data apart, as a test says. */
const mostServices = 97;
const mostBays = 101;

const numberOf = (id: string, most: number): number =>
  [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % most, 0);

/** Odd and no multiple of 7, so that it sends each of the 28 ** 6 codes to another one. */
const spread = 175_000_003n;

/**
 * The code of a booking. Demo data sells a bay only once for a start, so it needs no list of what is taken: the
 * starts of more than two years have numbers below 28 ** 6.
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
