import type { Booking } from '@carwash/domain/bookings/booking';
import { formatPrice } from '@carwash/domain/money/money';
import { FactList } from '~/components/fact-list.tsx';
import { formatDay } from '~/components/format-day.ts';
import { formatHours } from '~/components/format-hours.ts';
import { formatVehicle } from '~/components/format-vehicle.ts';

/** When, with which vehicle and for how much. */
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
