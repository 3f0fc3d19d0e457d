import { isolated } from '@carwash/domain/isolated-text';
import type { MessageContent } from '@carwash/domain/messages/message-content';
import { describePaymentProblem } from '@carwash/domain/payments/describe-payment-problem';
import { formatDueAmount, formatPaidAmount } from '@carwash/domain/payments/format-paid-amount';
import { moneyHasCome } from '@carwash/domain/payments/received-money';
import { paymentMethodLabels, transactionStatusLabels } from '@carwash/domain/payments/transaction';
import { isStaffRole } from '@carwash/domain/roles/role';
import { isAtCustomer } from '@carwash/domain/services/service-location';
import { formatDateTime } from '@carwash/domain/time/format-date-time';
import { formatPhoneNumber } from '@carwash/domain/users/phone-number';
import { linkTo, reasonGiven } from './booking-texts.ts';
import { type Fact, known, type MessageText, plainText, present } from './message-text.ts';
import { slotText, vehicleText, visitName, visitOf } from './visit-facts.ts';

/** Returns what the desk wants to know of a visit, the customer first. */
function deskFacts(content: MessageContent): Fact[] {
  const visit = visitOf(content);
  if (!visit) return [];
  const { customer, service, slot, address, note } = visit;
  return known([
    ['Customer', customer.name],
    ['Phone', formatPhoneNumber(customer.phone)],
    ['Email', customer.email],
    ['Service', service.name],
    ['When', slotText(slot, content)],
    ['Place', isAtCustomer(service) ? address : null],
    ['Vehicle', vehicleText(visit)],
    ['Note to the desk', note],
  ]);
}

/** 'Nadia Rahman, Foam Wash, Mon, 5 May 2025 at 10:00' */
const customerAndVisit = (content: MessageContent): string =>
  present(isolated(visitOf(content)?.customer.name ?? ''), visitName(content)).join(', ');

const toStaff = (
  content: MessageContent,
  text: Pick<MessageText, 'title'> & Partial<MessageText>,
): MessageText => ({
  ...plainText({
    brief: customerAndVisit(content),
    why: `You get this because you look after ${content.business.name}.`,
    ...text,
  }),
  subject: present(text.title, customerAndVisit(content)).join(': '),
  facts: deskFacts(content),
  button: linkTo(content.links.booking, 'Open the booking'),
  ...text,
});

/** 'Paid: $49.90, Card', or 'To pay: $49.90' */
function paidFact({ payment }: MessageContent): Fact[] {
  if (!payment) return [];
  const amount = formatPaidAmount(payment);
  if (!moneyHasCome(payment.status)) return [['To pay', amount]];
  return [['Paid', `${amount}, ${paymentMethodLabels[payment.paymentMethod]}`]];
}

export const staffBooking = (content: MessageContent): MessageText =>
  toStaff(content, {
    title: 'New booking',
    facts: [...deskFacts(content), ...paidFact(content)],
  });

const whoCancelled = ({ facts }: MessageContent): string | null => {
  if (isStaffRole(facts.by)) return 'Somebody at the desk has cancelled.';
  return facts.by === 'user' ? 'The customer has cancelled.' : null;
};

/** Tells staff the sum that is to be given back, or was; null: none. */
function owedText({ payment, additions }: MessageContent): string | null {
  const told = [payment, ...additions].map((one) => {
    if (one?.status === 'refund_due') return `${formatDueAmount(one)} is to be given back.`;
    return one?.status === 'refunded' && `${formatPaidAmount(one)} was given back.`;
  });
  return present(...told).join(' ') || null;
}

export const staffCancellation = (content: MessageContent): MessageText =>
  toStaff(content, {
    title: 'Cancelled',
    paragraphs: present(whoCancelled(content), reasonGiven(content), owedText(content)),
  });

export function staffPayment(content: MessageContent): MessageText {
  const { payment, links } = content;
  return toStaff(content, {
    title: 'A payment needs a look',
    paragraphs: present(payment && describePaymentProblem(payment), owedText(content)),
    facts: [
      ...paidFact(content),
      ...known([
        ['Payment', payment?.transactionId],
        ['Status', payment && transactionStatusLabels[payment.status]],
      ]),
      ...deskFacts(content),
    ],
    button: linkTo(links.booking, 'Open the payment'),
  });
}

export function staffUnanswered(content: MessageContent): MessageText {
  const { payment, links, timeZone } = content;
  return toStaff(content, {
    title: 'A payment without an answer',
    paragraphs: present(
      payment && describePaymentProblem(payment),
      'It is asked again. What the provider’s own page says can be entered at the payment.',
    ),
    facts: [
      ...known([
        ['Payment', payment?.transactionId],
        ['Amount', payment && formatPaidAmount(payment)],
        ['Since', payment?.unanswered && formatDateTime(payment.unanswered.since, timeZone)],
      ]),
      ...deskFacts(content),
    ],
    button: linkTo(links.booking, 'Open the payment'),
  });
}

export function staffDisplaced(content: MessageContent): MessageText {
  const { bookingCount } = content.facts;
  if (bookingCount === undefined) {
    return toStaff(content, {
      title: 'A booking has no bay',
      paragraphs: ['The customer needs another time, or another bay.'],
    });
  }
  return toStaff(content, {
    title: `${bookingCount} bookings have lost their bays`,
    brief: 'Their customers need another time, or another bay.',
    paragraphs: [
      'Their customers need another time, or another bay. Each of them is told by a message of their own.',
    ],
    button: linkTo(content.links.action, 'Open the list'),
  });
}
