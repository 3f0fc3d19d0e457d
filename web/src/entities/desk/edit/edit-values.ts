import type { Booking } from '@carwash/domain/bookings/booking';
import { type EditBooking, editBookingSchema } from '@carwash/domain/bookings/endpoints';
import { moneyOfEdit } from '@carwash/domain/bookings/money-of-edit';
import { additionMethods, type Transaction } from '@carwash/domain/payments/transaction';
import type { AddOn } from '@carwash/domain/services/add-ons';
import { addOnsOf, type Quote, suitableAddOns } from '@carwash/domain/services/quote';
import type { Service } from '@carwash/domain/services/service';
import { registrationPlate } from '@carwash/domain/vehicles/registration-plate';
import { array, type InferType, string } from 'yup';
import {
  type VehicleDraft,
  vehicleDraftIn,
  vehicleDraftOf,
  vehicleDraftSchema,
} from '~/entities/bookings/vehicle-draft';
import { typedNumber } from '~/lib/forms/typed-number';
import { useTypedDraft } from '~/lib/forms/use-typed-draft';

const editDraftSchema = vehicleDraftSchema.shape({
  serviceId: string().required(),
  addOns: array().of(string().defined()).defined(),
  longerBy: typedNumber().defined(),
  /** How a difference is paid. */
  paymentMethod: string().oneOf(additionMethods).required(),
  reference: string().defined(),
});

/** The values of the form that changes a booking. */
export type EditValues = InferType<typeof editDraftSchema>;

/**
 * Returns the draft of unsaved changes to a booking. It is of one version of the booking, because what was changed is told
 * from that.
 */
export const useEditDraft = ({ _id, version }: Booking) =>
  useTypedDraft(`edit:${_id}:${version}`, editDraftSchema);

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

export const editValuesOf = (booking: Booking): EditValues => ({
  ...vehicleDraftOf(booking.vehicle),
  serviceId: booking.service._id,
  addOns: addOnsOf(booking),
  longerBy: '',
  paymentMethod: 'cash',
  reference: '',
});

/** Returns the values with what was typed, where the rest is as in `now` instead of `before`. */
export const withTyped = (values: EditValues, before: EditValues, now: EditValues): EditValues => ({
  ...now,
  ...Object.fromEntries(
    Object.entries(values).filter(
      ([field, value]) => String(value) !== String(before[field as keyof EditValues]),
    ),
  ),
});

/** The schema of the form: that of the API, where the plate may not be left out. */
export const editFormSchema = editBookingSchema.shape({ registrationPlate: registrationPlate() });

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
  const vehicle = Object.entries(vehicleDraftIn(values)).filter(
    ([field, value]) => value !== before[field as keyof VehicleDraft],
  );
  const addOns = addOnsOf(quote);
  const { serviceId, longerBy, paymentMethod, reference } = values;
  const isToCollect = moneyOfEdit(booking, payments, quote.amount).kind === 'to_collect';
  const isOtherChoice = addOns.toSorted().join() !== [...before.addOns].sort().join();
  return editBookingSchema.cast(
    {
      ...Object.fromEntries(vehicle),
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
