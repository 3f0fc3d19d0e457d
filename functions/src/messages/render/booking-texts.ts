import { describeArrival } from '@carwash/domain/bookings/describe-arrival';
import { isolated } from '@carwash/domain/isolated-text';
import type { MessageContent } from '@carwash/domain/messages/message-content';
import { isStaffRole } from '@carwash/domain/roles/role';
import { isAtCustomer } from '@carwash/domain/services/service-location';
import { mapSearch } from '@carwash/domain/settings/map-search';
import { formatPhoneNumber } from '@carwash/domain/users/phone-number';
import { type MessageText, plainText, present, type TextLink } from './message-text.ts';
import {
  cancellationTerms,
  moneyAfterCancellation,
  receiptTexts,
  toPayText,
} from './money-texts.ts';
import {
  slotText,
  startText,
  subjectAbout,
  visitFacts,
  visitName,
  visitOf,
} from './visit-facts.ts';

/** Returns a link if there is an address for it. */
export const linkTo = (url: string | null, label: string): TextLink | null =>
  url === null ? null : { label, url };

/** Keeps a phone number on one line. */
const unbroken = (phone: string): string => phone.replaceAll(' ', '\u00a0');

const whyBooked = ({ business }: MessageContent): string =>
  `You get this because of your booking with ${business.name}.`;

/** Returns a message to a customer about a booking, with the parts that all of them share. */
export const aboutBooking = (
  content: MessageContent,
  text: Pick<MessageText, 'title' | 'brief'> & Partial<MessageText>,
): MessageText => ({
  ...plainText({ ...text, why: whyBooked(content) }),
  code: content.booking?.code ?? null,
  facts: visitFacts(content),
  ...text,
});

const seeBooking = ({ links }: MessageContent): TextLink | null =>
  linkTo(links.booking, 'See, move or cancel the booking');

/** Returns the way to us; none where we come to the customer. */
function directions({ business, booking }: MessageContent): TextLink[] {
  if (!booking || isAtCustomer(booking.service)) return [];
  return [{ label: 'Directions', url: business.mapLink || mapSearch(business.address.join(', ')) }];
}

/** 'Foam Wash, Mon, 5 May 2025 at 10:00. Your code is K7P-4Q2.' */
const visitAndCode = (content: MessageContent): string =>
  present(
    visitName(content) && `${visitName(content)}.`,
    content.booking && `Your code is ${content.booking.code}.`,
  ).join(' ');

export const confirmation = (content: MessageContent): MessageText =>
  aboutBooking(content, {
    subject: subjectAbout('Booked', content),
    title: 'Your booking is confirmed',
    brief: visitAndCode(content),
    paragraphs: present(content.booking && describeArrival(content.booking), toPayText(content)),
    afterwards: present(cancellationTerms(content)),
    receipts: receiptTexts(content),
    button: seeBooking(content),
    links: directions(content),
  });

const movedBy = ({ facts }: MessageContent): string | null => {
  if (isStaffRole(facts.by)) return 'We have moved your booking.';
  return facts.by === 'user' ? 'You have moved your booking.' : null;
};

/** Returns the reason that the desk gave. */
export const reasonGiven = ({ facts }: MessageContent): string | null =>
  facts.reason ? `Reason: ${facts.reason}` : null;

export function moved(content: MessageContent): MessageText {
  const { facts, business } = content;
  const visit = visitOf(content);
  const before = facts.movedFrom && slotText(facts.movedFrom, content);
  return aboutBooking(content, {
    subject: subjectAbout('Moved', content),
    title: 'Your booking has a new time',
    brief: present(
      visit && `Now ${startText(visit.slot, content)}.`,
      facts.movedFrom && `It was ${startText(facts.movedFrom, content)}.`,
    ).join(' '),
    paragraphs: present(
      movedBy(content),
      reasonGiven(content),
      facts.by !== 'user' &&
        `If the new time does not suit you, please call us at ${unbroken(business.phone)}.`,
    ),
    facts: visitFacts(content).flatMap((fact) =>
      fact[0] === 'When' && before
        ? [
            ['Old time', before],
            ['New time', fact[1]],
          ]
        : [fact],
    ),
    afterwards: present(cancellationTerms(content)),
    button: seeBooking(content),
    links: directions(content),
  });
}

