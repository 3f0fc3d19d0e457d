import { type BadBody, long } from './bad-body.ts';

/** Bodies with one fault each: the vehicles of a customer. */
export const badGarageBodies: BadBody[] = [
  {
    endpoint: 'addVehicle',
    as: 'user',
    faults: [
      ['registrationPlate', { registrationPlate: '=GA+12' }],
      ['registrationPlate', { registrationPlate: long(33) }],
      ['name', { name: 'beep \u0007' }],
    ],
  },
  {
    endpoint: 'changeVehicle',
    as: 'user',
    params: () => ({ id: 'nobody_nothing' }),
  },
];
