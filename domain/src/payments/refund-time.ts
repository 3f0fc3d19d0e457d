import type { PublicSettings } from '../settings/public-settings.ts';
import type { PaymentMethod } from './transaction.ts';

/** Settings that tell customers when refunded money is back. */
export type RefundSettings = Pick<PublicSettings, 'refundDays' | 'refundNote'>;

/** 'within 7 working days' */
const withinDays = ({ refundDays }: RefundSettings): string =>
  `within ${refundDays === 1 ? '1 working day' : `${refundDays} working days`}`;

const withNote = (text: string, { refundNote }: RefundSettings): string =>
  [text, refundNote].filter(Boolean).join(' ');

/** Tells where and when refunded money is back, and what the customer has to do for it. */
export function refundPromise(method: PaymentMethod, settings: RefundSettings): string {
  switch (method) {
    case 'card':
      return withNote(`Back on the card you paid with, ${withinDays(settings)}.`, settings);
    case 'cash':
      return withNote('You paid in cash: please ask for it at our desk.', settings);
    case 'terminal':
      return withNote(
        `Back on the card you paid with at our desk, ${withinDays(settings)}.`,
        settings,
      );
    case 'later':
    case 'free':
      return 'Nothing was paid.';
  }
}

/** Tells the same where it is not known how the customer has paid. */
export const anyRefundPromise = (settings: RefundSettings): string =>
  withNote(`Back the way you paid, ${withinDays(settings)}.`, settings);
