import { type InferType, string } from 'yup';
import { visitSchema } from '../payments/visit.ts';
import { enteredVehicleSchema } from '../vehicles/vehicle.ts';

/** Values that the browser stores about the booking while the customer is paying for it. */
export const pendingBookingSchema = enteredVehicleSchema.concat(visitSchema).shape({
  transactionId: string().required(),
  customer: string().required(),
  serviceId: string().required(),
  slotId: string().required(),
  /** The price as a decimal string. */
  amount: string().required(),
});

export type PendingBooking = InferType<typeof pendingBookingSchema>;
