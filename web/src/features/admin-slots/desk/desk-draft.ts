import { type InferType, string } from 'yup';
import { emptyVehicleDraft, vehicleDraftSchema } from '~/entities/bookings/vehicle-draft';
import { type FormDraft, formDraft } from '~/lib/forms/form-draft';

/** What is typed at the desk: everything is text until it is checked. */
const deskDraftSchema = vehicleDraftSchema.shape({
  /** The customer's account; empty for none. */
  customerId: string().defined(),
  customerName: string().defined(),
  customerPhone: string().defined(),
  customerEmail: string().defined(),
});

export type DeskDraft = InferType<typeof deskDraftSchema>;

/** The desk form: what is typed, and which slot it is for. */
export type DeskFormValues = DeskDraft & { slotId: string };

export const emptyDeskDraft: DeskDraft = {
  ...emptyVehicleDraft,
  customerId: '',
  customerName: '',
  customerPhone: '',
  customerEmail: '',
};

const keptSchema = deskDraftSchema.shape({ openedFor: string().required() });

/**
 * What an admin has typed for a slot. There is one draft per admin and tab, and only the slot that it was
 * typed for has it: nobody finds the last customer in the form of the next one.
 * @param slotId the slot that the form was opened for, whichever it books in the end
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
