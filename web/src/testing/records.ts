import type { Booking } from '@carwash/domain/bookings/booking';
import type { Day } from '@carwash/domain/days/day';
import { firstBay } from '@carwash/domain/days/roster';
import type { Transaction } from '@carwash/domain/payments/transaction';
import { summariseReviews } from '@carwash/domain/reviews/rating-summary';
import { type Review, untouched } from '@carwash/domain/reviews/review';
import type { StoredService } from '@carwash/domain/services/service';
import { defaultSettings } from '@carwash/domain/settings/default-settings';
import { slotId } from '@carwash/domain/slots/slot-id';
import { addDays, businessDay, businessInstant } from '@carwash/domain/time/business-time';
import { dayMs } from '@carwash/domain/time/durations';
import type { User } from '@carwash/domain/users/user';
import type { SavedVehicle } from '@carwash/domain/vehicles/saved-vehicle';
import type { Vehicle } from '@carwash/domain/vehicles/vehicle';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import type { SignedInPerson } from './fake-auth';

/** Records that match their schemas. A test changes only what it is about. */

export const daysAgo = (days: number): Date => new Date(Date.now() - days * dayMs);

export const dayFromToday = (days: number): string =>
  addDays(businessDay(new Date(), businessTimeZone), days);

export function profileOf(
  { uid, name, email, role }: SignedInPerson,
  change: Partial<User> = {},
): User {
  return {
    _id: uid,
    name,
    email,
    phone: '+8801700000000',
    address: '1 Test Road',
    role: role ?? 'user',
    status: 'active',
    profileImage: null,
    authorKey: `author-of-${uid}`,
    claimsUpdatedAt: new Date(0),
    searchTerms: [],
    createdAt: daysAgo(100),
    ...change,
  };
}

export const serviceWith = (change: Partial<StoredService> = {}): StoredService => ({
  _id: 'foamwash',
  name: 'Foam Wash',
  description: 'Foam, rinse, dry.',
  price: 49.9,
  duration: 45,
  image: '/pictures/foam-wash.svg',
  category: 'basicWash',
  ...summariseReviews([]),
  benefits: ['Warm-air drying'],
  suitableFor: ['car'],
  keywords: [],
  asksVehicleDetails: false,
  location: 'business',
  startsEvery: null,
  sizePrices: [],
  pictures: [],
  uploadedPictures: [],
  isPaused: false,
  vatPercent: null,
  createdAt: daysAgo(100),
  ...change,
});

export const bookedVehicle: Vehicle = {
  vehicleType: 'car',
  vehicleTypeName: 'Car',
  vehicleBrand: 'Toyota',
  vehicleModel: 'Axio',
  manufacturingYear: 2018,
  registrationPlate: 'DHAKA METRO-GA 11-2233',
};

export const slotOn = (date: string, startTime = '10:00', endTime = '10:45') => ({
  _id: slotId('foamwash', date, startTime),
  date,
  startTime,
  endTime,
  startsAt: businessInstant(date, startTime, businessTimeZone),
  endsAt: businessInstant(date, endTime, businessTimeZone),
});

/** Returns the fields that a payment and its booking share. */
function purchaseBy({ uid, name, email }: SignedInPerson, date: string) {
  const { _id, name: serviceName, category, price, duration, location } = serviceWith();
  return {
    customer: { uid, name, email, phone: '+8801700000000' },
    service: { _id, name: serviceName, category, price, duration, location },
    slot: slotOn(date),
    vehicle: bookedVehicle,
    lines: [{ _id: '', name: serviceName, price, minutes: duration }],
    address: '',
    note: '',
    cancellationHours: defaultSettings.cancellationHours,
    amount: price,
    searchTerms: [],
  };
}

let made = 0;

/** Returns an id of a transaction, each time another one. */
function newId(): string {
  made += 1;
  return `T-${1_750_000_000_000 + made}-customr-foamwash`;
}

/** Returns a booking of the service, two days from now unless `date` says otherwise. */
export const bookingOf = (
  customer: SignedInPerson,
  { date = dayFromToday(2), ...change }: Partial<Booking> & { date?: string } = {},
): Booking => ({
  ...purchaseBy(customer, date),
  _id: newId(),
  status: 'pending',
  stage: 'expected',
  refundTerms: 'by_notice',
  code: 'K7P-4Q2',
  version: 1,
  sequence: 0,
  claimId: 'claim',
  createdAt: daysAgo(1),
  ...change,
});

/** Returns a payment by card that has succeeded, unless `change` says otherwise. */
export function transactionOf(
  customer: SignedInPerson,
  { date = dayFromToday(2), ...change }: Partial<Transaction> & { date?: string } = {},
): Transaction {
  const { _id = newId(), createdAt = daysAgo(1) } = change;
  return {
    ...purchaseBy(customer, date),
    _id,
    transactionId: _id,
    seller: { legalName: '', taxNumber: '' },
    currency: 'USD',
    vatPercent: 0,
    received: null,
    status: 'success',
    paymentMethod: 'card',
    claimId: 'claim',
    paymentUrl: null,
    expiresAt: createdAt,
    holdMinutes: 15,
    nextCheckAt: null,
    paidAt: createdAt,
    failureReason: null,
    refundReason: null,
    refundReference: null,
    refundedAt: null,
    providerReference: `P-${_id}`,
    version: 1,
    createdAt,
    ...change,
  };
}

export const savedVehicleOf = (
  { uid }: SignedInPerson,
  change: Partial<SavedVehicle> = {},
): SavedVehicle => ({
  ...bookedVehicle,
  _id: 'axio',
  uid,
  name: '',
  usedAt: daysAgo(3),
  defaultSince: null,
  ...change,
});

export const reviewOf = ({ uid, name }: SignedInPerson, change: Partial<Review> = {}): Review => ({
  _id: `foamwash_author-of-${uid}`,
  rating: 4,
  text: 'Clean down to the hinges.',
  author: { key: `author-of-${uid}`, name },
  serviceId: 'foamwash',
  verifiedCustomer: false,
  ...untouched,
  createdAt: daysAgo(2),
  ...change,
});

/** Returns a day on which the service is offered at these times, in one bay. */
export const dayWith = (
  date: string,
  times: readonly string[],
  change: Partial<Day> = {},
): Day => ({
  _id: date,
  date,
  bays: [{ ...firstBay, cleanUp: 0 }],
  starts: { foamwash: Object.fromEntries(times.map((time) => [time, 45])) },
  closed: {},
  byHours: {},
  serviceIds: ['foamwash'],
  jobs: {},
  closures: {},
  visitChanges: 0,
  createdAt: daysAgo(1),
  ...change,
});

/** Returns the job of a booking, or of a hold until some time. */
export const jobOf = (
  { slot }: Pick<Booking, 'slot'>,
  heldUntil: Date | null = null,
): Day['jobs'][string] => ({
  bay: firstBay._id,
  slotId: slot._id,
  from: slot.startsAt,
  to: slot.endsAt,
  heldUntil,
});

/** Returns what the API says of the times at which the service is open. */
export const openTimesOn = (...days: readonly Day[]) => [
  {
    serviceId: 'foamwash',
    days: days.map(({ date, starts }) => ({
      date,
      startTimes: Object.keys(starts.foamwash ?? {}),
    })),
  },
];
