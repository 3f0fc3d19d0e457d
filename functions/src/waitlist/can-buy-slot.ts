import { refusalOfAddOns } from '@carwash/domain/payments/sale-refusals';
import { quoteFor } from '@carwash/domain/services/quote';
import { suitableVehicleTypes } from '@carwash/domain/vehicles/suitable-vehicles';
import type { WaitlistEntry } from '@carwash/domain/waitlist/waitlist-entry';
import type { Context } from '../context.ts';
import { isBlocked } from '../customers/is-blocked.ts';
import { type ReadSlot, slotIn } from '../days/read-days.ts';
import { readSettings } from '../db/read-settings.ts';
import { hasBooked, readBookingsOfStart } from '../payments/customer-version.ts';

/**
 * Tells whether the customer of an entry could buy the slot now: the account is active and not blocked, the service is
 * on sale and suits vehicle and add-ons, the job is no longer than it was and over in time, and the customer has not
 * booked that start.
 */
export async function canBuySlot(
  { uid, vehicle: { vehicleType, registrationPlate }, addOns, service, minutes }: WaitlistEntry,
  { slot, days }: ReadSlot,
  context: Context,
): Promise<boolean> {
  const { db } = context;
  const [[account, offered], settings, bookings] = await Promise.all([
    db.readAll(db.users.doc(uid), db.services.doc(service._id)),
    readSettings(context),
    readBookingsOfStart(uid, slot, context),
  ]);
  const [sold, profile] = [offered.data(), account.data()];
  if (!sold || sold.isPaused || profile?.status !== 'active') return false;
  if (await isBlocked(profile, registrationPlate, context)) return false;
  if (!suitableVehicleTypes(sold, settings.vehicleTypes).includes(vehicleType)) return false;
  const choice = { vehicleType, addOns };
  if (refusalOfAddOns(choice, sold, settings) || hasBooked(bookings, slot._id)) return false;
  const takes = quoteFor(sold, choice, settings);
  const length = { takes, hours: settings };
  const sellable = slotIn(days, slot._id, context, { isForWaiting: true, length });
  return takes.minutes <= minutes && sellable?.isBooked === 'available';
}
