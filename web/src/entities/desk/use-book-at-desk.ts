import { deskBookingSchema } from '@carwash/domain/bookings/endpoints';
import type { ErrorCode } from '@carwash/domain/endpoint/errors';
import { visitFor } from '@carwash/domain/payments/visit';
import type { Service } from '@carwash/domain/services/service';
import type { FormikHelpers } from 'formik';
import { useState } from 'react';
import { showSold } from '~/entities/bookings/undo-sale/show-sold';
import { useUndoSale } from '~/entities/bookings/undo-sale/use-undo-sale';
import { ApiFailure, isRefusal } from '~/lib/api/api-failure';
import { applyFieldErrors } from '~/lib/api/apply-field-errors';
import { callApi } from '~/lib/api/call-api';
import { isOfflineFailure, serverText } from '~/lib/api/failure-text';
import type { FormDraft } from '~/lib/forms/form-draft';
import { useInFlightGuard } from '~/lib/forms/use-in-flight-guard';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';
import { afterRefusal, type DeskFormValues, type DeskSaleValues, saleKeyOf } from './desk-draft';
import { countedMoney } from './desk-money';
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
    bookedStart: _bookedStart,
    keptSlot: _keptSlot,
    unansweredKey: _key,
    filledIn: _filledIn,
    partMethod,
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
    // A discount may have been typed for a service that costs something.
    ...countedMoney({
      ...values,
      partMethod,
      ...(values.agreedAmount === 0 && { discount: '', partAmount: '' }),
    }),
    ...(serviceOfNow(slotId) === null ? { slotId } : { serviceId: service._id }),
  });

/** The reason why an attempt failed, and its slot. */
export interface Refusal {
  slotId: string;
  text: string;
  /**
   * Whether this attempt or an earlier one has sold nevertheless. `maybe`: only a repeated call can tell; `yes`: an
   * earlier one has, before the form was changed.
   */
  sold: 'no' | 'maybe' | 'yes';
  /** The account that has booked the time already, so that the desk is asked whether it wants another booking. */
  bookedBy?: string;
  /** Set if the minutes are kept for the waitlist, so that the desk is asked whether it wants them. */
  isKept?: true;
}

/** Codes for a slot that somebody else has booked, or may book. */
const lostSlot = new Set<ErrorCode | null>(['slot_taken', 'slot_being_paid']);

const isSlotLost = (failure: unknown): boolean =>
  failure instanceof ApiFailure && lostSlot.has(failure.code);

// Beside the form that shows them, because every page loads the texts of toasts.
const unanswered = 'No answer came. Confirm again: the slot is sold only once.';
const soldAlready =
  'This sale was made already, before the form was changed. Look for it in the bookings, and close this form before you sell anything else.';

/** Tells whether an earlier call with the same idempotency key has sold something else. */
const isSoldAlready = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.errors.some(({ path }) => path === 'Idempotency-Key');

/** Tells whether the sale of an unanswered attempt was cancelled since, so that the next attempt is another sale. */
const isSaleCancelled = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.code === 'sale_cancelled';

const isAsked = (failure: unknown, code: ErrorCode): boolean =>
  failure instanceof ApiFailure && failure.code === code;

type Attempt = Pick<DeskFormValues, 'slotId' | 'customerId' | 'unansweredKey'>;

/** Returns the refusal of a form that has an attempt without an answer; null if it has none. */
const leftUnanswered = (attempt: Attempt | null): Refusal | null =>
  attempt?.unansweredKey ? { slotId: attempt.slotId, text: unanswered, sold: 'maybe' } : null;

function refusalOf(failure: unknown, { slotId, customerId, unansweredKey }: Attempt): Refusal {
  if (isSoldAlready(failure)) return { slotId, text: soldAlready, sold: 'yes' };
  if (isRefusal(failure)) {
    // Other refusals do not tell whether an earlier attempt has sold.
    const sold = unansweredKey === '' || isSlotLost(failure) ? 'no' : 'maybe';
    const refusal: Refusal = { slotId, text: serverText(failure), sold };
    return {
      ...refusal,
      ...(isAsked(failure, 'already_booked') && { bookedBy: customerId }),
      ...(isAsked(failure, 'kept_for_waitlist') && { isKept: true as const }),
    };
  }
  const text = isOfflineFailure(failure) ? toastTexts.offline : unanswered;
  return { slotId, text, sold: 'maybe' };
}

/**
 * Books a slot at the desk, guarded against double clicks, and shows the outcome. A refusal of the server is
 * shown on its field, or as `refusal`; the form keeps its values. Until the outcome of an attempt is known, the
 * next ones have its idempotency key, which is kept in the draft. `hasFailed` tells whether the last attempt failed, for whatever
 * reason.
 */
export function useBookAtDesk(draft: FormDraft<DeskFormValues>, onBooked: () => void) {
  const { running, run } = useInFlightGuard();
  const { undo } = useUndoSale();
  const [refusal, setRefusal] = useState(() => leftUnanswered(draft.read()));
  const [hasFailed, setHasFailed] = useState(false);

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
      const idempotencyKey = saleKeyOf(values);
      // Until there is an answer the soonest time is this one, because the next one would be another sale.
      void form.setValues((now) => ({ ...now, slotId, unansweredKey: idempotencyKey }), false);
      try {
        const booking = await callApi('createDeskBooking', { body, idempotencyKey });
        draft.clear();
        onBooked();
        showSold(() => void undo(booking));
      } catch (failure) {
        setHasFailed(true);
        const attempt = isSaleCancelled(failure) ? { ...values, unansweredKey: '' } : values;
        const failed = refusalOf(failure, attempt);
        if (failed.sold === 'yes') draft.clear();
        else if (isRefusal(failure))
          void form.setValues((now) => afterRefusal(now, attempt), false);
        const isOnField = applyFieldErrors(failure, { values, ...form });
        setRefusal(isOnField ? leftUnanswered(attempt) : failed);
        // The form itself asks, so a toast would only cover the question.
        if (isOnField || failed.bookedBy !== undefined || failed.isKept) return;
        showToast(failed.text, { variant: isSlotLost(failure) ? 'warning' : 'error' });
      }
    });

  return { running, refusal, hasFailed, submit };
}

export type BookAtDesk = ReturnType<typeof useBookAtDesk>;
