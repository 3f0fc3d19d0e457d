import { type BadBody, long } from './bad-body.ts';
import { vehicle } from './call.ts';

/** Bodies with one fault each: payments and bookings. */
export const badPaymentBodies: BadBody[] = [
  {
    endpoint: 'initiatePayment',
    as: 'user',
    body: ({ service, slot }) => ({ serviceId: service, slotId: slot, ...vehicle }),
    faults: [
      ['vehicleType', { vehicleType: 'spaceship' }],
      ['vehicleType', { vehicleType: ['car'] }],
      ['vehicleBrand', { vehicleBrand: '' }],
      ['vehicleBrand', { vehicleBrand: long(51) }],
      ['vehicleBrand', { vehicleBrand: ' Toyota ' }],
      ['vehicleModel', { vehicleModel: 7 }],
      ['vehicleModel', { vehicleModel: 'A\u0000B' }],
      ['vehicleModel', { vehicleModel: 'half an emoji \ud83d' }],
      ['manufacturingYear', { manufacturingYear: '2018' }],
      ['manufacturingYear', { manufacturingYear: 2018.5 }],
      ['manufacturingYear', { manufacturingYear: 1 }],
      ['manufacturingYear', { manufacturingYear: null }],
      ['registrationPlate', { registrationPlate: 'AB\u202eC' }],
      ['registrationPlate', { registrationPlate: '\u200b' }],
      ['registrationPlate', { registrationPlate: undefined }],
      ['slotId', { slotId: { $ne: 1 } }],
      ['serviceId', { serviceId: long(65) }],
      ['amount', { amount: 1 }],
      ['price', { price: 0 }],
    ],
  },
  {
    endpoint: 'createBooking',
    as: 'user',
    body: () => ({ transactionId: 'T-1-nobody-nothing' }),
    faults: [
      ['transactionId', { transactionId: undefined }],
      ['transactionId', { transactionId: 5 }],
      ['transactionId', { transactionId: long(65) }],
      ['slotId', { slotId: 'another' }],
    ],
  },
  {
    endpoint: 'createTransaction',
    as: 'user',
    body: () => ({ transactionId: 'T-1-nobody-nothing', status: 'success' }),
    faults: [
      ['status', { status: 'paid' }],
      ['transactionId', { transactionId: { $ne: '' } }],
      ['amount', { amount: -1 }],
      ['amount', { amount: '49.90' }],
      ['customer', { customer: ['somebody-else'] }],
    ],
  },
  {
    endpoint: 'updateTransactionStatus',
    as: 'admin',
    params: () => ({ id: 'T-1-nobody-nothing' }),
    body: () => ({ status: 'refunded', reference: 'R-1' }),
    faults: [
      ['status', { status: undefined }],
      ['status', { status: 'paid back' }],
      ['reference', { reference: '' }],
      ['reference', { reference: 17 }],
      ['amount', { amount: 0 }],
    ],
  },
  {
    endpoint: 'reconcilePayments',
    as: 'admin',
    body: () => ({}),
    faults: [['force', { force: true }]],
  },
];
