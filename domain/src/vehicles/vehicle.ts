import { type InferType, number, object, string } from 'yup';
import { asciiDigits } from '../schema/digits.ts';
import { partId, text } from '../schema/fields.ts';
import { registrationPlate, storedPlate } from './registration-plate.ts';
import { type VehicleType, vehicleTypeName } from './vehicle-types.ts';

/** Returns the field of a vehicle's type. Whether the settings have it is checked by `fitting-vehicle.ts`. */
export const vehicleType = () =>
  partId()
    .required('Vehicle type is required.')
    .meta({ note: 'The _id of a vehicle type of the settings.' });

export const vehicleTypesMeta = {
  note: 'In the settings all types of vehicle that can be booked, in the order of every list; of a size or an add-on the _ids of those that it is about, or null for all.',
};

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

const detailsSchema = object({
  vehicleType: vehicleType(),
  vehicleBrand: vehicleBrand(),
  vehicleModel: vehicleModel(),
  manufacturingYear: year(),
  registrationPlate: storedPlate().required(),
});

/** A vehicle as it is stored. */
export const vehicleSchema = detailsSchema.shape({
  vehicleTypeName: string()
    .required()
    .meta({ note: 'The name of its type when it was entered, whatever became of the type.' }),
});

/**
 * A vehicle as it is entered, in a form or a request. `fitting-vehicle.ts` checks whether it fits the service
 * and the day, and has all details that the business requires.
 */
export const enteredVehicleSchema = detailsSchema.shape({
  manufacturingYear: enteredYear(),
  registrationPlate: registrationPlate(),
});

export type Vehicle = InferType<typeof vehicleSchema>;

export type EnteredVehicle = InferType<typeof enteredVehicleSchema>;

/**
 * Returns an entered vehicle as it is stored.
 * @param entered may have more fields
 * @param types of the settings
 */
export const storedVehicle = (entered: EnteredVehicle, types: readonly VehicleType[]): Vehicle => ({
  ...detailsSchema.cast(entered, { stripUnknown: true }),
  vehicleTypeName: vehicleTypeName(entered.vehicleType, types),
});

/** Example vehicle for the documentation. */
export const exampleVehicle: EnteredVehicle = {
  vehicleType: 'car',
  vehicleBrand: 'Toyota',
  vehicleModel: 'Axio',
  manufacturingYear: 2018,
  registrationPlate: 'DHAKA METRO-GA 11-2233',
};
