import { toDecimalString } from '@carwash/domain/money/money';
import type { Service } from '@carwash/domain/services/service';
import type { Vehicle } from '@carwash/domain/services/vehicle';
import type { Slot } from '@carwash/domain/slots/slot';
import { useCallback, useEffect, useRef, useState } from 'react';
import { writePendingBooking } from '~/entities/bookings/pending-booking.ts';
import { ApiFailure } from '~/lib/api/api-failure.ts';
import { callApi } from '~/lib/api/call-api.ts';
import { createAttemptKeys } from '~/lib/api/idempotency-keys.ts';

/** Whoever is still here after this has stopped the way to the card page, in milliseconds. */
const leavingMs = 10_000;

export interface Purchase {
  service: Pick<Service, '_id' | 'price'>;
  slot: Pick<Slot, '_id'>;
  /** The customer's id. */
  customer: string;
}

/**
 * `initiate` holds the slot and goes to the provider's card page; it throws what `callApi` throws.
 * `processing` from the click until the page is left, or until it is clear that it will not be; a
 * second click meanwhile does nothing.
 */
export function useInitiatePayment({ service, slot, customer }: Purchase) {
  const [processing, setProcessing] = useState(false);
  const busy = useRef(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [keys] = useState(() => createAttemptKeys());

  const setBusy = useCallback((isBusy: boolean) => {
    // The ref is there at once; the state only with the next rendering.
    busy.current = isBusy;
    setProcessing(isBusy);
  }, []);

  // Back from the card page by the browser's back button, which may show this page as it was left.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setBusy(false);
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [setBusy]);

  useEffect(() => () => clearTimeout(leaving.current), []);

  const initiate = async (vehicle: Vehicle): Promise<void> => {
    if (busy.current) return;
    setBusy(true);
    const body = { ...vehicle, serviceId: service._id, slotId: slot._id };
    const idempotencyKey = keys.keyFor(body);
    try {
      const payment = await callApi('initiatePayment', { body, idempotencyKey });
      keys.answered();
      writePendingBooking({
        ...body,
        transactionId: payment.transactionId,
        customer,
        amount: toDecimalString(service.price),
      });
      window.location.assign(payment.payment_url);
      leaving.current = setTimeout(setBusy, leavingMs, false);
    } catch (failure) {
      if (failure instanceof ApiFailure && failure.kind === 'http') keys.answered();
      setBusy(false);
      throw failure;
    }
  };

  return { processing, initiate };
}
