import type { Day, Job } from '../days/day.ts';
import { pendingTransaction, unpaidTransaction } from '../payments/transaction-of-tests.ts';
import type { Service } from '../services/service.ts';
import type { Slot } from '../slots/slot.ts';
import type { User } from '../users/user.ts';
import { at, dayWith, jobAt, startOn } from './days-of-tests.ts';

/** An hour before the visit. */
export const now = at('08:00');

const noRatings = { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 };

/** The service of the sale. */
export const foamWash: Service = {
  ...unpaidTransaction.service,
  description: 'By hand',
  image: '/wash.svg',
  rating: 0,
  ratingCount: 0,
  ratingHistogram: noRatings,
  verifiedHistogram: noRatings,
  hiddenReviewCount: 0,
  benefits: [],
  suitableFor: [],
  keywords: [],
  asksVehicleDetails: false,
  startsEvery: null,
  isPaused: false,
  vatPercent: unpaidTransaction.vatPercent,
  pictures: [],
  sizePrices: [],
  createdAt: unpaidTransaction.createdAt,
};

export const nadia: User = {
  _id: 'nadia',
  name: 'Nadia',
  email: 'nadia@example.test',
  phone: '',
  address: 'Road 11',
  role: 'user',
  status: 'active',
  profileImage: null,
  authorKey: 'key',
  claimsUpdatedAt: unpaidTransaction.createdAt,
  searchTerms: [],
  createdAt: unpaidTransaction.createdAt,
};

export const seller = { legalName: 'Shine Ltd.', taxNumber: '123' };

/** A vehicle as a customer enters it. */
export const suv = {
  vehicleType: 'SUV',
  vehicleBrand: 'Toyota',
  vehicleModel: 'Rush',
  manufacturingYear: 2020,
  registrationPlate: 'KHULNA 77',
};

/** Returns a hold of the visit's minutes in the first bay. */
export const holdUntil = (time: string, change: Partial<Job> = {}): Job =>
  jobAt('09:00', '09:30', { heldUntil: at(time), ...change });

/** The day of the sale while `pendingTransaction` holds its minutes. */
export const heldDay: Day = dayWith({
  jobs: { claim: jobAt('09:00', '09:30', { heldUntil: pendingTransaction.expiresAt }) },
});

/** The day of the sale without jobs. */
export const freeDay: Day = dayWith({ jobs: {} });

/** The same day when both bays are booked for the visit's minutes. */
export const fullDay: Day = dayWith({
  jobs: { one: jobAt('09:00', '09:30'), two: jobAt('09:00', '09:30', { bay: 'bay-2' }) },
});

/** Returns the start of the visit for somebody who has no job on the day. */
export const nineOn = (day: Day): Slot => startOn(day, '09:00', '');
