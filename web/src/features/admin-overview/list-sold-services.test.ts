import type { Service } from '@carwash/domain/services/service';
import { expect, test } from 'vitest';
import { listSoldServices } from './list-sold-services';

const service = (_id: string, name: string): Service => ({
  _id,
  name,
  description: '',
  price: 10,
  duration: 30,
  image: '/picture.svg',
  category: 'basicWash',
  rating: 0,
  ratingCount: 0,
  ratingHistogram: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
  verifiedHistogram: { 1: 0, 2: 0, 3: 0, 4: 0, 5: 0 },
  hiddenReviewCount: 0,
  benefits: [],
  suitableFor: [],
  keywords: [],
  asksVehicleDetails: false,
  location: 'business',
  startsEvery: null,
  sizePrices: [],
  pictures: [],
  isPaused: false,
  vatPercent: null,
  createdAt: new Date(0),
});

const [wax, foam, rinse] = [
  service('wax', 'Wax'),
  service('foam', 'Foam'),
  service('rinse', 'Rinse'),
];

test('sold services come by their sales, then the others by name', () => {
  const listed = listSoldServices(
    [wax, rinse, foam],
    [
      { id: 'gone', bookings: 2, revenueMinor: 900 },
      { id: 'wax', bookings: 1, revenueMinor: 500 },
    ],
  );
  expect(listed).toEqual([
    { id: 'gone', bookings: 2, revenueMinor: 900, service: null },
    { id: 'wax', bookings: 1, revenueMinor: 500, service: wax },
    { id: 'foam', bookings: 0, revenueMinor: 0, service: foam },
    { id: 'rinse', bookings: 0, revenueMinor: 0, service: rinse },
  ]);
});
