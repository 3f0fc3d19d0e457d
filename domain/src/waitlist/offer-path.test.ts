import { expect, test } from 'vitest';
import { exampleVehicle } from '../vehicles/vehicle.ts';
import { offerPath } from './offer-path.ts';

const entry = {
  service: { _id: 'wash', name: 'Wash' },
  vehicle: { ...exampleVehicle, vehicleTypeName: 'Car' },
  addOns: [],
};
const slotId = 'wash_2030-01-15_0900';

test('leads to the form of the offered slot', () => {
  expect(offerPath(entry, slotId)).toBe('/booking/wash/wash_2030-01-15_0900?vehicle=car');
});

test('names the chosen add-ons', () => {
  const { searchParams } = new URL(
    offerPath({ ...entry, addOns: ['wax', 'mats'] }, slotId),
    'http://a',
  );
  expect(Object.fromEntries(searchParams)).toMatchObject({ extras: 'wax,mats' });
});
