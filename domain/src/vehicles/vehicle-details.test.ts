import { expect, test } from 'vitest';
import { readVehicleDetails } from './vehicle-details.ts';

test.each([
  ['', []],
  [' ', []],
  ['year', ['year']],
  ['brand  model year', ['brand', 'model', 'year']],
])("'%s' asks for %j", (text, asked) => {
  expect(readVehicleDetails(text)).toEqual(asked);
});

test.each(['colour', 'brand, model', 'Brand'])("'%s' is refused", (text) => {
  expect(() => readVehicleDetails(text)).toThrow('ASK_VEHICLE_DETAILS can name');
});
