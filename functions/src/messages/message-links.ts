import type { MessageLinks } from '@carwash/domain/messages/message-content';
import { offerPath } from '@carwash/domain/waitlist/offer-path';
import type { Context } from '../context.ts';
import { createActionLink } from './create-action-link.ts';
import { isForStaff, type Subject, uidOf } from './read-subject.ts';

/** Returns the page about the booking, or else about the payment. */
function bookingPath(subject: Subject): string | null {
  const { message, booking, payment } = subject;
  const id = encodeURIComponent(booking?._id ?? payment?._id ?? '');
  if (!id) return null;
  if (isForStaff(message.kind)) {
    return booking
      ? `/dashboard/bookings/${id}`
      : `/dashboard/transaction-overview?transaction=${id}`;
  }
  // Pages of one's own bookings need an account.
  if (uidOf(subject) === null) return null;
  return booking ? `/dashboard/my-bookings/${id}` : `/dashboard/my-transactions/${id}`;
}

function actionPath(subject: Subject): string | null {
  const { message, booking, entry } = subject;
  const { kind, facts } = message;
  if (facts.bookingCount !== undefined) return '/dashboard/bays';
  if (kind === 'sign_in_changed') {
    return facts.signInChange === 'email' ? '/about' : '/auth/forgot-password';
  }
  if (kind === 'wrong_pin') return '/dashboard/profile';
  if (entry?.offer) return offerPath(entry, entry.offer.slotId);
  if (!booking || uidOf(subject) === null) return null;
  const { _id, service } = booking;
  switch (kind) {
    case 'how_was_it':
      return `/services/${encodeURIComponent(service._id)}#reviews`;
    case 'displaced':
      return `/dashboard/reschedule-booking?${new URLSearchParams({ booking: _id })}`;
    default:
      return null;
  }
}

/** Returns the addresses that a message leads to. Those about an account contain a secret code, made now. */
export async function linksOf(subject: Subject, context: Context): Promise<MessageLinks> {
  const { message, account } = subject;
  const { publicBaseUrl } = context.settings;
  const absolute = (path: string | null) => (path === null ? null : publicBaseUrl + path);
  const query = new URLSearchParams({ messageId: message._id, secret: message.linkToken });
  const isOptional = !isForStaff(message.kind) && message.bookingId !== null;
  return {
    home: publicBaseUrl,
    booking: absolute(bookingPath(subject)),
    action: (await createActionLink(message, account, context)) ?? absolute(actionPath(subject)),
    unsubscribe: isOptional ? absolute(`/unsubscribe?${query}`) : null,
  };
}
