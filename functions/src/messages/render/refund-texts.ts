import type { MessageContent } from '@carwash/domain/messages/message-content';
import { formatPaidAmount } from '@carwash/domain/payments/format-paid-amount';
import { aboutBooking, linkTo, reasonGiven } from './booking-texts.ts';
import { known, type MessageText, present } from './message-text.ts';
import { refundSentences, repaymentFacts } from './money-texts.ts';
import { slotText, subjectAbout, visitOf } from './visit-facts.ts';

const whyPaid = ({ business }: MessageContent): string =>
  `You get this because of your payment to ${business.name}.`;

/** Returns what was paid for, and the sum. */
const paidFacts = (content: MessageContent) => {
  const { payment } = content;
  const visit = visitOf(content);
  return known([
    ['Service', visit?.service.name],
    ['Time', visit && slotText(visit.slot, content)],
    ['Amount', payment && formatPaidAmount(payment)],
    ['Payment number', payment?.transactionId],
  ]);
};

export const refundGranted = (content: MessageContent): MessageText =>
  aboutBooking(content, {
    subject: subjectAbout('Your money goes back to you', content),
    title: 'Your money goes back to you',
    brief: refundSentences(content).at(-1) ?? '',
    paragraphs: present(
      ...refundSentences(content),
      reasonGiven(content),
      content.booking?.status === 'pending' && 'Your booking stays as it is.',
    ),
    facts: paidFacts(content),
    button: linkTo(content.links.booking, 'See the booking'),
    why: whyPaid(content),
  });

export const refunded = (content: MessageContent): MessageText =>
  aboutBooking(content, {
    subject: subjectAbout('Your money was returned', content),
    title: 'Your money was returned',
    brief: refundSentences(content).at(-1) ?? '',
    paragraphs: present(...refundSentences(content), reasonGiven(content)),
    facts: [
      ...paidFacts(content).filter(([label]) => label === 'Service' || label === 'Time'),
      ...repaymentFacts(content),
    ],
    button: linkTo(content.links.booking, 'See the details'),
    why: whyPaid(content),
  });

const notWanted = (content: MessageContent, subject: string, title: string): MessageText =>
  aboutBooking(content, {
    subject: subjectAbout(subject, content),
    title,
    brief: refundSentences(content).join(' '),
    paragraphs: refundSentences(content),
    facts: paidFacts(content),
    button: linkTo(content.links.booking, 'See the payment'),
    why: whyPaid(content),
  });

const notBooked = (content: MessageContent): MessageText =>
  aboutBooking(content, {
    subject: subjectAbout('Not booked', content),
    title: 'We could not book your visit',
    brief: refundSentences(content).join(' '),
    paragraphs: ['We are sorry.', ...refundSentences(content)],
    facts: paidFacts(content),
    button: linkTo(content.links.action ?? content.links.home, 'Choose another time'),
    links: present(content.links.booking).map((url) => ({ label: 'See the payment', url })),
    why: whyPaid(content),
  });

/** Tells about money that arrived but could not be booked. */
export function placeLost(content: MessageContent): MessageText {
  switch (content.payment?.refundReason) {
    case 'another_payment':
      return notWanted(content, 'Your money goes back to you', 'This payment was not needed');
    case 'given_up':
      return notWanted(content, 'Paid after all', 'You had cancelled this payment');
    default:
      return notBooked(content);
  }
}