const cancelledBy = ({ facts }: MessageContent): string => {
  if (isStaffRole(facts.by)) return 'We have cancelled your booking.';
  return facts.by === 'user' ? 'You have cancelled your booking.' : 'Your booking was cancelled.';
};

export const cancelled = (content: MessageContent): MessageText =>
  aboutBooking(content, {
    subject: subjectAbout('Cancelled', content),
    title: 'Your booking is cancelled',
    brief: present(
      visitName(content) && `${visitName(content)}.`,
      moneyAfterCancellation(content),
    ).join(' '),
    paragraphs: present(
      cancelledBy(content),
      reasonGiven(content),
      moneyAfterCancellation(content),
    ),
    button: linkTo(content.links.booking, 'See the booking'),
    links: [{ label: 'Book another time', url: content.links.home }],
  });

/** Offers another time, by phone where we know the customer's number. */
function otherTime({ booking, business, links }: MessageContent): string {
  const call = booking?.customer.phone
    ? `We will call you at ${unbroken(formatPhoneNumber(booking.customer.phone))} to find another time`
    : `Please call us at ${unbroken(business.phone)} to find another time`;
  return links.action ? `${call}, or you can choose one yourself now.` : `${call}.`;
}

export const displaced = (content: MessageContent): MessageText =>
  aboutBooking(content, {
    subject: subjectAbout('Please choose another time', content),
    title: 'We have no place at your time',
    brief: 'We are sorry. Please choose another time, or we will find one together.',
    paragraphs: [
      'We are sorry: at this time we have no place for your booking.',
      otherTime(content),
      'You can also cancel, free of charge.',
    ],
    button: linkTo(content.links.action, 'Choose another time'),
    links: present(content.links.booking).map((url) => ({ label: 'See the booking', url })),
  });

/** @param hours how long before the visit it is sent, so that it tells no end that is over */
const reminder = (content: MessageContent, title: string, hours: number): MessageText =>
  aboutBooking(content, {
    subject: subjectAbout('Reminder', content),
    title,
    brief: visitAndCode(content),
    paragraphs: present(content.booking && describeArrival(content.booking), toPayText(content)),
    afterwards: present(
      (content.booking?.cancellationHours ?? 0) <= hours && cancellationTerms(content),
    ),
    button: seeBooking(content),
    links: directions(content),
  });

export const reminderDay = (content: MessageContent): MessageText =>
  reminder(content, 'Your visit is coming up', 24);

export const reminderSoon = (content: MessageContent): MessageText =>
  reminder(content, 'See you soon', 2);

const whereReady = ({ booking, business }: MessageContent): string | null => {
  if (!booking) return null;
  return isAtCustomer(booking.service)
    ? `We have finished at ${booking.address}.`
    : `You can collect it at ${[business.name, ...business.address].join(', ')}.`;
};

/** Says without an address that it is ready, because notifications are read on locked screens. */
const nowReady = ({ booking }: MessageContent): string =>
  booking && isAtCustomer(booking.service) ? 'we have finished.' : 'you can collect it now.';

export const ready = (content: MessageContent): MessageText =>
  aboutBooking(content, {
    title: 'Your vehicle is ready',
    brief: present(content.booking?.vehicle.registrationPlate, nowReady(content)).join(': '),
    paragraphs: present(whereReady(content)),
    button: linkTo(content.links.booking, 'See the booking'),
    links: directions(content),
  });

export const howWasIt = (content: MessageContent): MessageText =>
  aboutBooking(content, {
    title: content.booking
      ? `How was your ${isolated(content.booking.service.name)}?`
      : 'How was it?',
    brief: 'A few words from you help other customers, and us.',
    paragraphs: ['Thank you for coming. A few words from you help other customers, and us.'],
    code: null,
    button: linkTo(content.links.action, 'Write a review'),
  });
