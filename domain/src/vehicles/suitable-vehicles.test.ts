import { describe, expect, test } from 'vitest';
import { otherVehicleTypes, suitableVehicleTypes } from './suitable-vehicles.ts';

const types = ['car', 'SUV', 'van', 'camper'].map((_id) => ({ _id, name: `The ${_id}` }));

describe('the vehicle types that a service suits', () => {
  test.each([
    [
      ['car', 'SUV'],
      ['car', 'SUV'],
      ['van', 'camper'],
    ],
    [['camper', 'van', 'car'], ['car', 'van', 'camper'], ['SUV']],
    [['car', 'removed'], ['car'], ['SUV', 'van', 'camper']],
    [[], ['car', 'SUV', 'van', 'camper'], []],
    [['removed'], ['car', 'SUV', 'van', 'camper'], []],
  ])('%j: %j', (suitableFor, suitable, others) => {
    expect(suitableVehicleTypes({ suitableFor }, types)).toEqual(suitable);
    expect(otherVehicleTypes({ suitableFor }, types)).toEqual(others);
  });
});
