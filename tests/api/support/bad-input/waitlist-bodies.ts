import { partsOfSlotId } from '@carwash/domain/slots/slot-id';
import { vehicle } from '../../../support/purchases/vehicle.ts';
import type { BadBody } from './bad-body.ts';

/** Bodies with one fault each: the waitlist. */
export const badWaitlistBodies: BadBody[] = [
  {
    endpoint: 'joinWaitlist',
    as: 'user',
    // The slot is open, so waiting for it is a conflict, and no bad input.
    body: ({ service, slot }) => ({
      serviceId: service,
      dates: [partsOfSlotId(slot)?.date ?? ''],
      from: '00:00',
      until: '23:59',
      ...vehicle,
    }),
    faults: [
      ['dates', { dates: [] }],
      ['dates', { dates: Array.from({ length: 8 }, (_, at) => `2030-01-1${at}`) }],
      ['until', { from: '09:00', until: '08:59' }],
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
