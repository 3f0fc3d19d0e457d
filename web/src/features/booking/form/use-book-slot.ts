import type { SlotAvailability } from '@carwash/domain/bookings/slot-availability';
import type { ErrorCode } from '@carwash/domain/endpoint/errors';
import { toDecimalString } from '@carwash/domain/money/money';
import { type Visit, visitFor } from '@carwash/domain/payments/visit';
import { addOnsOf, type Quote } from '@carwash/domain/services/quote';
import type { Service } from '@carwash/domain/services/service';
import type { Slot } from '@carwash/domain/slots/slot';
import { type EnteredVehicle, enteredVehicleSchema } from '@carwash/domain/vehicles/vehicle';
import type { FormikHelpers } from 'formik';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { BookingDraft } from '~/entities/bookings/booking-draft';
import { readPendingBooking, writePendingBooking } from '~/entities/bookings/pending-booking';
import { paths } from '~/lib/address/paths';
import { ApiFailure } from '~/lib/api/api-failure';
import { applyFieldErrors, markedFieldsText } from '~/lib/api/apply-field-errors';
import { callApi } from '~/lib/api/call-api';
import { createIdempotencyKeys } from '~/lib/api/idempotency-keys';
import { showFailure } from '~/lib/api/show-failure';
import { showToast } from '~/lib/show-toast';
import { toastTexts } from '~/lib/toasts';

/**
 * How long the button stays busy after the redirect to the card page has started, in milliseconds.
 * A customer who is still on this page after that has stopped the navigation.
 */
const leavingMs = 10_000;

interface Purchase {
  service: Pick<Service, '_id' | 'location'>;
  quote: Quote;
  slot: Pick<Slot, '_id'>;
  /** Uid of the customer. */
  customer: string;
  /** The cancellation notice shown to the customer, in hours. */
  cancellationHours: number;
}

/**
 * Starts a payment. `initiate` holds the slot and redirects to the provider's card page; it throws the errors
 * of `callApi`. `processing` lasts from the click until the page is left, or until it is clear that it will
 * not be; clicks meanwhile are ignored.
 */
function useInitiatePayment({ service, quote, slot, customer, cancellationHours }: Purchase) {
  const [processing, setProcessing] = useState(false);
  const busy = useRef(false);
  const leaving = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [keys] = useState(() => createIdempotencyKeys());

  const setBusy = useCallback((isBusy: boolean) => {
    // A ref as well, because the state only changes with the next render.
    busy.current = isBusy;
    setProcessing(isBusy);
  }, []);

  // Resets the button, because the back button may restore this page from the browser's cache as it was left.
  useEffect(() => {
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setBusy(false);
    };
    window.addEventListener('pageshow', onPageShow);
    return () => window.removeEventListener('pageshow', onPageShow);
  }, [setBusy]);

  useEffect(() => () => clearTimeout(leaving.current), []);

  const initiate = async (entered: EnteredVehicle & Visit): Promise<void> => {
    if (busy.current) return;
    setBusy(true);
    const wanted = { ...entered, serviceId: service._id, slotId: slot._id };
    const addOns = addOnsOf(quote);
    const agreed = { agreedCancellationHours: cancellationHours, agreedAmount: quote.amount };
    const body = { ...wanted, addOns, ...agreed };
    try {
      const payment = await keys.sendWithKey(body, (idempotencyKey) =>
        callApi('initiatePayment', { body, idempotencyKey }),
      );
      writePendingBooking({
        ...wanted,
        transactionId: payment.transactionId,
        customer,
        amount: toDecimalString(quote.amount),
      });
      window.location.assign(payment.payment_url);
      leaving.current = setTimeout(setBusy, leavingMs, false);
    } catch (failure) {
      setBusy(false);
      throw failure;
    }
  };

  return { processing, initiate };
}

/** Error codes whose message tells the user what to do. */
const refusals = new Set<ErrorCode>([
  'slot_taken',
  'slot_being_paid',
  'not_on_sale',
  'too_many_holds',
  'hold_used_up',
  'email_not_verified',
  'refund_due',
  'refund_changed',
  'price_changed',
  'conflict',
]);

/** The reason why the slot is not available. */
export interface BookingRefusal {
  text: string;
  code: ErrorCode;
}

/**
 * Submits the booking form. A refusal of the server is shown on the fields, as `refusal` beside the button,
 * or as a toast; the form keeps its values.
 * @param availability of the slot: once that changes, an earlier refusal is outdated
 */
export function useBookSlot(purchase: Purchase, availability: SlotAvailability | null) {
  const { processing, initiate } = useInitiatePayment(purchase);
  const [refusal, setRefusal] = useState<BookingRefusal | null>(null);
  const [seenAvailability, setSeenAvailability] = useState(availability);
  const navigate = useNavigate();

  if (availability !== seenAvailability) {
    setSeenAvailability(availability);
    setRefusal(null);
  }

  const finishPaidSlot = (message: string) => {
    if (readPendingBooking(purchase.customer)?.slotId === purchase.slot._id) {
      navigate(paths.bookingSuccess);
      return;
    }
    showToast(message, { variant: 'info' });
    navigate(paths.services);
  };

  const explain = (failure: unknown, values: BookingDraft, form: FormikHelpers<BookingDraft>) => {
    const code = failure instanceof ApiFailure ? failure.code : null;
    const message = failure instanceof ApiFailure ? failure.message : '';
    if (code !== null && refusals.has(code)) setRefusal({ text: message, code });
    else if (code === 'already_paid') finishPaidSlot(message);
    else if (code === 'provider_down') {
      showToast(toastTexts.somethingWentWrong, { variant: 'error' });
    } else {
      const isOnFields = applyFieldErrors(failure, { values, ...form });
      // An extra has no field, so its message stands beside the button.
      if (code === 'bad_input') setRefusal({ text: isOnFields ? markedFieldsText : message, code });
      else if (!isOnFields) showFailure(failure);
    }
  };

  const submit = async (values: BookingDraft, form: FormikHelpers<BookingDraft>) => {
    setRefusal(null);
    try {
      const visit = visitFor(purchase.service, values);
      await initiate({ ...enteredVehicleSchema.cast(values, { stripUnknown: true }), ...visit });
    } catch (failure) {
      explain(failure, values, form);
    }
  };

  return { processing, refusal, submit };
}
