import type { Transaction } from './transaction.ts';

const soldAt = new Date('2027-01-01T04:00:00Z');

/** A sale at the desk, to be paid later. */
export const unpaidTransaction: Transaction = {
  _id: 'T-1',
  transactionId: 'T-1',
  status: 'unpaid',
  amount: 49.9,
  vatPercent: 15,
  currency: 'USD',
  paymentMethod: 'later',
  received: null,
  customer: { uid: null, name: 'Kamal', email: '', phone: '' },
  service: {
    _id: 'foamwash',
    name: 'Foam Wash',
    category: 'basicWash',
    price: 49.9,
    duration: 30,
    location: 'business',
  },
  slot: {
    _id: 'foamwash_2027-01-02_0900',
    date: '2027-01-02',
    startTime: '09:00',
    endTime: '09:30',
    startsAt: new Date('2027-01-02T03:00:00Z'),
    endsAt: new Date('2027-01-02T03:30:00Z'),
  },
  vehicle: {
    vehicleType: 'car',
    vehicleTypeName: 'Car',
    vehicleBrand: '',
    vehicleModel: '',
    manufacturingYear: null,
    registrationPlate: 'GA 11',
  },
  lines: [{ _id: '', name: 'Foam Wash', price: 49.9, minutes: 30 }],
  seller: { legalName: '', taxNumber: '' },
  address: '',
  note: '',
  cancellationHours: 24,
  claimId: 'claim',
  paymentUrl: null,
  expiresAt: soldAt,
  holdMinutes: 0,
  nextCheckAt: null,
  paidAt: null,
  failureReason: null,
  refundReason: null,
  refundReference: null,
  refundedAt: null,
  providerReference: null,
  version: 1,
  searchTerms: [],
  createdAt: soldAt,
};

/** A card payment for the same visit that began five minutes before 08:00 in Dhaka, and holds its minutes for 15. */
export const pendingTransaction: Transaction = {
  ...unpaidTransaction,
  status: 'pending',
  paymentMethod: 'card',
  customer: { uid: 'nadia', name: 'Nadia', email: 'nadia@example.test', phone: '' },
  paymentUrl: 'https://pay.example/1',
  createdAt: new Date('2027-01-02T01:55:00Z'),
  expiresAt: new Date('2027-01-02T02:10:00Z'),
  holdMinutes: 15,
  nextCheckAt: new Date('2027-01-02T01:59:00Z'),
};
