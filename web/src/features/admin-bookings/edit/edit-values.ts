import type { Booking } from '@carwash/domain/bookings/booking';
import { type EditBooking, editBookingSchema } from '@carwash/domain/bookings/endpoints';
import type { AddOn } from '@carwash/domain/services/add-ons';
import { addOnsOf, type Quote, suitableAddOns } from '@carwash/domain/services/quote';
import { registrationPlate } from '@carwash/domain/services/registration-plate';
import type { Service } from '@carwash/domain/services/service';
import type { VehicleType } from '@carwash/domain/services/vehicle-types';
import {
  type VehicleDraft,
  vehicleDraftIn,
  vehicleDraftOf,
} from '~/entities/bookings/vehicle-draft';

/** The values of the form that changes a booking. */
export interface EditValues extends VehicleDraft {
  serviceId: string;
  addOns: readonly string[];
  /** Empty while nothing is typed. */
  longerBy: number | '';
  reference: string;
}

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
  reference: '',
});

/** The schema of the form: that of the API, where the plate may not be left out. */
export const editFormSchema = editBookingSchema.shape({ registrationPlate: registrationPlate() });

/**
 * Returns the request body: only what differs from the booking, and the price that is shown.
 * @param quote of the wanted choice, without add-ons that do not suit it
 */
export function editBodyOf(booking: Booking, values: EditValues, quote: Quote): EditBooking {
  const before = editValuesOf(booking);
  const vehicle = Object.entries(vehicleDraftIn(values)).filter(
    ([field, value]) => value !== before[field as keyof VehicleDraft],
  );
  const addOns = addOnsOf(quote);
  const { serviceId, longerBy, reference } = values;
  const isOtherChoice = addOns.toSorted().join() !== [...before.addOns].sort().join();
  return editBookingSchema.cast(
    {
      ...Object.fromEntries(vehicle),
      ...(serviceId !== before.serviceId && { serviceId }),
      ...(isOtherChoice && { addOns }),
      ...(longerBy !== '' && { longerBy }),
      agreedAmount: quote.amount,
      reference,
      seenEdits: booking.edits ?? 0,
    },
    { assert: false },
  );
}

/** Returns the add-ons to choose from: those on offer, and those that were sold and can stay, at their prices. */
export function addOnsToChoose(
  booking: Booking,
  service: Pick<Service, '_id'>,
  type: VehicleType,
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
