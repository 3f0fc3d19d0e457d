import { expect, test } from 'vitest';
import { formatVehicle } from './format-vehicle';

test('a vehicle reads as people say it', () => {
  const vehicle = {
    vehicleType: 'electricVehicle',
    vehicleBrand: 'Nissan',
    vehicleModel: 'Leaf',
    manufacturingYear: 2021,
  } as const;
  expect(formatVehicle(vehicle)).toBe('Electric vehicle, Nissan Leaf 2021');
});
