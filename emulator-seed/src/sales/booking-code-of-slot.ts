import { drawBookingCode } from '@carwash/domain/bookings/booking-code';
import type { Slot } from '@carwash/domain/slots/slot';
import { minuteMs } from '../seed-time.ts';

/** Slots begin at full five minutes. */
const stepMs = 5 * minuteMs;

/** Tells the services of the demo data apart, as a test says. */
const mostServices = 97;

const serviceNumber = (serviceId: string): number =>
  [...serviceId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % mostServices, 0);

/** Odd and no multiple of 7, so that it sends each of the 28 ** 6 codes to another one. */
const spread = 175_000_003n;

/** The code of a slot's booking. Demo data sells a slot only once, so it needs no list of what is taken. */
export function bookingCodeOfSlot({ serviceId, startsAt }: Pick<Slot, 'serviceId' | 'startsAt'>) {
  const step = Math.floor(startsAt.getTime() / stepMs);
  let left = BigInt(step * mostServices + serviceNumber(serviceId)) * spread;
  return drawBookingCode((end) => {
    const digit = Number(left % BigInt(end));
    left /= BigInt(end);
    return digit;
  });
}
