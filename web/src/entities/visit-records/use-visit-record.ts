import type { Booking } from '@carwash/domain/bookings/booking';
import { useCallback } from 'react';
import { useDay } from '~/entities/slots/queries';
import { callApi } from '~/lib/api/call-api';
import { useCalled } from '~/lib/api/use-called';

/** Returns the photos and the damage note of a visit, asked for again whenever its day says that there is news. */
export function useVisitRecord({ _id, slot }: Pick<Booking, '_id' | 'slot'>) {
  const day = useDay(slot.date);
  const ask = useCallback(
    (signal: AbortSignal) => callApi('getVisitRecord', { params: { id: _id }, signal }),
    [_id],
  );
  return useCalled(ask, day.state === 'ready' && day.data?.visitChanges).state;
}
