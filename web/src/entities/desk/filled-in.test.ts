import { defaultVehicleTypes } from '@carwash/domain/vehicles/vehicle-types';
import { expect, test } from 'vitest';
import type { KnownCar } from '~/entities/customers/find-customers';
import { emptyDeskTexts } from './desk-draft';
import { filledFrom, withPlate } from './filled-in';
import { soonestId } from './now-slot';

const wax = { _id: 'wax', suitableFor: [] };

const known: KnownCar = {
  customer: {
    _id: 'u-kamal',
    customerKey: 'u-kamal',
    uid: 'kamal',
    name: 'Kamal Hossain',
    email: 'kamal@example.com',
    phone: '',
    cars: [],
    notes: [],
    recognisedAsBlocked: null,
  },
  car: {
    vehicleType: 'car',
    vehicleTypeName: 'Car',
    vehicleBrand: 'Toyota',
    vehicleModel: 'Axio',
    manufacturingYear: 2018,
    registrationPlate: 'GA 11-2233',
    lastVisit: {
      serviceId: 'wax',
      serviceName: 'Wax',
      addOnIds: ['mats'],
      startsAt: new Date('2030-01-15T10:00:00Z'),
    },
  },
};

const start = {
  ...emptyDeskTexts,
  note: 'In a hurry',
  chosenService: 'wax',
  slotId: soonestId,
  bay: '2',
  paymentMethod: 'terminal',
  partMethod: 'cash',
  closedDay: '',
  bookedStart: '',
  keptSlot: '',
  unansweredKey: '',
} as const;

const filledIn = filledFrom(known, wax, defaultVehicleTypes);

test('of a customer without a car the contact details are filled in', () => {
  expect(filledFrom({ customer: known.customer }, wax, defaultVehicleTypes)).toMatchObject({
    customerName: 'Kamal Hossain',
    registrationPlate: '',
    addOns: [],
  });
});

const form = { ...start, ...filledIn, filledIn };

test('another plate takes away everything that was filled in for the first car', () => {
  expect(form).toMatchObject({ customerId: 'kamal', addOns: ['mats'] });
  expect(withPlate(form, 'GA 11-2234')).toEqual({
    ...start,
    registrationPlate: 'GA 11-2234',
    filledIn: null,
  });
});

test('another plate leaves what was typed or chosen since', () => {
  const changed = { customerName: 'Rahima', customerPhone: '01711000002', addOns: ['wheels'] };
  expect(withPlate({ ...form, ...changed }, 'GA')).toEqual({
    ...start,
    ...changed,
    registrationPlate: 'GA',
    filledIn: null,
  });
});

test('the same plate takes nothing away, however it is typed', () => {
  expect(withPlate(form, 'ga112233')).toEqual({ ...form, registrationPlate: 'ga112233' });
});

test('a plate takes nothing away where nothing was filled in', () => {
  const typed = { ...start, filledIn: null, customerName: 'Rahima' };
  expect(withPlate(typed, 'GA')).toEqual({ ...typed, registrationPlate: 'GA' });
});
