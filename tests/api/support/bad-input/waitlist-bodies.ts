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
