import { type InferType, string } from 'yup';
import { formDraft } from '~/lib/form-draft.ts';
import { emptyVehicleDraft, vehicleDraftSchema } from '~/lib/vehicle-draft.ts';

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

/** One draft per admin and tab: whichever slot it is for in the end. */
export const deskDraft = (admin: string) => formDraft(`deskDraft:${admin}`, deskDraftSchema);
