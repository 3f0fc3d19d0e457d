import type { Service } from '@carwash/domain/services/service';
import { formatPhoneNumber } from '@carwash/domain/users/phone-number';
import { plateKey } from '@carwash/domain/vehicles/registration-plate';
import { suitableVehicleTypes } from '@carwash/domain/vehicles/suitable-vehicles';
import type { VehicleType } from '@carwash/domain/vehicles/vehicle-types';
import { emptyVehicleDraft, vehicleDraftOf } from '~/entities/bookings/vehicle-draft';
import type { KnownCar } from '~/entities/customers/find-customers';
import type { DeskFormValues, FilledIn } from './desk-draft';

type SoldService = Pick<Service, '_id' | 'suitableFor'>;

/** Returns what is filled in for a car; a type that the service does not suit stays open. */
function carValues(car: KnownCar['car'], sold: SoldService, types: readonly VehicleType[]) {
  const isSuitable = suitableVehicleTypes(sold, types).includes(car.vehicleType);
  return {
    ...vehicleDraftOf(car),
    vehicleType: isSuitable ? car.vehicleType : '',
    addOns: car.lastVisit?.serviceId === sold._id ? car.lastVisit.addOnIds : [],
  };
}

/**
 * Returns what is filled in for a known customer.
 * @param known without a car for a customer who has none yet
 * @param types of the settings
 */
export function filledFrom(
  { customer: { uid, name, email, phone }, car }: Pick<KnownCar, 'customer'> & Partial<KnownCar>,
  sold: SoldService,
  types: readonly VehicleType[],
): FilledIn {
  return {
    ...(car ? carValues(car, sold, types) : { ...emptyVehicleDraft, addOns: [] }),
    customerId: uid ?? '',
    customerName: name,
    customerPhone: formatPhoneNumber(phone),
    customerEmail: email,
  };
}

const empty: FilledIn = {
  ...emptyVehicleDraft,
  addOns: [],
  customerId: '',
  customerName: '',
  customerPhone: '',
  customerEmail: '',
};

/** Tells whether two plates are of the same car, however they are typed. */
const isSamePlate = (one: string, other: string): boolean => plateKey(one) === plateKey(other);

/**
 * Returns the form's values with a typed plate. Another one takes away what was filled in for the first car; values that were
 * changed since stay.
 */
export function withPlate(values: DeskFormValues, registrationPlate: string): DeskFormValues {
  const { filledIn } = values;
  if (!filledIn || isSamePlate(registrationPlate, filledIn.registrationPlate)) {
    return { ...values, registrationPlate };
  }
  const keys = Object.keys(empty) as (keyof FilledIn)[];
  const unchanged = keys.filter((key) => String(values[key]) === String(filledIn[key]));
  const cleared = Object.fromEntries(unchanged.map((key) => [key, empty[key]]));
  return { ...values, ...cleared, registrationPlate, filledIn: null };
}
