import type { Booking } from '@carwash/domain/bookings/booking';
import { isServiceAlone } from '@carwash/domain/services/quote';
import { isAtCustomer } from '@carwash/domain/services/service-location';
import { formatVehicle } from '@carwash/domain/vehicles/format-vehicle';
import Stack from '@mui/material/Stack';
import { PriceLines } from '~/entities/services/choice/price-lines';
import { useStartDays } from '~/entities/slots/use-start-days';
import { formatSlotHours } from '~/lib/clock/format-times';
import { withPlace } from '~/lib/clock/local-times-note';
import { formatPrice } from '~/ui/format/format-price';
import { FactList, type FactListProps } from '~/ui/page/fact-list';
import { AddressLink } from './address-link';
import { MovedNote } from './moved-note';
import { PlateWords } from './plate-words';

/** Time, place, vehicle and price of a booking. */
export function BookingFacts({
  booking: { service, lines, slot, vehicle, address, amount, status, stage, movedFrom },
  afterTime = {},
}: {
  booking: Pick<
    Booking,
    | 'service'
    | 'lines'
    | 'slot'
    | 'vehicle'
    | 'address'
    | 'amount'
    | 'status'
    | 'stage'
    | 'movedFrom'
  >;
  /** More facts, which stand after day and time. */
  afterTime?: FactListProps['facts'];
}) {
  const startDays = useStartDays();
  return (
    <Stack sx={{ gap: 1.5 }}>
      <MovedNote booking={{ status, stage, slot, movedFrom }} />
      <FactList
        facts={{
          Date: <time dateTime={slot.date}>{startDays.format(slot)}</time>,
          Time: withPlace(formatSlotHours(slot)),
          ...afterTime,
          ...(isAtCustomer(service) &&
            address && { 'We come to': <AddressLink address={address} /> }),
          Vehicle: formatVehicle(vehicle),
          Plate: <PlateWords plate={vehicle.registrationPlate} />,
          ...(!isServiceAlone({ lines }) && { Includes: <PriceLines lines={lines} /> }),
          Price: formatPrice(amount),
        }}
      />
    </Stack>
  );
}
