import type { SoldService } from '../services/service.ts';
import { isAtCustomer } from '../services/service-location.ts';
import type { BookedSlot } from '../slots/slot.ts';

interface Arrival {
  service: Pick<SoldService, 'location'>;
  slot: Pick<BookedSlot, 'startTime'>;
}

/** Tells a customer who has booked whether they come to us or we come to them. */
export const describeArrival = ({ service, slot }: Arrival): string =>
  isAtCustomer(service)
    ? `We come to you at ${slot.startTime}. Please see that we can get to the vehicle.`
    : 'We look forward to seeing you. Please arrive a few minutes early.';
