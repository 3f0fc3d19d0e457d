import type { SlotOffer } from '@carwash/domain/bookings/slot-offer';
import type { ErrorCode } from '@carwash/domain/endpoint/errors';
import { vehicleSchema } from '@carwash/domain/services/vehicle';
import type { FormikHelpers } from 'formik';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { readPendingBooking } from '~/entities/bookings/pending-booking.ts';
import type { VehicleDraft } from '~/entities/bookings/vehicle-draft.ts';
import { paths } from '~/lib/address/paths.ts';
import { ApiFailure } from '~/lib/api/api-failure.ts';
import { applyFieldErrors } from '~/lib/api/apply-field-errors.ts';
import { useFailureToast } from '~/lib/api/use-failure-toast.ts';
import { toastTexts } from '~/lib/toasts.ts';
import { type Purchase, useInitiatePayment } from './use-initiate-payment.ts';

/** Refusals that say what to do in their own words. */
const refusals = new Set<ErrorCode>([
  'slot_taken',
  'slot_being_paid',
  'too_many_holds',
  'refund_due',
  'conflict',
]);

/** Why the slot cannot be had. */
export interface BookingRefusal {
  text: string;
  code: ErrorCode;
}

/**
 * Submits the vehicle form. What the server refuses is shown where it belongs: on the fields, as
 * `refusal` beside the button, or as a toast; the form keeps what was typed.
 * @param offer how the slot stands: once that changes, an earlier refusal is out of date
 */
export function useBookSlot(purchase: Purchase, offer: SlotOffer | null) {
  const { processing, initiate } = useInitiatePayment(purchase);
  const [refusal, setRefusal] = useState<BookingRefusal | null>(null);
  const [seenOffer, setSeenOffer] = useState(offer);
  const { enqueueSnackbar } = useSnackbar();
  const tellFailure = useFailureToast();
  const navigate = useNavigate();

  if (offer !== seenOffer) {
    setSeenOffer(offer);
    setRefusal(null);
  }

  const finishPaidSlot = (message: string) => {
    if (readPendingBooking(purchase.customer)?.slotId === purchase.slot._id) {
      navigate(paths.bookingSuccess);
      return;
    }
    enqueueSnackbar(message, { variant: 'info' });
    navigate(paths.services);
  };

  const explain = (failure: unknown, values: VehicleDraft, form: FormikHelpers<VehicleDraft>) => {
    const code = failure instanceof ApiFailure ? failure.code : null;
    const message = failure instanceof ApiFailure ? failure.message : '';
    if (code !== null && refusals.has(code)) setRefusal({ text: message, code });
    else if (code === 'already_paid') finishPaidSlot(message);
    else if (code === 'provider_down') {
      enqueueSnackbar(toastTexts.somethingWentWrong, { variant: 'error' });
    } else if (!applyFieldErrors(failure, { values, ...form })) tellFailure(failure);
  };

  const submit = async (values: VehicleDraft, form: FormikHelpers<VehicleDraft>) => {
    setRefusal(null);
    try {
      await initiate(vehicleSchema.cast(values));
    } catch (failure) {
      explain(failure, values, form);
    }
  };

  return { processing, refusal, submit };
}
