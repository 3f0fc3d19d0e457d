import { describe, expect, test } from 'vitest';
import { otherVehicleTypes, suitableVehicleTypes } from './suitable-vehicles.ts';
import { vehicleTypes } from './vehicle-types.ts';

describe('the vehicle types that a service suits', () => {
  test.each([
    [
      ['Car', 'SUV'],
      ['car', 'SUV'],
    ],
    [
      ['Van', 'Electric vehicle', 'Car'],
      ['car', 'van', 'electricVehicle'],
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
