import { describe, expect, test } from 'vitest';
import {
  fittingVehicleFields,
  otherVehicleTypes,
  suitableVehicleTypes,
} from './suitable-vehicles.ts';
import { enteredVehicleSchema, exampleVehicle, vehicleTypes } from './vehicle.ts';

describe('the vehicle types that a service suits', () => {
  test.each([
    [
      ['Car', 'SUV'],
      ['car', 'SUV'],
    ],
    [
      ['van', 'CARS', 'Buses'],
      ['car', 'van', 'bus'],
    ],
    [
      ['Electric Vehicles', 'hybrid-vehicle', 'Motor cycle'],
      ['motorcycle', 'electricVehicle', 'hybridVehicle'],
    ],
    [['Car', 'Caravan'], ['car']],
  ])('%j: %j', (suitableFor, types) => {
    expect(suitableVehicleTypes({ suitableFor })).toEqual(types);
    expect(otherVehicleTypes({ suitableFor })).toEqual(
      vehicleTypes.filter((type) => !types.includes(type)),
    );
  });

  test.each([[[]], [['Anything on wheels']], [['🚗']]])('%j: all', (suitableFor) => {
    expect(suitableVehicleTypes({ suitableFor })).toEqual(vehicleTypes);
    expect(otherVehicleTypes({ suitableFor })).toEqual([]);
  });
});

const faultsOf = (change: object, suitableFor = ['Car', 'Van']): string[] => {
  const schema = enteredVehicleSchema.shape(fittingVehicleFields({ suitableFor }, '2026-12-31'));
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
])('%j does not: %s', (change, message) => {
  expect(faultsOf(change)).toEqual([message]);
});
