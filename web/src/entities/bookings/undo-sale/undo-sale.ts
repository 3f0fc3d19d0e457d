import type { Booking } from '@carwash/domain/bookings/booking';
import { callApi } from '~/lib/api/call-api';

/** The reason that the audit keeps. */
const reason = 'Sold by mistake';

/** Undoes a sale at the desk. */
export const undoSale = (id: Booking['_id']) =>
  callApi('undoSale', { params: { id }, body: { reason } });
