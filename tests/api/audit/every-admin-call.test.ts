import type { AuditKind } from '@carwash/domain/audit/audit-entry';
import { wholeBusiness } from '@carwash/domain/calendar/calendar-feed';
import { keyOfAccount, keyOfPhone } from '@carwash/domain/customers/customer-key';
import { rosterId } from '@carwash/domain/days/roster';
import { type EndpointName, type Endpoints, endpoints } from '@carwash/domain/endpoints';
import type { MessageState } from '@carwash/domain/messages/message';
import type { DeskMethod } from '@carwash/domain/payments/transaction';
import type { Capability } from '@carwash/domain/roles/role';
import { expect } from 'vitest';
import { call } from '../../support/calls/call.ts';
import { newBays } from '../../support/catalogue/bays.ts';
import {
  newService,
  newSlot,
  newSlotFrom,
  writeSlotStatus,
} from '../../support/catalogue/catalogue.ts';
import { bayForm, closeBays } from '../support/calls/bays.ts';
import { book, cancelBooking } from '../support/calls/bookings.ts';
import { bookAtDesk, deskForm, refundAsAdmin, undoSale } from '../support/calls/desk.ts';
import { noise, pictureForm, upload } from '../support/calls/images.ts';
import { callback, startPaying } from '../support/calls/payments.ts';
import { setPin } from '../support/calls/pins.ts';
import { answerReview, hideReview, reviewService } from '../support/calls/reviews.ts';
import { dayAhead, slotForm, timetableForm } from '../support/calls/slots.ts';
import { closeOpenPeriod, closingForm, moveCash, openPeriod } from '../support/calls/till.ts';
import { addPhoto, newVisit } from '../support/calls/visit-records.ts';
import { entryId, joinWaitlist, noonAhead } from '../support/calls/waitlist.ts';
import { newAdmin, newCustomer, newPerson, type Person } from '../support/people/people.ts';
import { addressOf } from '../support/requests/endpoint-list.ts';
import { harness, test } from '../support/test.ts';

/** The calls that change something and that an admin may make. */
type AdminCall = {
  [Name in EndpointName]: Endpoints[Name] extends {
    auth: Capability | 'signedIn' | 'anyRole';
    method: 'POST' | 'PATCH' | 'DELETE';
  }
    ? Name
    : never;
}[EndpointName];

interface Audited {
  kind: AuditKind;
  action: string;
  /** How many records the call changes, each with an entry; by default one. */
  records?: number;
  /**
   * Creates the record to be changed.
   * @returns the input that the call needs to succeed
   */
  prepare: () => Promise<{
    params?: Record<string, string>;
    query?: Record<string, string>;
    json?: object | undefined;
  }>;
}

const newUser = async () => ({ id: (await newCustomer(harness)).uid });
const serviceParams = async () => ({ id: (await newService(harness))._id });
const openSlot = async () => newSlot(harness, await newService(harness));

async function newBooking(): Promise<{ id: string }> {
  return { id: await book(harness, await newCustomer(harness), await openSlot()) };
}

async function deskSale(paymentMethod: DeskMethod): Promise<{ id: string }> {
  const seller = await newAdmin(harness);
  const { data } = await bookAtDesk(harness, seller, await openSlot(), { paymentMethod });
  return { id: data._id };
}

/** Writes a review, and returns the parameters of calls about it. */
async function newReview() {
  const [author, service] = [await newCustomer(harness), await newService(harness)];
  return { params: { id: (await reviewService(harness, author, service)).data._id } };
}

async function newMessage(state: MessageState): Promise<{ params: { id: string } }> {
  const message = harness.context.db.messages.doc(`${(await newBooking()).id}_confirmation_1`);
  await message.update({ state, dueAt: null });
  return { params: { id: message.id } };
}

/** Returns a closure of one bay, so far ahead that it disturbs no other call. */
async function closureForm(): Promise<object> {
  const found = (await call(harness, 'GET', '/bays', {})).data;
  const bays = found.length > 0 ? found : await newBays(harness, 30);
  return { bays: [bays[0]._id], from: dayAhead(harness, 90), to: dayAhead(harness, 91) };
}

