import { type InferType, number, object, string } from 'yup';
import { asciiDigits } from '../schema/digits.ts';
import { text } from '../schema/fields.ts';
import { registrationPlate, storedPlate } from './registration-plate.ts';
import { vehicleTypes } from './vehicle-types.ts';

export const vehicleType = () =>
  string()
    .oneOf(vehicleTypes, 'Choose a vehicle type from the list.')
    .required('Vehicle type is required.');

const year = () =>
  number()
    .typeError('Manufacturing year must be a number.')
    .integer('Manufacturing year must be a whole number.')
    .min(1885, 'Manufacturing year must be 1885 or later.')
    .max(2100, 'Manufacturing year must be 2100 or earlier.')
    .nullable()
    .default(null)
    .meta({ note: 'null where it is not known.' });

/** First accepted model year; an older one is a typing error. */
const firstModelYear = 1950;

/** Returns the field of a model year from 1950 on, which may be typed in digits of any script. */
export const enteredYear = () =>
  year()
    .transform((value, typed) => {
      if (typeof typed !== 'string') return value;
      return typed.trim() === '' ? null : Number(asciiDigits(typed));
    })
    .min(firstModelYear, `Year must be ${firstModelYear} or later.`);

export const vehicleBrand = () =>
  text(50).label('Vehicle brand').default('').meta({ note: 'Empty where it is not known.' });

export const vehicleModel = () =>
  text(50).label('Vehicle model').default('').meta({ note: 'Empty where it is not known.' });

/** A vehicle as it is stored. */
export const vehicleSchema = object({
  vehicleType: vehicleType(),
  vehicleBrand: vehicleBrand(),
  vehicleModel: vehicleModel(),
  manufacturingYear: year(),
  registrationPlate: storedPlate().required(),
});

/**
 * A vehicle as it is entered, in a form or a request. `fitting-vehicle.ts` checks whether it fits the service
 * and the day, and has all details that the business requires.
 */
export const enteredVehicleSchema = vehicleSchema.shape({
  manufacturingYear: enteredYear(),
  registrationPlate: registrationPlate(),
});

export type Vehicle = InferType<typeof vehicleSchema>;

/** Example vehicle for the documentation. */
export const exampleVehicle: Vehicle = {
  vehicleType: 'car',
  vehicleBrand: 'Toyota',
  vehicleModel: 'Axio',
  manufacturingYear: 2018,
  registrationPlate: 'DHAKA METRO-GA 11-2233',
};
