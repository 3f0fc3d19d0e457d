/**
 * A kind of message. essential: about money, moves and cancellations, so it reaches its reader by mail,
 * or else by one channel at least. staff: for the business.
 */
interface KindOfMessage {
  label: string;
  reader: 'customer' | 'staff';
  isEssential: boolean;
}

const essential = { reader: 'customer', isEssential: true } as const;
const optional = { reader: 'customer', isEssential: false } as const;
const staff = { reader: 'staff', isEssential: false } as const;

/** Kinds about a booking, a payment or a place on the waitlist, in the order in which the console lists them. */
export const bookingMessageKinds = {
  confirmation: { label: 'Confirmation with receipt', ...essential },
  moved: { label: 'Moved', ...essential },
  cancelled: { label: 'Cancelled', ...essential },
  refund_granted: { label: 'Refund on its way', ...essential },
  refunded: { label: 'Refunded', ...essential },
  place_lost: { label: 'Place lost after a late payment', ...essential },
  displaced: { label: 'No bay for a booking', ...essential },
  place_offered: { label: 'A place for you', ...essential },
  reminder_day: { label: 'Reminder a day before', ...optional },
  reminder_soon: { label: 'Reminder two hours before', ...optional },
  ready: { label: 'Ready to collect', ...optional },
  how_was_it: { label: 'How was it', ...optional },
  staff_booking: { label: 'New booking', ...staff },
  staff_cancellation: { label: 'Cancellation', ...staff },
  staff_payment: { label: 'Payment that needs a look', ...staff },
  staff_unanswered: { label: 'Payment without an answer', ...staff },
  staff_displaced: { label: 'Booking without a bay', ...staff },
} as const satisfies Record<string, KindOfMessage>;

/** Kinds about a booking or a payment that customers get. */
export const customerMessageKinds = (
  Object.keys(bookingMessageKinds) as BookingMessageKind[]
).filter((kind) => bookingMessageKinds[kind].reader === 'customer');

/** Kinds about an account. They are asked for or protect it, so nobody can switch them off. */
export const accountMessageKinds = {
  verify_email: { label: 'Confirm your email', ...essential },
  reset_password: { label: 'Reset your password', ...essential },
  change_email: { label: 'Confirm your new email', ...essential },
  sign_in_changed: { label: 'Sign-in changed', ...essential },
  wrong_pin: { label: 'Wrong PIN', ...essential },
} as const satisfies Record<string, KindOfMessage>;

/** Kinds that an owner can switch off. */
export const optionalMessageKinds = (
  Object.keys(bookingMessageKinds) as BookingMessageKind[]
).filter((kind) => !bookingMessageKinds[kind].isEssential);

export const messageKinds = { ...bookingMessageKinds, ...accountMessageKinds };

/** Tells whether a kind is for customers and not essential. */
export const isOptional = (kind: MessageKind): boolean =>
  messageKinds[kind].reader === 'customer' && !messageKinds[kind].isEssential;

export type BookingMessageKind = keyof typeof bookingMessageKinds;
export type AccountMessageKind = keyof typeof accountMessageKinds;
export type MessageKind = keyof typeof messageKinds;

/** Kinds that somebody waits for at the moment, so they overtake all others. */
export const urgentMessageKinds: readonly MessageKind[] = [
  'verify_email',
  'reset_password',
  'change_email',
  'place_offered',
  'ready',
  'reminder_soon',
];

/** Ways to reach a reader. */
export const messageChannels = ['mail', 'push', 'text'] as const;
export type MessageChannel = (typeof messageChannels)[number];

export const messageChannelLabels: Record<MessageChannel, string> = {
  mail: 'Email',
  push: 'Notifications on your devices',
  text: 'Text messages',
};
