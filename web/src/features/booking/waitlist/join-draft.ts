import { array, type InferType, string } from 'yup';
import { vehicleDraftSchema } from '~/entities/bookings/vehicle-draft';

/** Values of the waitlist form: days as yyyy-MM-dd, hours as HH:mm. Extras stand in the address. */
export const joinDraftSchema = vehicleDraftSchema.shape({
  dates: array(string().required()).required(),
  from: string().defined(),
  until: string().defined(),
});

export type JoinDraft = InferType<typeof joinDraftSchema>;
