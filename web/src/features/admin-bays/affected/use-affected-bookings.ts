import type { AffectedBooking } from '@carwash/domain/days/endpoints';
import { callApi } from '~/lib/api/call-api';
import { useCalled } from '~/lib/api/use-called';

type Ask = (signal: AbortSignal) => Promise<AffectedBooking[]>;

/** Asks for the bookings that have no bay. */
export const askDisplaced: Ask = (signal) => callApi('listDisplaced', { signal });

/** Asks for the bookings that are outside the opening hours as they are now. */
export const askOutsideHours: Ask = async (signal) =>
  (await callApi('previewStarts', { body: {}, signal })).outside;

/**
 * Loads bookings that an admin has to move, once and not live.
 * @param version a value whose change reloads the list
 */
export function useAffectedBookings(ask: Ask, version: unknown) {
  const { state: bookings, reload } = useCalled(ask, version);
  return { bookings, reload };
}
