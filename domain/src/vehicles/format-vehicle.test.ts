import { expect, test } from 'vitest';
import { formatVehicle, formatVehicleShort } from './format-vehicle.ts';

test('a vehicle is described as people say it', () => {
  const vehicle = {
    vehicleType: 'electricVehicle',
    vehicleTypeName: 'Electric vehicle',
    vehicleBrand: 'Nissan',
    vehicleModel: 'Leaf',
    manufacturingYear: 2021,
  } as const;
  expect(formatVehicle(vehicle)).toBe('Electric vehicle, Nissan Leaf 2021');
  expect(formatVehicleShort(vehicle)).toBe('Nissan Leaf');
});

test('unknown details of a vehicle are left out', () => {
  const vehicle = {
    vehicleType: 'car',
    vehicleTypeName: 'Car',
    vehicleBrand: '',
    vehicleModel: '',
    manufacturingYear: null,
  } as const;
  expect(formatVehicle(vehicle)).toBe('Car');
  expect(formatVehicle({ ...vehicle, vehicleModel: 'Axio' })).toBe('Car, Axio');
  expect(formatVehicleShort(vehicle)).toBe('Car');
});
