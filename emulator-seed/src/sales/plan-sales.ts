import type { PaymentMethod } from '@carwash/domain/payments/transaction';
import { type Visit, visitFor } from '@carwash/domain/payments/visit';
import type { Service } from '@carwash/domain/services/service';
import type { Customer } from '@carwash/domain/users/user';
import { suitableVehicleTypes } from '@carwash/domain/vehicles/suitable-vehicles';
import type { Vehicle } from '@carwash/domain/vehicles/vehicle';
import { defaultVehicleTypes } from '@carwash/domain/vehicles/vehicle-types';
import { customerOf, type Person } from '../build-people.ts';
import { type SeededRandom, seededRandom } from '../seeded-random.ts';
import type { Place, PlaceAllocator } from './place-allocator.ts';

/** kept: completed or upcoming. cancelledInTime: with a refund. cancelledLate: without a refund. */
type Outcome = 'kept' | 'noShow' | 'cancelledInTime' | 'cancelledLate' | 'failed';

export interface SalePlan {
  customer: Customer;
  /** The customer's sign-up date, which the payment must follow. */
  knownSince: Date;
  /** card: booked by the customer online; everything else by an admin at the desk. */
  paymentMethod: PaymentMethod;
  vehicle: Vehicle;
  visit: Visit;
  service: Service;
  place: Place;
  outcome: Outcome;
}

/** First day of a wash, in days from today, so that its payment is less than 90 days old. */
const firstDay = -85;
const lastDay = 14;

/** Minimum days between sign-up and wash, to leave time for paying and for cancelling a day ahead. */
const daysFromJoiningToWash = 3;

/** Relative demand of each service. */
const popularity: Record<string, number> = { foamwash: 5, ecoclean: 3, doorstep: 3, ceramics: 1 };
const usualPopularity = 2;

interface CertainSale {
  uid: string;
  serviceId: string;
  day: number;
  outcome: Outcome;
  note?: string;
}

/** Sales that the demo accounts always have. Days are counted from today. */
const certainSales: readonly CertainSale[] = [
  { uid: 'demouser', serviceId: 'interior', day: -64, outcome: 'kept' },
  { uid: 'demouser', serviceId: 'headlamp', day: -40, outcome: 'failed' },
  { uid: 'demouser', serviceId: 'foamwash', day: -38, outcome: 'kept' },
  { uid: 'demouser', serviceId: 'wheelrim', day: -17, outcome: 'cancelledInTime' },
  { uid: 'demouser', serviceId: 'ecoclean', day: -9, outcome: 'kept' },
  {
    uid: 'demouser',
    serviceId: 'foamwash',
    day: 2,
    outcome: 'kept',
    note: 'There is a new scratch on the left door. Please go easy on it.',
  },
  {
    uid: 'demouser',
    serviceId: 'doorstep',
    day: 5,
    outcome: 'kept',
    note: 'The car stands in the yard. Please ring twice.',
  },
  { uid: 'demouser', serviceId: 'showroom', day: 9, outcome: 'kept' },
  { uid: 'nusratjahan', serviceId: 'ceramics', day: 6, outcome: 'cancelledInTime' },
];

/** Last day with sales of disabled customers, in days from today. */
const lastDayOfDisabled = -21;

export function drawOutcome(random: SeededRandom, day: number): Outcome {
  const draw = random.between(1, 100);
  if (draw <= 8) return 'failed';
  if (draw <= 14 && day !== 0 && day !== 1) return 'cancelledInTime';
  if (draw <= 17 && day < 0) return 'cancelledLate';
  if (draw <= 20 && day < 0) return 'noShow';
  return 'kept';
}

/** Plans all sales: customer, time, service and outcome, from 85 days ago to two weeks ahead. */
export function planSales(
  people: readonly Person[],
  services: readonly Service[],
  places: PlaceAllocator,
): SalePlan[] {
  const random = seededRandom('sales');
  const customers = people.filter(({ account }) => account.role === 'user');
  const plan = (person: Person, service: Service, day: number, outcome: Outcome): SalePlan[] => {
    const place = places.take(service._id, day, random);
    return place ? [planSale(person, service, place, outcome, random)] : [];
  };
  const certain = certainSales.flatMap(({ uid, serviceId, day, outcome, note = '' }) => {
    const person = customers.find(({ account }) => account.uid === uid);
    const service = services.find(({ _id }) => _id === serviceId);
    if (!person || !service) return [];
    // Tries the next day, because days with a long break have no time for long services.
    const onDay = plan(person, service, day, outcome);
    const planned = onDay.length > 0 ? onDay : plan(person, service, day + 1, outcome);
    return planned.map((sale) => ({ ...sale, visit: { ...sale.visit, note } }));
  });
  const wanted = services.flatMap((service) =>
    Array.from({ length: popularity[service._id] ?? usualPopularity }, () => service),
  );
  const drawn = daysFrom(firstDay, lastDay).flatMap((day) =>
    Array.from({ length: salesOn(day, random) }).flatMap(() => {
      const person = random.pick(customers.filter((customer) => isCustomerOn(customer, day)));
      return plan(person, random.pick(wanted), day, drawOutcome(random, day));
    }),
  );
  return [...certain, ...drawn];
}

/** Returns the vehicles that the service suits, or all of them if it suits none. */
function vehiclesFor(service: Service, vehicles: readonly Vehicle[]): readonly Vehicle[] {
  const types = suitableVehicleTypes(service, defaultVehicleTypes);
  const suitable = vehicles.filter(({ vehicleType }) => types.includes(vehicleType));
  return suitable.length > 0 ? suitable : vehicles;
}

/** Plans a purchase on the card page. */
export const planSale = (
  person: Pick<Person, 'user' | 'vehicles'>,
  service: Service,
  place: Place,
  outcome: Outcome,
  random: SeededRandom,
): SalePlan => ({
  customer: customerOf(person),
  knownSince: person.user.createdAt,
  paymentMethod: 'card',
  vehicle: random.pick(vehiclesFor(service, person.vehicles)),
  visit: visitFor(service, { address: person.user.address }),
  service,
  place,
  outcome,
});

/** Tells whether a customer may come on a day, counted from today. */
export const isCustomerOn = (
  { joinedDaysAgo, user }: Pick<Person, 'joinedDaysAgo' | 'user'>,
  day: number,
): boolean =>
  joinedDaysAgo >= daysFromJoiningToWash - day &&
  (user.status === 'active' || day <= lastDayOfDisabled);

const daysFrom = (first: number, last: number): number[] =>
  Array.from({ length: last - first + 1 }, (_, index) => first + index);

/**
 * Returns the number of sales on a day: grows from one or two to three or four; future days fill up slowly.
 */
function salesOn(day: number, random: SeededRandom): number {
  if (day > 0) return random.between(1, 2);
  const grown = Math.round(((day - firstDay) / -firstDay) * 2);
  return random.between(1, 2) + grown;
}
