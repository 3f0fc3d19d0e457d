import type { Booking } from '@carwash/domain/bookings/booking';
import { isEditable } from '@carwash/domain/bookings/edit-policy';
import { type EditBooking, editBookingSchema } from '@carwash/domain/bookings/endpoints';
import { moneyOfEdit } from '@carwash/domain/bookings/money-of-edit';
import { enteredNameOf } from '@carwash/domain/bookings/walk-in-name';
import { additionMethods, type Transaction } from '@carwash/domain/payments/transaction';
import type { AddOn } from '@carwash/domain/services/add-ons';
import { addOnsOf, type Quote, suitableAddOns } from '@carwash/domain/services/quote';
import type { Service } from '@carwash/domain/services/service';
import { minutesSold } from '@carwash/domain/slots/job-length';
import { formatPhoneNumber, phoneField } from '@carwash/domain/users/phone-number';
import { registrationPlate } from '@carwash/domain/vehicles/registration-plate';
import { useMemo } from 'react';
import { array, type InferType, number, object, string } from 'yup';
import {
  vehicleDraftIn,
  vehicleDraftOf,
  vehicleDraftSchema,
} from '~/entities/bookings/vehicle-draft';
import { businessCountry } from '~/lib/business-country';
import type { FormDraft } from '~/lib/forms/form-draft';
import { typedNumber } from '~/lib/forms/typed-number';
import { useTypedDraft } from '~/lib/forms/use-typed-draft';

const editValuesSchema = vehicleDraftSchema.shape({
  customerName: string().defined(),
  customerPhone: string().defined(),
  customerEmail: string().defined(),
  note: string().defined(),
  serviceId: string().required(),
  addOns: array().of(string().defined()).defined(),
  longerBy: typedNumber().defined(),
  /** Minutes of the visit to which `longerBy` is added. */
  minutes: number().required(),
  /** How a difference is paid. */
  paymentMethod: string().oneOf(additionMethods).required(),
  reference: string().defined(),
});

/** The values of the form that changes a booking. */
export type EditValues = InferType<typeof editValuesSchema>;

/** What is in the form, and the values of the booking from which it started. */
const editDraftSchema = object({
  typed: editValuesSchema.required(),
  before: editValuesSchema.required(),
});

/** The facts of a service that the form needs; those of a sold one may be all that is left of it. */
export type EditedService = Pick<
  Service,
  '_id' | 'name' | 'price' | 'duration' | 'sizePrices' | 'suitableFor' | 'asksVehicleDetails'
>;

/** Returns the service of a booking as it was sold, for one that is not on offer any more. */
export const soldServiceOf = ({ service }: Booking): EditedService => ({
  ...service,
  sizePrices: [],
  suitableFor: [],
  asksVehicleDetails: false,
});

type ContactDraft = Pick<EditValues, 'customerName' | 'customerPhone' | 'customerEmail'>;

const contactDraftIn = ({
  customerName,
  customerPhone,
  customerEmail,
}: ContactDraft): ContactDraft => ({ customerName, customerPhone, customerEmail });

export const editValuesOf = (booking: Booking): EditValues => ({
  ...vehicleDraftOf(booking.vehicle),
  customerName: enteredNameOf(booking),
  customerPhone: formatPhoneNumber(booking.customer.phone),
  customerEmail: booking.customer.email,
  note: booking.note,
  serviceId: booking.service._id,
  addOns: addOnsOf(booking),
  longerBy: '',
  minutes: minutesSold(booking).minutes,
  paymentMethod: 'cash',
  reference: '',
});

/** Returns the list `now` with what was added to `before` and without what was removed from it. */
function mergedAddOns(
  typed: readonly string[],
  before: readonly string[],
  now: readonly string[],
): string[] {
  const added = typed.filter((id) => !before.includes(id));
  const removed = before.filter((id) => !typed.includes(id));
  return [...new Set([...now, ...added])].filter((id) => !removed.includes(id));
}

/** Returns the values with what was typed, where the rest is as in `now` instead of `before`. */
export const withTyped = (values: EditValues, before: EditValues, now: EditValues): EditValues => ({
  ...now,
  ...Object.fromEntries(
    Object.entries(values).filter(([field, value]) => value !== before[field as keyof EditValues]),
  ),
  addOns: mergedAddOns(values.addOns, before.addOns, now.addOns),
  // Minutes for another length are dropped, because an attempt without an answer may have added them.
  ...(before.minutes !== now.minutes && { longerBy: now.longerBy }),
});

/** Returns the draft of unsaved changes to a booking. It is read with the rest as in this booking. */
export function useEditDraft(booking: Booking): FormDraft<EditValues> {
  const draft = useTypedDraft(`edit:${booking._id}`, editDraftSchema);
  return useMemo(() => {
    const now = editValuesOf(booking);
    return {
      read() {
        const kept = draft.read();
        if (!kept) return null;
        const typed = withTyped(kept.typed, kept.before, now);
        // Once the visit is over the form shows the contact alone, and the rest must not be sent unseen.
        return isEditable(booking, new Date()) ? typed : { ...now, ...contactDraftIn(typed) };
      },
      write: (typed) => draft.write({ typed, before: now }),
      clear: draft.clear,
    };
  }, [draft, booking]);
}

/** The schema of the form: that of the API, where the plate may not be left out. */
export const editFormSchema = editBookingSchema.shape({
  registrationPlate: registrationPlate(),
  customerPhone: phoneField(businessCountry),
});

/**
 * Returns the request body but for the version: only what differs from the booking, and the price that is shown.
 * @param quote of the wanted choice, without add-ons that do not suit it
 */
export function editBodyOf(
  booking: Booking,
  payments: readonly Transaction[],
  values: EditValues,
  quote: Quote,
): EditBooking {
  const before = editValuesOf(booking);
  const texts = { ...vehicleDraftIn(values), ...contactDraftIn(values), note: values.note };
  const typed = Object.entries(texts).filter(
    ([field, value]) => value !== before[field as keyof typeof texts],
  );
  const addOns = addOnsOf(quote);
  const { serviceId, longerBy, paymentMethod, reference } = values;
  const isToCollect = moneyOfEdit(booking, payments, quote.amount).kind === 'to_collect';
  const isOtherChoice = addOns.toSorted().join() !== [...before.addOns].sort().join();
  return editBookingSchema.cast(
    {
      ...Object.fromEntries(typed),
      ...(serviceId !== before.serviceId && { serviceId }),
      ...(isOtherChoice && { addOns }),
      ...(longerBy !== '' && { longerBy }),
      agreedAmount: quote.amount,
      ...(isToCollect && { paymentMethod }),
      reference,
    },
    { assert: false },
  );
}

/** Returns the add-ons to choose from: those on offer, and those that were sold and can stay, at their prices. */
export function addOnsToChoose(
  booking: Booking,
  service: Pick<Service, '_id'>,
  type: string,
  known: readonly AddOn[],
): AddOn[] {
  const sold = booking.lines.slice(1);
  const offered = suitableAddOns(service, type, known);
  const isSame = booking.service._id === service._id && booking.vehicle.vehicleType === type;
  const gone = isSame ? sold.filter(({ _id }) => !offered.some((one) => one._id === _id)) : [];
  return [
    ...offered.map((addOn) => ({ ...addOn, ...sold.find(({ _id }) => _id === addOn._id) })),
    ...gone.map((line) => ({ ...line, services: null, vehicleTypes: null })),
  ];
}
