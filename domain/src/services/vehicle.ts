import { type InferType, number, object, string } from 'yup';
import { text } from '../schema/fields.ts';

export const vehicleTypes = [
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
] as const;

type VehicleType = (typeof vehicleTypes)[number];

export const vehicleTypeLabels: Record<VehicleType, string> = {
  car: 'Car',
  truck: 'Truck',
  SUV: 'SUV',
  van: 'Van',
  motorcycle: 'Motorcycle',
  bus: 'Bus',
  electricVehicle: 'Electric vehicle',
  hybridVehicle: 'Hybrid vehicle',
  bicycle: 'Bicycle',
  tractor: 'Tractor',
};

/** The vehicle fields of the booking form. */
export const vehicleSchema = object({
  vehicleType: string()
    .oneOf(vehicleTypes, 'Choose a vehicle type from the list.')
    .required('Vehicle type is required.'),
  vehicleBrand: text(50).label('Vehicle brand').required('Vehicle brand is required.'),
  vehicleModel: text(50).label('Vehicle model').required('Vehicle model is required.'),
  manufacturingYear: number()
    .typeError('Manufacturing year must be a number.')
    .integer('Manufacturing year must be a whole number.')
    .min(1885, 'Manufacturing year must be 1885 or later.')
    .max(2100, 'Manufacturing year must be 2100 or earlier.')
    .required('Manufacturing year is required.'),
  registrationPlate: text(20)
    .label('Registration plate')
    .required('Registration plate is required.'),
});

export type Vehicle = InferType<typeof vehicleSchema>;

/** Example vehicle for the documentation. */
export const exampleVehicle: Vehicle = {
  vehicleType: 'car',
  vehicleBrand: 'Toyota',
  vehicleModel: 'Axio',
  manufacturingYear: 2018,
  registrationPlate: 'DHAKA-11-2233',
};
