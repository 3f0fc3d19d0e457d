import type { Booking } from '@carwash/domain/bookings/booking';
import { isolated } from '@carwash/domain/isolated-text';
import type { TransactionAnswer } from '@carwash/domain/payments/transaction';
import { paymentMethodLabels } from '@carwash/domain/payments/transaction';
import { formatMake } from '@carwash/domain/vehicles/format-vehicle';
import type { Fact } from '~/ui/page/receipt-facts';
import { DateAndTime } from './date-and-time';
import { formatSlotTime } from './format-slot-time';

/**
 * Returns the lines of a receipt besides the sum.
 * @param booking the booking that was paid, if there is one and it is loaded
 */
export function listReceiptFacts(
  {
    paymentMethod,
    providerReference,
    paidAt,
    createdAt,
    customer,
    slot,
    vehicle,
    address,
  }: TransactionAnswer,
  booking: Booking | null,
): Fact[] {
  const latestSlot = booking?.slot ?? slot;
  return [
    ['Booking code', booking?.code ?? null],
    ['Payment method', paymentMethodLabels[paymentMethod]],
    ["Payment provider's reference", providerReference],
    ['Date paid', <DateAndTime key="paid" at={paidAt ?? createdAt} />],
    ['Customer', <Lines key="customer" lines={[customer.name, customer.email]} />],
    ['Time slot booked', formatSlotTime(slot)],
    ['Moved to', latestSlot._id === slot._id ? null : formatSlotTime(latestSlot)],
    ['Place', address || null],
    [
      'Vehicle',
      <Lines
        key="vehicle"
        lines={[
          formatMake(vehicle),
          `${vehicle.vehicleTypeName}, ${isolated(vehicle.registrationPlate)}`,
        ].filter(Boolean)}
      />,
    ],
  ];
}

const Lines = ({ lines }: { lines: string[] }) =>
  lines.map((line) => (
    <div key={line}>
      <bdi>{line}</bdi>
    </div>
  ));
