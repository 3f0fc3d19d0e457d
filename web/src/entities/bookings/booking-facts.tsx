import type { Booking } from '@carwash/domain/bookings/booking';
import { formatDay } from '~/ui/format/format-day';
import { formatHours } from '~/ui/format/format-hours';
import { formatPrice } from '~/ui/format/format-price';
import { FactList } from '~/ui/page/fact-list';
import { formatVehicle } from './format-vehicle';

/** Time, vehicle and price of a booking. */
export const BookingFacts = ({ booking: { slot, vehicle, amount } }: { booking: Booking }) => (
  <FactList
    facts={{
      Date: <time dateTime={slot.date}>{formatDay(slot.date)}</time>,
      Time: formatHours(slot),
      Vehicle: formatVehicle(vehicle),
      Plate: vehicle.registrationPlate,
      Price: formatPrice(amount),
    }}
  />
);
