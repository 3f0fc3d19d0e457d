import { unpaidTransaction } from '../payments/transaction-of-tests.ts';
import type { WaitlistEntry, WaitlistOffer } from '../waitlist/waitlist-entry.ts';

/** Nadia waits for a start between 09:00 and 11:00 on the day of the sale. */
export const waitingEntry: WaitlistEntry = {
  _id: 'nadia_foamwash_2027-01-02',
  uid: 'nadia',
  customer: { name: 'Nadia', email: 'nadia@example.test', phone: '' },
  service: { _id: 'foamwash', name: 'Foam Wash' },
  date: '2027-01-02',
  from: '09:00',
  until: '11:00',
  vehicle: unpaidTransaction.vehicle,
  addOns: [],
  minutes: 30,
  state: 'waiting',
  lineId: 'line-1',
  offer: null,
  offers: 0,
  createdAt: new Date('2027-01-01T05:00:00Z'),
  expiresAt: new Date('2027-02-02T00:00:00Z'),
};

/** The offer of 09:00, which lasts until half an hour before the start. */
export const offer: WaitlistOffer = {
  slotId: 'foamwash_2027-01-02_0900',
  startsAt: new Date('2027-01-02T03:00:00Z'),
  claimId: 'offered',
  until: new Date('2027-01-02T02:30:00Z'),
};

/** The same entry after the offer. */
export const offeredEntry: WaitlistEntry = { ...waitingEntry, state: 'offered', offer, offers: 1 };
