import type { Booking } from '@carwash/domain/bookings/booking';
import { exampleBookingCode } from '@carwash/domain/bookings/booking-code';
import {
  accountMessageKinds,
  type MessageKind,
  messageKinds,
} from '@carwash/domain/messages/kinds';
import type { MessageFacts } from '@carwash/domain/messages/message';
import type { MessageContent, MessageLinks } from '@carwash/domain/messages/message-content';
import { toDecimalString } from '@carwash/domain/money/money';
import type { RefundReason, Transaction } from '@carwash/domain/payments/transaction';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import type { BookedSlot } from '@carwash/domain/slots/slot';
import { slotId } from '@carwash/domain/slots/slot-id';
import {
  addDays,
  businessClockTime,
  businessDay,
  businessInstant,
} from '@carwash/domain/time/business-time';
import { minuteMs } from '@carwash/domain/time/durations';
import { exampleVehicle, storedVehicle } from '@carwash/domain/vehicles/vehicle';
import { defaultVehicleTypes } from '@carwash/domain/vehicles/vehicle-types';
import { offerEnd } from '@carwash/domain/waitlist/offer-end';
import { offerPath } from '@carwash/domain/waitlist/offer-path';
import type { WaitlistEntry } from '@carwash/domain/waitlist/waitlist-entry';

/** The business whose messages are shown, and the time at which they would be sent. */
interface SampleFacts {
  business: PublicSettings;
  /** IANA name. */
  timeZone: string;
  /** ISO 4217. */
  currency: string;
  /** Public address of the site, without a trailing slash. */
  origin: string;
  now: Date;
}

const minutes = 75;

/** Returns a slot `days` days after today. */
function slotIn(days: number, { timeZone, now }: SampleFacts, startTime = '10:00'): BookedSlot {
  const date = addDays(businessDay(now, timeZone), days);
  const startsAt = businessInstant(date, startTime, timeZone);
  const endsAt = new Date(startsAt.getTime() + minutes * minuteMs);
  const endTime = businessClockTime(endsAt, timeZone);
  return { _id: `foamwash_${date}`, date, startTime, endTime, startsAt, endsAt };
}

const transactionId = 'T-1764136800000-sample1-foamwash';

const lines = [
  { _id: '', name: 'Foam Wash', price: 49, minutes: 60 },
  { _id: 'wax', name: 'Hand wax', price: 18.5, minutes: 15 },
];

const amount = 67.5;

/** Returns what a sample booking and its payment have in common. */
const saleOf = (facts: SampleFacts) => ({
  _id: transactionId,
  customer: {
    uid: 'sample',
    name: 'Nadia Rahman',
    email: 'nadia@example.com',
    phone: '+8801712345678',
  },
  service: {
    _id: 'foamwash',
    name: 'Foam Wash',
    category: 'basicWash' as const,
    price: 49,
    duration: 60,
    location: 'business' as const,
  },
  slot: slotIn(1, facts),
  vehicle: storedVehicle(exampleVehicle, defaultVehicleTypes),
  lines,
  address: '',
  note: '',
  cancellationHours: facts.business.cancellationHours,
  amount,
  claimId: 'sample',
  version: 1,
  searchTerms: [],
  createdAt: facts.now,
});

const bookingOf = (facts: SampleFacts, change: Partial<Booking>): Booking => ({
  ...saleOf(facts),
  status: 'pending',
  stage: 'expected',
  refundTerms: 'by_notice',
  sequence: 0,
  code: exampleBookingCode,
  ...change,
});

const paymentOf = (facts: SampleFacts, change: Partial<Transaction>): Transaction => ({
  ...saleOf(facts),
  transactionId,
  seller: { legalName: '', taxNumber: '' },
  currency: facts.currency,
  vatPercent: facts.business.vatPercent,
  received: { amount: toDecimalString(amount), currency: facts.currency },
  status: 'success',
  paymentMethod: 'card',
  paymentUrl: null,
  expiresAt: facts.now,
  holdMinutes: facts.business.holdMinutes,
  nextCheckAt: null,
  paidAt: facts.now,
  failureReason: null,
  refundReason: null,
  refundReference: null,
  refundedAt: null,
  providerReference: 'AAM1764136800',
  ...change,
});

/** Differences from a paid booking that is to come. booking null: the payment never became one. */
interface Sample {
  entry?: WaitlistEntry;
  booking?: Partial<Booking> | null;
  payment?: Partial<Transaction> | null;
  facts?: MessageFacts;
  action?: string;
}

/** Returns a sample entry of the waitlist with an offer. */
function entryOf(facts: SampleFacts): WaitlistEntry {
  const { customer, service, vehicle } = saleOf(facts);
  const { uid, ...contact } = customer;
  const { date, startsAt, startTime: from } = slotIn(1, facts);
  return {
    _id: 'sample',
    uid,
    customer: contact,
    service: { _id: service._id, name: service.name },
    date,
    from,
    until: from,
    vehicle,
    addOns: [],
    minutes,
    state: 'offered',
    lineId: 'sample',
    offer: {
      slotId: slotId(service._id, date, from),
      startsAt,
      claimId: 'sample',
      until: offerEnd(startsAt, facts.now),
    },
    offers: 1,
    createdAt: facts.now,
    expiresAt: startsAt,
  };
}

