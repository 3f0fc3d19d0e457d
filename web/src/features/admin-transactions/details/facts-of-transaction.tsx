import {
  formatAsked,
  formatReceived,
  isMispaid,
  unknownAmount,
} from '@carwash/domain/payments/received-money';
import { paymentMethodLabels, type Transaction } from '@carwash/domain/payments/transaction';
import type { ReactNode } from 'react';
import { formatVehicle } from '~/entities/bookings/format-vehicle.ts';
import { businessTimeZone } from '~/lib/clock/business-time-zone.ts';
import { formatDay } from '~/ui/format/format-day.ts';
import { formatHours } from '~/ui/format/format-hours.ts';
import { formatMoment } from '~/ui/format/format-moment.ts';

type Fact = readonly [name: string, value: ReactNode];

const moment = (at: Date | null) => at && formatMoment(at, businessTimeZone);

const lines = (texts: readonly string[]): ReactNode =>
  texts.filter((text) => text !== '').map((text) => <div key={text}>{text}</div>);

/** What arrived; what the provider said of it as well where that cannot be read. */
function receivedText({ received }: Transaction): string | null {
  if (received === null) return null;
  const text = formatReceived(received);
  const said = `${received.amount} ${received.currency}`.trim();
  return text === unknownAmount && said !== '' ? `${text}, which says: ${said}` : text;
}

/** What was noted of a transaction, in order; what there is nothing to say about is left out. */
export function factsOfTransaction(transaction: Transaction): Fact[] {
  const { customer, service, slot, vehicle } = transaction;
  const facts: Fact[] = [
    ['Payment number', transaction._id],
    ['Method', paymentMethodLabels[transaction.paymentMethod]],
    ['Asked', isMispaid(transaction) ? formatAsked(transaction) : null],
    ['Received', receivedText(transaction)],
    ['Provider reference', transaction.providerReference],
    ['Began', moment(transaction.createdAt)],
    ['Paid', moment(transaction.paidAt)],
    ['Refunded', moment(transaction.refundedAt)],
    ['Refund reference', transaction.refundReference],
    ['Customer', lines([customer.name, customer.email, customer.phone])],
    ['Service', service.name],
    ['Slot', lines([formatDay(slot.date), formatHours(slot)])],
    ['Vehicle', lines([formatVehicle(vehicle), vehicle.registrationPlate])],
  ];
  return facts.filter(([, value]) => value !== null);
}
