import { vehicle } from '../../../support/purchases/vehicle.ts';
import { type BadBody, long } from './bad-body.ts';

/** Bodies with one fault each: payments and bookings. */
export const badPaymentBodies: BadBody[] = [
  {
    endpoint: 'initiatePayment',
    as: 'user',
    body: ({ service, slot }) => ({ serviceId: service, slotId: slot, ...vehicle }),
    faults: [
      ['registrationPlate', { registrationPlate: 'AB\u202eC' }],
      ['registrationPlate', { registrationPlate: long(33) }],
      ['registrationPlate', { registrationPlate: '=GA+12' }],
      ['address', { address: 'Lake \u202e Road' }],
      ['address', { address: 'where nobody comes to' }],
      ['note', { note: 'beep \u0007' }],
      ['addOns', { addOns: ['never'] }],
      ['addOns[0]', { addOns: ['../wax'] }],
    ],
  },
  {
    endpoint: 'createBooking',
    as: 'user',
  },
  {
    endpoint: 'cancelBookingAsAdmin',
    as: 'admin',
    params: () => ({ id: 'T-1-nobody-nothing' }),
    faults: [['reason', { reason: 'line\nbreak' }]],
  },
  {
    endpoint: 'refundBooking',
    as: 'admin',
    params: () => ({ id: 'T-1-nobody-nothing' }),
    faults: [['amount', { amount: 0 }]],
  },
  {
    endpoint: 'collectPayment',
    as: 'admin',
    params: () => ({ id: 'T-1-nobody-nothing' }),
  },
  {
    endpoint: 'collectPart',
    as: 'admin',
    params: () => ({ id: 'T-1-nobody-nothing' }),
    faults: [['amount', { version: 1, method: 'cash', amount: 0 }]],
  },
  {
    endpoint: 'discountPayment',
    as: 'admin',
    params: () => ({ id: 'T-1-nobody-nothing' }),
    faults: [['amount', { version: 1, amount: 0, reason: 'A regular.' }]],
  },
  {
    endpoint: 'writeOffPayment',
    as: 'admin',
    params: () => ({ id: 'T-1-nobody-nothing' }),
  },
  {
    endpoint: 'correctPayment',
    as: 'admin',
    params: () => ({ id: 'T-1-nobody-nothing' }),
    faults: [['paymentMethod', { version: 1, paymentMethod: 'card', reason: 'Typed' }]],
  },
  {
    endpoint: 'enterAnswer',
    as: 'admin',
    params: () => ({ id: 'T-1-nobody-nothing' }),
    faults: [['outcome', { version: 1, outcome: 'open', reference: 'AAM-1' }]],
  },
  {
    endpoint: 'undoSale',
    as: 'admin',
    params: () => ({ id: 'T-1-nobody-nothing' }),
  },
  {
    endpoint: 'moveBooking',
    as: 'admin',
    params: () => ({ id: 'T-1-nobody-nothing' }),
    body: ({ slot }) => ({ version: 1, slotId: slot }),
  },
  {
    endpoint: 'swapBookings',
    as: 'admin',
    params: () => ({ id: 'T-1-nobody-nothing' }),
    body: () => ({ version: 1, otherId: 'T-1-nobody-other', otherVersion: 1 }),
  },
  {
    endpoint: 'editBooking',
    as: 'admin',
    params: () => ({ id: 'T-1-nobody-nothing' }),
    faults: [
      ['registrationPlate', { registrationPlate: '<script>' }],
      ['paymentMethod', { paymentMethod: 'free' }],
    ],
  },
  {
    endpoint: 'changeBookingNote',
    as: 'user',
    params: () => ({ id: 'T-1-nobody-nothing' }),
  },
  {
    endpoint: 'updateBookingStatus',
    as: 'admin',
    params: () => ({ id: 'T-1-nobody-nothing' }),
  },
  {
    endpoint: 'changeVisitStage',
    as: 'admin',
    params: () => ({ id: 'T-1-nobody-nothing' }),
  },
  {
    endpoint: 'changeDamageNote',
    as: 'admin',
    params: () => ({ id: 'T-1-nobody-nothing' }),
    faults: [['damageNote', { damageNote: 'beep \u0007' }]],
  },
  {
    endpoint: 'createDeskBooking',
    as: 'admin',
    body: ({ slot }) => ({
      slotId: slot,
      customerName: 'Kamal Hossain',
      paymentMethod: 'cash',
      ...vehicle,
    }),
    faults: [
      ['slotId', { slotId: undefined }],
      ['addOns[0]', { addOns: ['../wax'] }],
      ['customerPhone', { customerPhone: 'call me' }],
      ['freeReason', { paymentMethod: 'free' }],
      ['freeReason', { paymentMethod: 'free', freeReason: long(301) }],
      // Needs either a slot or a service from now on, not both.
      ['slotId', { serviceId: 'foamwash' }],
      ['address', { address: 'line\nbreak' }],
    ],
  },
  {
    endpoint: 'createTransaction',
    as: 'user',
  },
  {
    endpoint: 'updateTransactionStatus',
    as: 'admin',
    params: () => ({ id: 'T-1-nobody-nothing' }),
  },
  {
    endpoint: 'reopenRefund',
    as: 'admin',
    params: () => ({ id: 'T-1-nobody-nothing' }),
  },
  {
    endpoint: 'reconcilePayments',
    as: 'admin',
    body: () => ({}),
  },
];
