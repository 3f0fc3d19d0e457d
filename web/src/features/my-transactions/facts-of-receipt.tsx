import type { TransactionAnswer } from '@carwash/domain/payments/transaction';
import { paymentMethodLabels } from '@carwash/domain/payments/transaction';
import { vehicleTypeLabels } from '@carwash/domain/services/vehicle';
import type { BookedSlot } from '@carwash/domain/slots/slot';
import { dayAndHours } from './day-and-hours';
import { Moment } from './moment';
import type { Fact } from './receipt-facts';

/**
 * The lines of a receipt besides the sum.
 * @param latestSlot the current slot of the booking, if there is a booking and it is loaded
 */
export function factsOfReceipt(
  {
    transactionId,
    paymentMethod,
    providerReference,
    paidAt,
    createdAt,
    customer,
    slot,
    vehicle,
  }: TransactionAnswer,
  latestSlot: BookedSlot = slot,
): Fact[] {
  const { vehicleBrand, vehicleModel, manufacturingYear, vehicleType, registrationPlate } = vehicle;
  return [
    ['Receipt number', transactionId],
    ['Payment method', paymentMethodLabels[paymentMethod]],
    ["Payment provider's reference", providerReference],
    ['Date paid', <Moment key="paid" at={paidAt ?? createdAt} />],
    ['Customer', <Lines key="customer" lines={[customer.name, customer.email]} />],
    ['Time slot booked', dayAndHours(slot)],
    ['Moved to', latestSlot._id === slot._id ? null : dayAndHours(latestSlot)],
    [
      'Vehicle',
      <Lines
        key="vehicle"
        lines={[
          `${vehicleBrand} ${vehicleModel} (${manufacturingYear})`,
          `${vehicleTypeLabels[vehicleType]}, ${registrationPlate}`,
        ]}
      />,
    ],
  ];
}

const Lines = ({ lines }: { lines: string[] }) => lines.map((line) => <div key={line}>{line}</div>);
