import { expect, test } from 'vitest';
import { enteredVehicleSchema, exampleVehicle } from './vehicle.ts';

const typed = (manufacturingYear: string) =>
  enteredVehicleSchema.validateSync({ ...exampleVehicle, manufacturingYear }).manufacturingYear;

test.each(['2018', '২০১৮', '٢٠١٨', '２０１８', ' ২০১৮ '])('the year may be typed as %s', (year) => {
  expect(typed(year)).toBe(2018);
});

test.each([
  ['abc', 'must be a number'],
  ['২০১৮ খ্রি', 'must be a number'],
  ['২০১৮.৫', 'must be a whole number'],
])('the year may not be typed as %j', (year, message) => {
  expect(() => typed(year)).toThrow(message);
});

test.each(['', '  '])('a year left out as %j is unknown', (year) => {
  expect(typed(year)).toBeNull();
});
