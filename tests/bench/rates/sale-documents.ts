import { collections } from '@carwash/domain/collections';

/** A sale as far as it shares documents with others. */
export interface Sale {
  number: number;
  date: string;
}

/** The paths that one commit writes. */
type Commit = string[];

/**
 * The documents that a sale by card writes, commit by commit: to hold the slot and open the card page, and
 * once it is paid. `tests/api/payments/documents-of-a-sale.test.ts` compares them with those of the server.
 */
export function documentsOfSale({ number, date }: Sale) {
  const [id, customer, plate] = [`T-${number}`, `customer-${number}`, `plate-${number}`];
  const day = `${collections.days}/${date}`;
  const transaction = `${collections.transactions}/${id}`;
  const customerVersion = `${collections.customerVersions}/${customer}`;
  const booking = `${collections.bookings}/${id}`;
  const key = `${collections.idempotencyKeys}/${id}`;
  const deltaOf = (commit: string) => `${collections.statsDeltas}/${id}-${commit}`;
  return {
    counted: [`${collections.callCounts}/initiate of ${customer}`],
    held: [day, transaction, customerVersion, key, deltaOf('held')],
    cardPage: [transaction],
    // The provider's server has one address, so all its notifications are counted together.
    notified: [`${collections.callCounts}/notify`],
    asked: [`${collections.providerQueries}/${id}`],
    booked: [
      day,
      transaction,
      customerVersion,
      booking,
      `${booking}/${collections.events}/1`,
      `${collections.bookingCodes}/${id}`,
      `${collections.receipts}/${id}`,
      `${collections.savedVehicles}/${plate}`,
      ...['confirmation', 'staff_booking', 'reminder_day', 'reminder_soon'].map(
        (kind) => `${collections.messages}/${id}_${kind}_1`,
      ),
      deltaOf('booked'),
    ],
  } satisfies Record<string, Commit>;
}

export type CommitOfSale = keyof ReturnType<typeof documentsOfSale>;
