import { vehicle } from '../../../support/purchases/vehicle.ts';
import type { BadBody } from './bad-body.ts';

/** Bodies with one fault each: the waitlist. */
export const badWaitlistBodies: BadBody[] = [
  {
    endpoint: 'joinWaitlist',
    as: 'user',
    // The day has no starts at these hours, which only the whole body tells.
    body: ({ service }) => ({
      serviceId: service,
      dates: ['2030-01-15'],
      from: '09:00',
      until: '12:00',
      ...vehicle,
    }),
    faults: [
      ['dates', { dates: [] }],
      ['dates', { dates: Array.from({ length: 8 }, (_, at) => `2030-01-1${at}`) }],
      ['until', { until: '08:59' }],
      ['registrationPlate', { registrationPlate: '=GA+12' }],
      ['addOns', { addOns: ['gold'] }],
      ['vehicleType', { vehicleType: 'truck' }],
    ],
  },
  {
    endpoint: 'offerPlace',
    as: 'admin',
    params: () => ({ id: 'nobody_nothing' }),
    body: ({ slot }) => ({ slotId: slot }),
  },
];