const owed = (refundReason: RefundReason) => ({ status: 'refund_due', refundReason }) as const;

const account = (action: string): Sample => ({ booking: null, payment: null, action });

const samples: Record<MessageKind, (facts: SampleFacts) => Sample> = {
  confirmation: () => ({}),
  moved: (facts) => ({
    facts: { by: 'admin', reason: 'A machine is being repaired.', movedFrom: slotIn(0, facts) },
  }),
  cancelled: () => ({
    booking: { status: 'cancelled', refundTerms: 'granted' },
    payment: owed('booking_cancelled'),
    facts: { by: 'user', isRefunded: true },
  }),
  refund_granted: () => ({
    booking: { status: 'completed', refundTerms: 'granted' },
    payment: owed('business_decision'),
    facts: { by: 'admin', reason: 'You had to wait for too long.' },
  }),
  refunded: ({ now }) => ({
    booking: { status: 'cancelled', refundTerms: 'granted' },
    payment: {
      status: 'refunded',
      refundReason: 'booking_cancelled',
      refundReference: 'RF-204817',
      refundedAt: now,
    },
    facts: { reference: 'RF-204817' },
  }),
  place_lost: () => ({ booking: null, payment: owed('slot_gone'), action: '/services/foamwash' }),
  displaced: () => ({ action: '/dashboard/reschedule-booking?booking=sample' }),
  place_offered: (facts) => {
    const entry = entryOf(facts);
    return {
      ...account(offerPath(entry, entry.offer?.slotId ?? '')),
      entry,
    };
  },
  reminder_day: () => ({}),
  reminder_soon: (facts) => ({ booking: { slot: slotIn(0, facts) } }),
  ready: (facts) => ({ booking: { slot: slotIn(0, facts) } }),
  how_was_it: (facts) => ({
    booking: { status: 'completed', slot: slotIn(-1, facts) },
    action: '/services/foamwash#reviews',
  }),
  staff_booking: () => ({ booking: { note: 'Please mind the roof rack.' } }),
  staff_cancellation: () => ({
    booking: { status: 'cancelled', refundTerms: 'granted' },
    payment: owed('booking_cancelled'),
    facts: { by: 'user', isRefunded: true },
  }),
  staff_payment: () => ({
    booking: null,
    payment: { ...owed('amount_mismatch'), received: { amount: '1.00', currency: 'USD' } },
  }),
  staff_unanswered: ({ now }) => ({
    booking: null,
    payment: {
      status: 'pending',
      paidAt: null,
      received: null,
      providerReference: null,
      unanswered: { since: now, outcome: 'silent' },
    },
  }),
  staff_displaced: () => ({}),
  verify_email: () => account('/auth/action?mode=verifyEmail&oobCode=sample'),
  sign_in_changed: () => ({
    ...account('/auth/forgot-password'),
    facts: { signInChange: 'password' },
  }),
  wrong_pin: () => account('/dashboard/profile'),
  reset_password: () => account('/auth/action?mode=resetPassword&oobCode=sample'),
  change_email: () => account('/auth/action?mode=verifyAndChangeEmail&oobCode=sample'),
};

const bookingPaths = { customer: 'my-bookings/', staff: 'bookings/' } as const;
const paymentPaths = {
  customer: 'my-transactions/',
  staff: 'transaction-overview?transaction=',
} as const;

function linksOf(
  kind: MessageKind,
  { booking, payment, action }: Sample,
  origin: string,
): MessageLinks {
  const { reader } = messageKinds[kind];
  const path = booking === null ? paymentPaths[reader] : bookingPaths[reader];
  const isAboutAccount = booking === null && payment === null;
  return {
    home: `${origin}/`,
    booking: isAboutAccount ? null : `${origin}/dashboard/${path}${transactionId}`,
    action: action === undefined ? null : `${origin}${action}`,
    unsubscribe:
      reader === 'customer' && !isAboutAccount
        ? `${origin}/unsubscribe?messageId=sample&secret=sample`
        : null,
  };
}

/** Returns an example of what a message of a kind says. */
export function sampleContent(kind: MessageKind, facts: SampleFacts): MessageContent {
  const sample = samples[kind](facts);
  const { booking = {}, payment = {} } = sample;
  // Mails about an account name nobody: see `readerOf`.
  const isNamed = messageKinds[kind].reader === 'customer' && !(kind in accountMessageKinds);
  return {
    kind,
    name: isNamed ? 'Nadia Rahman' : '',
    business: facts.business,
    timeZone: facts.timeZone,
    now: facts.now,
    booking: booking && bookingOf(facts, booking),
    payment: payment && paymentOf(facts, payment),
    additions: [],
    entry: sample.entry ?? null,
    facts: sample.facts ?? {},
    signInWays: kind in accountMessageKinds ? ['password', 'google.com'] : [],
    links: linksOf(kind, sample, facts.origin),
    ownLine: '',
  };
}
