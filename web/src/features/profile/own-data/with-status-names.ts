import { bookingStatusLabels } from '@carwash/domain/bookings/booking';
import type { OwnData } from '@carwash/domain/own-data/own-data';
import { transactionStatusLabels } from '@carwash/domain/payments/transaction';

/** Returns the copy with the names that the site has for the statuses, because the API has other words. */
export const withStatusNames = <Copy extends Pick<OwnData, 'bookings' | 'payments'>>(
  data: Copy,
) => ({
  ...data,
  bookings: data.bookings.map((booking) => ({
    ...booking,
    statusName: bookingStatusLabels[booking.status],
  })),
  payments: data.payments.map((payment) => ({
    ...payment,
    statusName: transactionStatusLabels[payment.status],
  })),
});
