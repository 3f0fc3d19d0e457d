import type { Booking } from '../bookings/booking.ts';
import { addOnsOf } from '../services/quote.ts';
import { plateKey } from '../vehicles/registration-plate.ts';
import type { Vehicle } from '../vehicles/vehicle.ts';
import { byLatestVisit } from './by-latest-visit.ts';
import type { CustomerCar } from './endpoints.ts';

type Visit = Pick<Booking, 'vehicle' | 'service' | 'lines' | 'slot' | 'status'>;

const carOf = ({ vehicle, service, lines, slot }: Visit): CustomerCar => ({
  ...vehicle,
  lastVisit: {
    serviceId: service._id,
    serviceName: service.name,
    addOnIds: addOnsOf({ lines }),
    startsAt: slot.startsAt,
  },
});

/**
 * Returns the cars of a customer, each as it was entered last, the latest visit first.
 * @param saved vehicles that may not have been here yet
 */
export function carsOf(visits: readonly Visit[], saved: readonly Vehicle[]): CustomerCar[] {
  // A cancelled booking says nothing of what was done last, unless there is nothing else.
  const isKept = ({ status }: Visit) => status !== 'cancelled';
  const latest = visits.toSorted(
    (one, other) => Number(isKept(other)) - Number(isKept(one)) || byLatestVisit(one, other),
  );
  const cars = [
    ...latest.map(carOf),
    ...saved.map((vehicle): CustomerCar => ({ ...vehicle, lastVisit: null })),
  ];
  const isFirst = ({ registrationPlate }: CustomerCar, at: number) =>
    cars.findIndex((car) => plateKey(car.registrationPlate) === plateKey(registrationPlate)) === at;
  return cars.filter(isFirst);
}
