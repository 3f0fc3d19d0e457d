import { pageQueryKeys } from '../page-data.ts';
import type { WaitlistEntry } from './waitlist-entry.ts';

/** Returns the path of the booking form for an offered slot, with the chosen vehicle and add-ons. */
export function offerPath(
  { service, vehicle, addOns }: Pick<WaitlistEntry, 'service' | 'vehicle' | 'addOns'>,
  slotId: string,
): string {
  const names = pageQueryKeys.service;
  const query = new URLSearchParams({
    [names.vehicleType]: vehicle.vehicleType,
    ...(addOns.length > 0 && { [names.addOns]: addOns.join(',') }),
  });
  return `/booking/${encodeURIComponent(service._id)}/${encodeURIComponent(slotId)}?${query}`;
}
