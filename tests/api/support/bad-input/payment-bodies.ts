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
    body: () => ({ transactionId: 'T-1-nobody-nothing' }),
  },
  {
    endpoint: 'cancelBookingAsAdmin',
    as: 'admin',
    params: () => ({ id: 'T-1-nobody-nothing' }),
    body: () => ({ refund: true, reason: 'The foam machine is being repaired.' }),
    faults: [['reason', { reason: 'line\nbreak' }]],
  },
  {
    endpoint: 'refundBooking',
    as: 'admin',
    params: () => ({ id: 'T-1-nobody-nothing' }),
    body: () => ({ reason: 'The dryer left stains.' }),
    faults: [
      ['amount', { amount: 0 }],
      ['amount', { amount: 1.005 }],
      ['refundedBefore', { refundedBefore: -1 }],
    ],
  },
  {
    endpoint: 'collectPayment',
    as: 'admin',
    params: () => ({ id: 'T-1-nobody-nothing' }),
    body: () => ({ method: 'cash' }),
    faults: [['method', { method: 'card' }]],
  },
  {
    endpoint: 'undoSale',
    as: 'admin',
    params: () => ({ id: 'T-1-nobody-nothing' }),
    body: () => ({ reason: 'The wrong car.' }),
    faults: [['reason', { reason: '' }]],
  },
  {
    endpoint: 'moveBooking',
    as: 'admin',
    params: () => ({ id: 'T-1-nobody-nothing' }),
    body: ({ slot }) => ({ slotId: slot }),
  },
  {
    endpoint: 'swapBookings',
    as: 'admin',
    params: () => ({ id: 'T-1-nobody-nothing' }),
    body: ({ slot }) => ({
      otherId: 'T-1-nobody-other',
      seenSlotId: slot,
      seenBay: 'bay-1',
      otherSlotId: slot,
      otherBay: 'bay-2',
    }),
  },
  {
    endpoint: 'editBooking',
    as: 'admin',
    params: () => ({ id: 'T-1-nobody-nothing' }),
    body: () => ({ registrationPlate: 'DHAKA 77', longerBy: 15 }),
    faults: [
      ['registrationPlate', { registrationPlate: '' }],
      ['registrationPlate', { registrationPlate: '<script>' }],
      ['vehicleType', { vehicleType: 'spaceship' }],
      ['longerBy', { longerBy: 0 }],
      ['longerBy', { longerBy: 481 }],
      ['longerBy', { longerBy: 1.5 }],
      ['seenEdits', { seenEdits: -1 }],
    ],
  },
  {
    endpoint: 'changeBookingNote',
    as: 'user',
    params: () => ({ id: 'T-1-nobody-nothing' }),
    body: () => ({ note: 'Ring twice.' }),
  },
  {
    endpoint: 'updateBookingStatus',
    as: 'admin',
    params: () => ({ id: 'T-1-nobody-nothing' }),
    body: () => ({ status: 'no_show' }),
  },
  {
    endpoint: 'changeVisitStage',
    as: 'admin',
    params: () => ({ id: 'T-1-nobody-nothing' }),
    body: () => ({ stage: 'washing', seenStage: 'arrived' }),
  },
  {
    endpoint: 'changeDamageNote',
    as: 'admin',
    params: () => ({ id: 'T-1-nobody-nothing' }),
    body: () => ({ damageNote: 'A scratch.', seenNote: '' }),
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
      ['paymentMethod', { paymentMethod: 'card' }],
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
    body: () => ({ transactionId: 'T-1-nobody-nothing', status: 'success' }),
  },
  {
    endpoint: 'updateTransactionStatus',
    as: 'admin',
    params: () => ({ id: 'T-1-nobody-nothing' }),
    body: () => ({ status: 'refunded', reference: 'R-1' }),
    faults: [['reference', { reference: long(101) }]],
  },
  {
    endpoint: 'reconcilePayments',
    as: 'admin',
    body: () => ({}),
  },
];
