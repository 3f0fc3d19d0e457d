import { formatPrice } from '@carwash/domain/rules/money';
import { refundNoticeMs } from '@carwash/domain/rules/refund-on-cancel';

const noticeHours = refundNoticeMs / (60 * 60_000);

/** What becomes of the money when a booking is cancelled. */
export const refundText = (amount: number, refunds: boolean): string =>
  refunds
    ? `You will get ${formatPrice(amount)} back.`
    : `It starts in less than ${noticeHours} hours, so there is no refund.`;
