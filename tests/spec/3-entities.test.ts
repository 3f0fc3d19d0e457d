import { bookingAnswerSchema, bookingStatuses } from '@carwash/domain/bookings/booking';
import { pendingBookingSchema } from '@carwash/domain/bookings/pending-booking';
import { transactionAnswerSchema, transactionStatuses } from '@carwash/domain/payments/transaction';
import { isTransactionId, transactionId } from '@carwash/domain/payments/transaction-id';
import { reviewAnswerSchema } from '@carwash/domain/reviews/endpoints';
import { ratings } from '@carwash/domain/reviews/review';
import { serviceSchema } from '@carwash/domain/services/service';
import { serviceCategoryLabels } from '@carwash/domain/services/service-category';
import { slotAnswerSchema, slotStatuses } from '@carwash/domain/slots/slot';
import { signInSchema, signUpSchema } from '@carwash/domain/users/endpoints';
import { sessionStorageKey } from '@carwash/domain/users/session';
import { userAnswerSchema } from '@carwash/domain/users/user';
import { defaultVehicleTypes } from '@carwash/domain/vehicles/vehicle-types';
import { expect, test } from 'vitest';
import type { AnyObjectSchema } from 'yup';

const expectFields = (schema: AnyObjectSchema, names: readonly string[]) =>
  expect(Object.keys(schema.fields)).toEqual(expect.arrayContaining([...names]));

test("session: kept in local storage under 'auth'", () => {
  expect(sessionStorageKey).toBe('auth');
});

test('user', () => {
  expectFields(userAnswerSchema, [
    '_id',
    'name',
    'email',
    'phone',
    'address',
    'role',
    'profileImage',
  ]);
  expect(Object.keys(signUpSchema.fields).toSorted()).toEqual(
    ['name', 'email', 'password', 'phone', 'address'].toSorted(),
  );
  expect(Object.keys(signInSchema.fields).toSorted()).toEqual(['email', 'password']);
});

test('service', () => {
  expectFields(serviceSchema, [
    '_id',
    'name',
    'description',
    'price',
    'duration',
    'image',
    'category',
    'rating',
    'benefits',
    'suitableFor',
  ]);
});

test('service categories', () => {
  expect(serviceCategoryLabels).toEqual({
    basicWash: 'Basic Wash',
    detailing: 'Detailing',
    specialtyService: 'Specialty Service',
    premiumPackages: 'Premium Packages',
    ecoFriendly: 'Eco-Friendly Services',
    convenience: 'Convenience Services',
    additional: 'Additional Services',
  });
});

test('slot', () => {
  expect(slotStatuses).toEqual(['available', 'booked', 'canceled']);
  expectFields(slotAnswerSchema, ['_id', 'service', 'date', 'startTime', 'endTime', 'isBooked']);
  expect(slotAnswerSchema.cast({ serviceId: 'foamwash' }, { assert: false })).toMatchObject({
    service: 'foamwash',
  });
});

test('booking: the vehicle is flat, and the statuses are the ordered words', () => {
  expectFields(bookingAnswerSchema, [
    '_id',
    'customer',
    'service',
    'slot',
    'vehicleType',
    'vehicleBrand',
    'vehicleModel',
    'manufacturingYear',
    'registrationPlate',
    'status',
  ]);
  expect(bookingStatuses).toEqual(expect.arrayContaining(['completed', 'pending', 'cancelled']));
  const vehicle = { vehicleBrand: 'Toyota', manufacturingYear: 2018 };
  expect(bookingAnswerSchema.cast({ vehicle }, { assert: false })).toMatchObject(vehicle);
});

test('pending booking', () => {
  expectFields(pendingBookingSchema, ['customer', 'serviceId', 'amount', 'vehicleType']);
});

test('review: `review` of a service, `message` of the business', () => {
  expectFields(reviewAnswerSchema, ['_id', 'rating', 'service', 'user', 'name', 'createdAt']);
  expect(ratings).toEqual([1, 2, 3, 4, 5]);
  const stored = { text: 'Spotless', author: { key: 'k', name: 'Nadia' } };
  const answered = (serviceId: string | null) =>
    reviewAnswerSchema.cast({ ...stored, serviceId }, { assert: false });
  expect(answered('foamwash')).toMatchObject({
    review: 'Spotless',
    service: 'foamwash',
    user: 'k',
    name: 'Nadia',
  });
  expect(answered(null)).toMatchObject({ message: 'Spotless', user: 'k', name: 'Nadia' });
});

test('transaction, with an id T-{timestamp}-{customer}-{serviceId}', () => {
  expectFields(transactionAnswerSchema, [
    '_id',
    'customer',
    'service',
    'amount',
    'status',
    'transactionId',
    'createdAt',
  ]);
  expect(transactionStatuses).toEqual(expect.arrayContaining(['success', 'pending', 'failed']));
  const id = transactionId(new Date('2026-01-02T03:04:05Z'), 'nadia1234', 'foamwash');
  expect(id).toMatch(/^T-\d{13}-nadia12-foamwash$/);
  expect(isTransactionId(id)).toBe(true);
});

test('vehicle types', () => {
  expect(defaultVehicleTypes.map(({ _id }) => _id)).toEqual([
    'car',
    'truck',
    'SUV',
    'van',
    'motorcycle',
    'bus',
    'electricVehicle',
    'hybridVehicle',
    'bicycle',
    'tractor',
  ]);
});
