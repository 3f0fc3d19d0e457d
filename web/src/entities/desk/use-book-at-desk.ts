import { deskBookingSchema } from '@carwash/domain/bookings/endpoints';
import type { ErrorCode } from '@carwash/domain/endpoint/errors';
import { visitFor } from '@carwash/domain/payments/visit';
import { plateKey } from '@carwash/domain/services/registration-plate';
import type { Service } from '@carwash/domain/services/service';
import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { showSold } from '~/entities/bookings/undo-sale/show-sold';
import { ApiFailure, isRefusal } from '~/lib/api/api-failure';
import { applyFieldErrors } from '~/lib/api/apply-field-errors';
import { callApi } from '~/lib/api/call-api';
import { isOfflineFailure, serverText } from '~/lib/api/failure-text';
import { createIdempotencyKeys } from '~/lib/api/idempotency-keys';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import { type DeskFormValues, type DeskSaleValues, withAskedTime } from './desk-draft';
import { serviceOfNow } from './now-slot';

/**
 * Returns the request body: without `customerId` when no account is chosen, without `bay` when any will do,
 * and with the service instead of a slot for a customer who begins now.
 */
const deskBookingOf = (
  service: Pick<Service, '_id' | 'location'>,
  {
    customerId,
    bay,
    slotId,
    askedSlotId: _asked,
    chosenService: _service,
    closedDay: _closedDay,
    freeReason,
    ...values
  }: DeskSaleValues,
) =>
  deskBookingSchema.cast({
    ...values,
    ...visitFor(service, values),
    ...(customerId !== '' && { customerId }),
    ...(bay !== '' && { bay }),
    ...(values.paymentMethod === 'free' && { freeReason }),
    ...(serviceOfNow(slotId) === null ? { slotId } : { serviceId: service._id }),
  });

/** The reason why an attempt failed, and its slot. */
export interface Refusal {
  slotId: string;
  text: string;
  /** Whether the slot may have been booked nevertheless: only a repeated call can tell. */
  isUncertain: boolean;
}

/** Codes for a slot that somebody else has booked, or may book. */
const lostSlot = new Set<ErrorCode | null>(['slot_taken', 'slot_being_paid']);

/** Tells whether the sale of an unanswered attempt was cancelled since, so that the next attempt is another sale. */
const isSaleCancelled = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.code === 'sale_cancelled';

// Beside the form that shows it, because every page loads the texts of toasts.
const unanswered = 'No answer came. Confirm again: the slot is sold only once.';

function refusalText(failure: unknown): string {
  if (isOfflineFailure(failure)) return toastTexts.offline;
  return isRefusal(failure) ? serverText(failure) : unanswered;
}

/**
 * Books a slot at the desk, guarded against double clicks, and shows the outcome. A refusal of the server is
 * shown on its field, or as `refusal`; the form keeps its values. Until a slot is booked, all attempts at the
 * same sale share one idempotency key. `hasFailed` tells whether the last attempt failed, for whatever
 * reason.
 */
export function useBookAtDesk(onBooked: () => void) {
  const { running, run } = useInFlightGuard();
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  const [keys] = useState(() => createIdempotencyKeys());

  const submit = (
    service: Pick<Service, '_id' | 'location'>,
    values: DeskSaleValues,
    form: FormikHelpers<DeskFormValues>,
  ) =>
    run(async () => {
      setRefusal(null);
      setHasFailed(false);
      const { slotId } = values;
      const body = deskBookingOf(service, values);
      const sameCar = { registrationPlate: plateKey(body.registrationPlate) };
      // Price, payment and the tick for a closed day are not part of the key, because a repeat of an unanswered sale is the
      // same sale even if they have changed meanwhile.
      const {
        agreedAmount: _agreedAmount,
        paymentMethod: _paymentMethod,
        freeReason: _freeReason,
        onClosedDay: _onClosedDay,
        ...sold
      } = body;
      const idempotencyKey = keys.keyFor({ ...sold, ...sameCar });
      // Until there is an answer the soonest time is this one, because the next one would be another sale.
      void form.setFieldValue('slotId', slotId, false);
      try {
        const booking = await callApi('createDeskBooking', { body, idempotencyKey });
        keys.answered();
        onBooked();
        showSold(booking._id);
      } catch (failure) {
        setHasFailed(true);
        if (isSaleCancelled(failure)) keys.answered();
        if (isRefusal(failure)) void form.setValues((now) => withAskedTime(now, values), false);
        if (applyFieldErrors(failure, { values, ...form })) return;
        const text = refusalText(failure);
        setRefusal({ slotId, text, isUncertain: !isRefusal(failure) });
        const isLost = failure instanceof ApiFailure && lostSlot.has(failure.code);
        showToast(text, { variant: isLost ? 'warning' : 'error' });
      }
    });

  return { running, refusal, hasFailed, submit };
}

export type BookAtDesk = ReturnType<typeof useBookAtDesk>;
