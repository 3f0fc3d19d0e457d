import { describe, expect, test } from 'vitest';
import { fittingVehicleFields } from './fitting-vehicle.ts';
import { enteredVehicleSchema, exampleVehicle } from './vehicle.ts';
import type { VehicleDetail } from './vehicle-details.ts';
import { defaultVehicleTypes } from './vehicle-types.ts';

const faultsOf = (
  change: object,
  suitableFor = ['car', 'van'],
  asked: readonly VehicleDetail[] = [],
): string[] => {
  const service = { suitableFor, asksVehicleDetails: false };
  const fields = fittingVehicleFields(service, '2026-12-31', {
    vehicleTypes: defaultVehicleTypes,
    askedVehicleDetails: asked,
  });
  const schema = enteredVehicleSchema.shape(fields);
  try {
    schema.validateSync({ ...exampleVehicle, ...change }, { strict: true, abortEarly: false });
    return [];
  } catch (error) {
    return (error as { errors: string[] }).errors;
  }
};

test.each([
  [{ vehicleType: 'van', manufacturingYear: 2027 }],
  [{ vehicleType: 'car', manufacturingYear: 1950 }],
])('%j fits', (change) => {
  expect(faultsOf(change)).toEqual([]);
});

test.each([
  [{ vehicleType: 'bus' }, 'This service is not for this vehicle, but for: Car, Van.'],
  [{ vehicleType: 'spaceship' }, 'Choose a vehicle type from the list.'],
  [{ manufacturingYear: 2028 }, 'Year must be 2027 or earlier.'],
  [{ manufacturingYear: 1949 }, 'Year must be 1950 or later.'],
])('%j does not fit: %s', (change, message) => {
  expect(faultsOf(change)).toEqual([message]);
});

describe('required vehicle details', () => {
  const unknown = { vehicleBrand: '', vehicleModel: '', manufacturingYear: null };

  test('are only type and plate by default', () => {
    expect(faultsOf(unknown)).toEqual([]);
  });

  test('are all details if the service asks for them', () => {
    const service = { suitableFor: [], asksVehicleDetails: true };
    const settings = { vehicleTypes: defaultVehicleTypes, askedVehicleDetails: [] };
    const fields = fittingVehicleFields(service, '2026-12-31', settings);
    const schema = enteredVehicleSchema.shape(fields);
    expect(schema.isValidSync({ ...exampleVehicle, ...unknown })).toBe(false);
    expect(schema.isValidSync(exampleVehicle)).toBe(true);
  });

  test.each([
    ['brand', 'Vehicle brand is required.'],
    ['model', 'Vehicle model is required.'],
    ['year', 'Manufacturing year is required.'],
  ] as const)('include the %s if the business asks for it', (detail, message) => {
    expect(faultsOf(unknown, ['car'], [detail])).toEqual([message]);
    expect(faultsOf({}, ['car'], [detail])).toEqual([]);
  });
});
