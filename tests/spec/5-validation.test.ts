import { createReviewSchema } from '@carwash/domain/reviews/endpoints';
import { createServiceSchema } from '@carwash/domain/services/endpoints';
import { defaultSettings } from '@carwash/domain/settings/default-settings';
import { createSlotSchema } from '@carwash/domain/slots/endpoints';
import { signInSchema, signUpSchema } from '@carwash/domain/users/endpoints';
import { anyService, fittingVehicleFields } from '@carwash/domain/vehicles/fitting-vehicle';
import { enteredVehicleSchema } from '@carwash/domain/vehicles/vehicle';
import { describe, expect, test } from 'vitest';
import { type AnyObjectSchema, ValidationError } from 'yup';
import { newPasswordSchema } from '~/features/password/new-password-schema';
import { toastTexts } from '~/lib/toasts';

/** Returns the messages for an empty form, by field. */
function messagesOf(schema: AnyObjectSchema, values: object = {}): Record<string, string> {
  try {
    schema.validateSync(values, { abortEarly: false });
    return {};
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]));
  }
}

test('sign-up', () => {
  expect(messagesOf(signUpSchema)).toEqual({
    name: 'Name is required.',
    email: 'Email is required.',
    password: 'Password is required.',
    phone: 'phone is required.',
    address: 'address is required.',
  });
});

test('sign-in', () => {
  expect(messagesOf(signInSchema)).toEqual({
    email: 'Email is required.',
    password: 'Password is required.',
  });
});

describe('booking form', () => {
  const schema = enteredVehicleSchema.shape(
    fittingVehicleFields(anyService, '2026-11-29', defaultSettings),
  );

  test('type, brand, model, year and plate are required', () => {
    expect(messagesOf(schema)).toMatchObject({
      vehicleType: 'Vehicle type is required.',
      vehicleBrand: 'Vehicle brand is required.',
      vehicleModel: 'Vehicle model is required.',
      manufacturingYear: 'Manufacturing year is required.',
      registrationPlate: 'Registration plate is required.',
    });
  });

  test('the year is a number', () => {
    expect(messagesOf(schema, { manufacturingYear: 'new' })).toHaveProperty('manufacturingYear');
  });
});

test("review: a rating of 0 is 'Please select a rating', and the text is not required", () => {
  expect(messagesOf(createReviewSchema, { rating: 0 })).toEqual({
    rating: 'Please select a rating',
  });
  expect(messagesOf(createReviewSchema, { rating: 5 })).toEqual({});
});

test('slot form: start and end are required', () => {
  const messages = messagesOf(createSlotSchema);
  expect(messages).toHaveProperty('startTime');
  expect(messages).toHaveProperty('endTime');
});

test('service form: a price is 0 or at least 1.00, a duration at least 5 minutes, an image is required', () => {
  const messages = messagesOf(createServiceSchema, { price: 0.5, duration: 4 });
  for (const field of ['price', 'duration', 'image']) expect(messages).toHaveProperty(field);
  expect(messagesOf(createServiceSchema, { price: 0, duration: 5 })).not.toHaveProperty('price');
});

test('change password', () => {
  const values = { newPassword: 'long enough', confirmPassword: 'another one' };
  expect(Object.values(messagesOf(newPasswordSchema, values))).toContain("Passwords don't match");
});

test('the text of a reschedule without a new time', () => {
  expect(toastTexts.selectNewTime).toBe('Please select a new time slot');
});
