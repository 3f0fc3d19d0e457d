import type { DeskMethod } from '@carwash/domain/payments/transaction';
import { array, type InferType, string } from 'yup';
import { bookingDraftSchema, emptyBookingDraft } from '~/entities/bookings/booking-draft';
import { type FormDraft, formDraft } from '~/lib/forms/form-draft';

/** The values of the desk form; all of them are text until they are validated. */
const deskDraftSchema = bookingDraftSchema.shape({
  /** Uid of the customer's account; empty for none. */
  customerId: string().defined(),
  customerName: string().defined(),
  customerPhone: string().defined(),
  customerEmail: string().defined(),
  addOns: array().of(string().defined()).defined(),
  /** Why nothing is asked for; empty while that is not chosen. */
  freeReason: string().default(''),
});

export type DeskDraft = InferType<typeof deskDraftSchema>;

/** The values of the desk form with the chosen slot, the bay to book (empty for any), and how it is paid. */
export type DeskFormValues = DeskDraft & {
  slotId: string;
  bay: string;
  paymentMethod: DeskMethod;
};

/** The values of a sale: those of the form with the time to sell, and the amount that it shows, in major units. */
export type DeskSaleValues = DeskFormValues & {
  agreedAmount: number;
  /** The time in the form, which may be the soonest one. */
  askedSlotId: string;
};

/** Returns the form's values after a refusal: nothing was booked, so the time is again the one that was asked for. */
export const withAskedTime = (
  current: DeskFormValues,
  { slotId, askedSlotId }: Pick<DeskSaleValues, 'slotId' | 'askedSlotId'>,
): DeskFormValues => (current.slotId === slotId ? { ...current, slotId: askedSlotId } : current);

export const emptyDeskDraft: DeskDraft = {
  ...emptyBookingDraft,
  customerId: '',
  customerName: '',
  customerPhone: '',
  customerEmail: '',
  addOns: [],
  freeReason: '',
};

/** Tells whether something has been typed or chosen, now or before a reload. */
export const isTyped = (values: DeskDraft): boolean =>
  (Object.keys(emptyDeskDraft) as (keyof DeskDraft)[]).some(
    (key) => String(values[key]) !== String(emptyDeskDraft[key]),
  );

const keptSchema = deskDraftSchema.shape({ openedFor: string().required() });

/**
 * Returns an admin's draft for a slot. There is one draft per admin and tab, and it is only read for the slot
 * it was typed for, so that the previous customer's data never shows in the next form.
 * @param slotId the slot for which the form was opened, even if another one is booked in the end
 */
export function deskDraft(admin: string, slotId: string): FormDraft<DeskDraft> {
  const kept = formDraft(`deskDraft:${admin}`, keptSchema);
  const ofSlot = () => {
    const draft = kept.read();
    return draft?.openedFor === slotId ? draft : null;
  };
  return {
    read() {
      const draft = ofSlot();
      return draft && deskDraftSchema.cast(draft, { stripUnknown: true });
    },
    write: (values) => kept.write({ ...values, openedFor: slotId }),
    clear() {
      if (ofSlot()) kept.clear();
    },
  };
}
