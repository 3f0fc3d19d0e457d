import type { Slot } from '@carwash/domain/slots/slot';

/** A service's page with the slots of the slot's day. */
export const dayOf = ({ serviceId, date }: Slot) => `/services/${serviceId}?date=${date}`;

export const bookingOf = ({ serviceId, _id }: Slot) => `/booking/${serviceId}/${_id}`;
