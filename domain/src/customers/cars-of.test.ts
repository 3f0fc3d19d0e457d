import { expect, test } from 'vitest';
import { carsOf } from './cars-of.ts';

const vehicle = (registrationPlate: string, vehicleBrand = '') => ({
  registrationPlate,
  vehicleBrand,
  vehicleType: 'car' as const,
  vehicleTypeName: 'Car',
  vehicleModel: '',
  manufacturingYear: null,
});

const visit = (
  plate: string,
  day: string,
  service: string,
  status: 'completed' | 'cancelled' = 'completed',
) => ({
  vehicle: vehicle(plate),
  service: { _id: service, name: service } as never,
  lines: [
    { _id: '', name: service, price: 10, minutes: 30 },
    { _id: 'wax', name: 'Wax', price: 5, minutes: 10 },
  ],
  slot: { startsAt: new Date(`${day}T04:00:00Z`) } as never,
  status,
});

test('each car is listed once, the latest visit first, with what was done then', () => {
  const cars = carsOf(
    [
      visit('GA 11', '2031-03-01', 'foam'),
      visit('KHA 2', '2031-03-09', 'polish'),
      visit('ga-11', '2031-03-05', 'wash'),
    ],
    [vehicle('KHA 2', 'Toyota'), vehicle('CHA 3')],
  );
  expect(cars.map((car) => [car.registrationPlate, car.lastVisit?.serviceId])).toEqual([
    ['KHA 2', 'polish'],
    ['ga-11', 'wash'],
    ['CHA 3', undefined],
  ]);
  expect(cars[0]?.lastVisit?.addOnIds).toEqual(['wax']);
});

test('a cancelled booking counts only where there is no other', () => {
  const cars = carsOf(
    [visit('GA 11', '2031-03-09', 'polish', 'cancelled'), visit('GA 11', '2031-03-05', 'wash')],
    [],
  );
  expect(cars.map((car) => car.lastVisit?.serviceId)).toEqual(['wash']);
});