/** Lets a customer wait for a slot that then becomes free. */
async function newWaitlistEntry() {
  const roster = harness.context.db.bays.doc(rosterId);
  const before = (await roster.get()).data();
  // One bay on a day of its own, so that one booking fills it.
  await newBays(harness, 1);
  const service = await newService(harness);
  const slot = await newSlotFrom(harness, service, noonAhead(harness, 21), { isBooked: 'booked' });
  if (before) await roster.set(before);
  const customer = await newCustomer(harness);
  await joinWaitlist(harness, customer, service, [slot.date]);
  await writeSlotStatus(harness, slot, { isBooked: 'available' });
  return { id: entryId(customer, service, slot.date), slot };
}

/** The audit entry that each call leaves; null for calls that only change the caller's own data. */
const left: Record<AdminCall, Audited | null> = {
  completeSignUp: null,
  deleteOwnAccount: null,
  changePassword: null,
  updateProfile: null,
  // Admins have no PIN; those of washers and managers are tested with their other rules.
  setPin: null,
  removePin: null,
  signInByPin: {
    kind: 'account',
    action: 'switched to by PIN',
    prepare: async () => {
      const washer = await newPerson(harness, 'washer');
      await setPin(harness, washer, '2580');
      return { json: { userId: washer.uid, pin: '2580' } };
    },
  },
  updateMessagePreferences: null,
  savePushSubscription: null,
  removePushSubscription: null,
  sendVerificationMail: null,
  sendEmailChangeMail: null,
  updateRole: {
    kind: 'role',
    action: 'role changed',
    prepare: async () => ({ params: await newUser(), json: { role: 'admin' } }),
  },
  updateAccountStatus: {
    kind: 'account',
    action: 'account disabled',
    prepare: async () => ({ params: await newUser(), json: { status: 'disabled' } }),
  },
  deleteUser: {
    kind: 'account',
    action: 'account deleted',
    prepare: async () => ({ params: await newUser() }),
  },
  createService: {
    kind: 'service',
    action: 'service created',
    prepare: async () => ({ json: endpoints.createService.body.meta()?.example }),
  },
  updateService: {
    kind: 'service',
    action: 'service changed',
    prepare: async () => ({ params: await serviceParams(), json: { price: 84.5 } }),
  },
  deleteService: {
    kind: 'service',
    action: 'service deleted',
    prepare: async () => ({ params: await serviceParams() }),
  },
  createSlot: {
    kind: 'slot',
    action: 'slot created',
    prepare: async () => ({ json: slotForm(harness, await newService(harness)) }),
  },
  createSlots: {
    kind: 'slot',
    action: 'slots created',
    prepare: async () => ({ json: timetableForm(harness, await newService(harness)) }),
  },
  updateSlot: {
    kind: 'slot',
    action: 'slot closed',
    prepare: async () => ({
      params: { id: (await openSlot())._id },
      json: { isBooked: 'canceled' },
    }),
  },
  setBays: {
    kind: 'bay',
    action: 'bays changed',
    // Enough bays for the bookings of the other calls.
    prepare: async () => ({
      json: { bays: Array.from({ length: 30 }, (_, at) => bayForm(`Bay ${at}`)) },
    }),
  },
  closeBays: {
    kind: 'bay',
    action: 'bays closed',
    prepare: async () => ({ json: await closureForm() }),
  },
  reopenBays: {
    kind: 'bay',
    action: 'bays reopened',
    prepare: async () => {
      const as = await newAdmin(harness);
      const { data } = await closeBays(harness, as, await closureForm());
      return { params: { id: data.closure._id } };
    },
  },
  createDeskBooking: {
    kind: 'booking',
    action: 'booked at the desk',
    prepare: async () => ({ json: deskForm(await openSlot()) }),
  },
  changeVisitStage: {
    kind: 'booking',
    action: 'stage changed',
    prepare: async () => {
      const slot = await newSlot(harness, await newService(harness), 1);
      const id = await book(harness, await newCustomer(harness), slot);
      // Shortly before midnight the visit is tomorrow, and its car can arrive only then.
      harness.clock.advanceMinutes(1);
      return { params: { id }, json: { stage: 'arrived', version: 1 } };
    },
  },
  // Sends a file instead of JSON: `visit-records.test.ts` looks at its entry.
  addVisitPhoto: null,
  removeVisitPhoto: {
    kind: 'booking',
    action: 'photo removed',
    prepare: async () => {
      const bookingId = await newVisit(harness, await newCustomer(harness));
      const { data } = await addPhoto(harness, await newAdmin(harness), bookingId);
      return { params: { bookingId, photoId: data._id } };
    },
  },
  changeDamageNote: {
    kind: 'booking',
    action: 'damage note changed',
    prepare: async () => ({
      params: { id: await newVisit(harness, await newCustomer(harness)) },
      json: { damageNote: 'A scratch on the left front door.', seenNote: '' },
    }),
  },
  changeCustomerNote: {
    kind: 'customer',
    action: 'note changed',
    prepare: async () => ({
      json: {
        customerKey: keyOfAccount((await newUser()).id),
        staffNote: 'Wants the seats covered.',
        seenEdition: 0,
      },
    }),
  },
  blockCustomer: {
    kind: 'customer',
    action: 'kept from booking online',
    // A phone number of its own, because all test accounts have the same, by which they would be recognised.
    prepare: async () => ({
      json: { customerKey: keyOfPhone('+8801711000444'), blockReason: 'Did not come three times.' },
    }),
  },
  eraseCustomer: {
    kind: 'customer',
    action: 'erased',
    prepare: async () => {
      const slot = await newSlot(harness, await newService(harness));
      // A car of its own, because walk-ins with one plate are one customer.
      const ownCar = { registrationPlate: 'KHULNA 555', customerPhone: '01711000555' };
      const { data } = await bookAtDesk(harness, admin, slot, ownCar);
      await undoSale(harness, admin, data._id);
      return { json: { customerKey: keyOfPhone(data.customer.phone) } };
    },
  },
  resendMessage: {
    kind: 'message',
    action: 'sent again',
    prepare: () => newMessage('dropped'),
  },
  resendRefusedMessages: {
    kind: 'message',
    action: 'sent again',
    prepare: async () => {
      const { id } = (await newMessage('attention')).params;
      const refused = { state: 'refused', attempts: 8, nextAt: null, problem: '550' };
      await harness.context.db.messages.doc(id).update({ 'deliveries.mail': refused });
      return { json: {} };
    },
  },
  settleMessage: {
    kind: 'message',
    action: 'settled',
    prepare: () => newMessage('attention'),
  },
  updateMessageSettings: {
    kind: 'settings',
    action: 'message settings changed',
    prepare: async () => ({ json: { staffEmail: 'desk@carwash.test' } }),
  },
  cancelBookingAsAdmin: {
    kind: 'booking',
    action: 'cancelled',
    prepare: async () => ({
      params: await newBooking(),
      json: { version: 1, refund: true, reason: 'The foam machine is being repaired.' },
    }),
  },
  offerPlace: {
    kind: 'waitlist',
    action: 'offered a place',
    prepare: async () => {
      const { id, slot } = await newWaitlistEntry();
      return { params: { id }, json: { slotId: slot._id } };
    },
  },
  removeFromWaitlist: {
    kind: 'waitlist',
    action: 'removed from the waitlist',
    prepare: async () => ({ params: { id: (await newWaitlistEntry()).id } }),
  },
  moveBooking: {
    kind: 'booking',
    action: 'moved',
    prepare: async () => {
      const service = await newService(harness);
      const id = await book(harness, await newCustomer(harness), await newSlot(harness, service));
      const { _id: slotId } = await newSlot(harness, service, 3 * 24 * 60);
      return { params: { id }, json: { version: 1, slotId } };
    },
  },
  swapBookings: {
    kind: 'booking',
    action: 'swapped',
    records: 2,
    prepare: async () => {
      const service = await newService(harness);
      const [one, other] = [
        await newSlot(harness, service),
        await newSlot(harness, service, 3 * 24 * 60),
      ];
      const id = await book(harness, await newCustomer(harness), one);
      const otherId = await book(harness, await newCustomer(harness), other);
      return { params: { id }, json: { version: 1, otherId, otherVersion: 1 } };
    },
  },
  editBooking: {
    kind: 'booking',
    action: 'edited',
    prepare: async () => ({
      params: await newBooking(),
      json: { version: 1, registrationPlate: 'DHAKA 77' },
    }),
  },
  changeBookingNote: {
    kind: 'booking',
    action: 'note changed',
    prepare: async () => ({
      params: await newBooking(),
      json: { note: 'Ring twice.', version: 1 },
    }),
  },
  renewStaffCalendarFeed: {
    kind: 'calendar',
    action: 'link created',
    prepare: async () => ({ params: { of: wholeBusiness } }),
  },
  stopStaffCalendarFeed: {
    kind: 'calendar',
    action: 'link stopped',
    prepare: async () => {
      await call(harness, 'POST', `/calendar-feeds/${wholeBusiness}`, { as: admin });
      return { params: { of: wholeBusiness } };
    },
  },
  updateBookingStatus: {
    kind: 'booking',
    action: 'marked as no-show',
    prepare: async () => {
      const slot = await newSlot(harness, await newService(harness), 10);
      const id = await book(harness, await newCustomer(harness), slot);
      harness.clock.advanceMinutes(12);
      return { params: { id }, json: { status: 'no_show' } };
    },
  },
  collectPayment: {
    kind: 'booking',
    action: 'paid at the desk',
    prepare: async () => ({
      params: await deskSale('later'),
      json: { version: 1, method: 'cash' },
    }),
  },
  collectPart: {
    kind: 'booking',
    action: 'part paid at the desk',
    prepare: async () => ({
      params: await deskSale('later'),
      json: { version: 1, method: 'cash', amount: 10 },
    }),
  },
  discountPayment: {
    kind: 'booking',
    action: 'discounted',
    prepare: async () => ({
      params: await deskSale('later'),
      json: { version: 1, amount: 5, reason: 'A regular.' },
    }),
  },
  writeOffPayment: {
    kind: 'booking',
    action: 'debt written off',
    prepare: async () => {
      const params = await deskSale('later');
      await harness.context.db.bookings.doc(params.id).update({ status: 'no_show' });
      return { params, json: { version: 1, reason: 'The customer cannot be reached.' } };
    },
  },
  correctPayment: {
    kind: 'booking',
    action: 'payment corrected',
    prepare: async () => ({
      params: await deskSale('cash'),
      json: { version: 1, paymentMethod: 'later', reason: 'The wrong car.' },
    }),
  },
  enterAnswer: {
    kind: 'payment',
    action: 'answer entered',
    prepare: async () => {
      const id = await startPaying(harness, await newCustomer(harness), await openSlot());
      harness.provider.pay(id);
      harness.provider.set({ search: { mode: 'html' } }, id);
      await callback(harness, 'notify', id);
      return { params: { id }, json: { version: 2, outcome: 'paid', reference: 'AAM-1' } };
    },
  },
  undoSale: {
    kind: 'booking',
    action: 'sale undone',
    prepare: async () => ({
      params: await deskSale('cash'),
      json: { version: 1, reason: 'The wrong car.' },
    }),
  },
  refundBooking: {
    kind: 'refund',
    action: 'refund granted',
    prepare: async () => ({
      params: await newBooking(),
      json: { version: 1, reason: 'The dryer left stains.' },
    }),
  },
  updateTransactionStatus: {
    kind: 'refund',
    action: 'marked as refunded',
    prepare: async () => {
      const customer = await newCustomer(harness);
      const id = await book(harness, customer, await openSlot());
      await cancelBooking(harness, customer, id);
      return { params: { id }, json: { status: 'refunded', reference: 'BANK-1' } };
    },
  },
  reopenRefund: {
    kind: 'refund',
    action: 'refund reopened',
    prepare: async () => {
      const params = await deskSale('cash');
      await refundAsAdmin(harness, await newAdmin(harness), params.id, 'The dryer left stains.');
      return { params, json: { version: 2, reason: 'The wrong car.' } };
    },
  },
  deleteServiceReview: {
    kind: 'review',
    action: 'review deleted',
    prepare: () => newReview(),
  },
  answerReview: {
    kind: 'review',
    action: 'review answered',
    prepare: async () => ({ ...(await newReview()), json: { text: 'Thank you!' } }),
  },
  removeReviewAnswer: {
    kind: 'review',
    action: 'answer removed',
    prepare: async () => {
      const review = await newReview();
      await answerReview(harness, await newAdmin(harness), review.params.id);
      return review;
    },
  },
  hideReview: {
    kind: 'review',
    action: 'review hidden',
    prepare: async () => ({ ...(await newReview()), json: { hiddenReason: 'It names people.' } }),
  },
  showReview: {
    kind: 'review',
    action: 'review shown again',
    prepare: async () => {
      const review = await newReview();
      await hideReview(harness, await newAdmin(harness), review.params.id);
      return review;
    },
  },
  // Not audited, because it changes nothing but a mark for the admins themselves.
  markReviewRead: null,
  closeDay: {
    kind: 'closing',
    action: 'day closed',
    prepare: async () => ({ json: closingForm(await openPeriod(harness, admin)) }),
  },
  addCashMovement: {
    kind: 'till',
    action: 'cash taken out',
    prepare: async () => ({ json: endpoints.addCashMovement.body.meta()?.example }),
  },
  reverseCashMovement: {
    kind: 'till',
    action: 'cash entry reversed',
    prepare: async () => {
      const { data } = await moveCash(harness, admin);
      const params = { id: data.cashMovements.at(-1)._id };
      return { params, json: { cashReason: 'It was another sum.' } };
    },
  },
  reopenClosing: {
    kind: 'closing',
    action: 'day reopened',
    prepare: async () => {
      const { data } = await closeOpenPeriod(harness, admin);
      return { params: { id: data._id }, json: { reopenReason: 'Counted wrongly.' } };
    },
  },
  updateSettings: {
    kind: 'settings',
    action: 'settings changed',
    prepare: async () => ({ json: endpoints.updateSettings.body.meta()?.example }),
  },
  updatePrivateSettings: {
    kind: 'settings',
    action: 'private settings changed',
    prepare: async () => ({ json: endpoints.updatePrivateSettings.body.meta()?.example }),
  },
  updateLegalSettings: {
    kind: 'settings',
    action: 'legal settings changed',
    prepare: async () => ({ json: endpoints.updateLegalSettings.body.meta()?.example }),
  },
  // Not audited, because these calls only start work early that would otherwise start a minute later.
  reconcilePayments: null,
  makeStarts: null,
  previewStarts: null,
  searchCustomers: null,
  // A picture that nothing refers to, because the entry names everything that does.
  uploadImage: null,
  removeImage: {
    kind: 'picture',
    action: 'picture removed',
    prepare: async () => {
      const bytes = await noise(20, 20).png().toBuffer();
      const { data } = await upload(harness, await newCustomer(harness), pictureForm(bytes));
      return { params: { sha256: data.url.split('/').at(-1) } };
    },
  },
};

let admin: Person;
test.beforeAll(async ({ harness }) => {
  admin = await newAdmin(harness);
});
test.afterEach(() => harness.mend());

const audited = (Object.keys(left) as AdminCall[]).flatMap((name) => {
  const told = left[name];
  return told ? [{ name, ...told }] : [];
});

test.each(audited)(
  '$name leaves one entry for each record: $action',
  async ({ name, kind, action, records = 1, prepare }) => {
    const { params, query, json } = await prepare();
    const { audit } = harness.context.db;
    const before = new Set((await audit.get()).docs.map(({ id }) => id));
    const address = `${addressOf(endpoints[name], params)}?${new URLSearchParams(query)}`;
    const { status } = await call(harness, endpoints[name].method, address, { as: admin, json });
    expect([200, 201]).toContain(status);
    const entries = (await audit.get()).docs.filter(({ id }) => !before.has(id));
    const entry = { kind, action, by: { uid: admin.uid, name: admin.name } };
    expect(entries.map((found) => found.data())).toMatchObject(Array(records).fill(entry));
  },
);
