import { collectMethods, deskMethods } from '@carwash/domain/payments/transaction';
import { array, type InferType, object, string } from 'yup';
import { bookingDraftSchema, emptyBookingDraft } from '~/entities/bookings/booking-draft';
import { type FormDraft, formDraft } from '~/lib/forms/form-draft';
import { soonestId } from './now-slot';

/** The typed values of the desk form; all of them are text until they are validated. */
const deskTextsSchema = bookingDraftSchema.shape({
  /** Uid of the customer's account; empty for none. */
  customerId: string().defined(),
  customerName: string().defined(),
  customerPhone: string().defined(),
  customerEmail: string().defined(),
  addOns: array().of(string().defined()).defined(),
  /** Why nothing is asked for; empty while that is not chosen. */
  freeReason: string().default(''),
  /** What is taken off the price, and why; empty for nothing. */
  discount: string().default(''),
  discountReason: string().default(''),
  /** Amount that `partMethod` pays; `paymentMethod` pays the rest. Empty: `paymentMethod` pays everything. */
  partAmount: string().default(''),
});

/** The service, time, bay and payment as chosen in the form. */
const deskChoiceSchema = object({
  chosenService: string().required(),
  /** A slot, or a pseudo id for now or the soonest time. */
  slotId: string().required(),
  /** The bay to book; empty for any. */
  bay: string().defined(),
  /** Of the button that was pressed last; means nothing before one was. */
  paymentMethod: string().oneOf(deskMethods).required(),
  partMethod: string().oneOf(collectMethods).default('cash'),
  /** The closed day, yyyy-MM-dd, on which the desk has agreed to sell; empty for none. */
  closedDay: string().defined(),
  /** Account and start of which the desk wants another booking, see `bookedStartOf`; empty for none. */
  bookedStart: string().default(''),
  /** The slot that the desk sells although it is kept for the waitlist; empty for none. */
  keptSlot: string().default(''),
});

/** The values that are known of a car and its customer. */
const filledInSchema = deskTextsSchema.omit([
  'address',
  'note',
  'freeReason',
  'discount',
  'discountReason',
  'partAmount',
]);

/** Facts about the form that nobody types or chooses. */
const deskFactsSchema = object({
  /** The idempotency key of an attempt that may have sold, because it got no answer; empty for none. */
  unansweredKey: string().default(''),
  /** The values that were filled in for a known car; null for none. */
  filledIn: filledInSchema.nullable().default(null),
});

export type DeskTexts = InferType<typeof deskTextsSchema>;

export type FilledIn = InferType<typeof filledInSchema>;

type DeskChoice = InferType<typeof deskChoiceSchema>;

/** The values of the desk form. */
export type DeskFormValues = DeskTexts & DeskChoice & InferType<typeof deskFactsSchema>;

/** The values of a sale: those of the form with the time to sell, and the amount that it shows, in major units. */
export type DeskSaleValues = DeskFormValues & {
  agreedAmount: number;
  onClosedDay: boolean;
  onBookedStart: boolean;
  onKeptMinutes: boolean;
  /** The time in the form, which may be the soonest one. */
  askedSlotId: string;
};

/** Names an account with a start that it has booked. */
export const bookedStartOf = (
  { customerId }: Pick<DeskFormValues, 'customerId'>,
  slotId: string,
): string => `${customerId} ${slotId}`;

/**
 * Returns the idempotency key of the next attempt. That of an attempt without an answer stays, also when something else is
 * sold now, because the server sells only once with one key.
 */
export const saleKeyOf = (
  { unansweredKey }: Pick<DeskFormValues, 'unansweredKey'>,
  newKey: () => string = () => crypto.randomUUID(),
): string => unansweredKey || newKey();

/**
 * Returns the form's values after a refusal, with the time that was asked for. The key is again the one from before, because
 * a refusal does not tell whether an earlier attempt has sold.
 */
export const afterRefusal = (
  current: DeskFormValues,
  { slotId, askedSlotId, unansweredKey }: DeskSaleValues,
): DeskFormValues => ({
  ...current,
  unansweredKey,
  ...(current.slotId === slotId && { slotId: askedSlotId }),
});

export const emptyDeskTexts: DeskTexts = {
  ...emptyBookingDraft,
  customerId: '',
  customerName: '',
  customerPhone: '',
  customerEmail: '',
  addOns: [],
  freeReason: '',
  discount: '',
  discountReason: '',
  partAmount: '',
};

/** Tells whether something has been typed or chosen since `untouched`. */
export const isTyped = (values: DeskTexts, untouched = emptyDeskTexts): boolean =>
  (Object.keys(emptyDeskTexts) as (keyof DeskTexts)[]).some(
    (key) => String(values[key]) !== String(untouched[key]),
  );

const deskFormSchema = deskTextsSchema.concat(deskChoiceSchema).concat(deskFactsSchema);

const keptSchema = deskFormSchema.shape({ openedFor: string().required() });

/**
 * Returns the values with which a form begins.
 * @param draft as it was left, if it was; its time and bay count only where none was chosen to open the form, or where an
 * attempt had no answer
 * @param opened the choices with which a form begins
 */
export function firstValues(draft: DeskFormValues | null, opened: DeskChoice): DeskFormValues {
  if (draft === null) {
    return { ...emptyDeskTexts, ...opened, unansweredKey: '', filledIn: null };
  }
  const { chosenService, slotId, bay } = opened;
  // A repeated attempt sells the same time, which may be another one than that of the form.
  const isAnew = slotId !== soonestId && draft.unansweredKey === '';
  return { ...draft, chosenService, ...(isAnew && { slotId, bay }) };
}

/**
 * Returns the draft of somebody at the desk for a slot. There is one per person and tab, and it is only read for the slot
 * it was typed for, so that the previous customer's data never shows in the next form. A sale without an answer has its
 * own, so that the next customer does not replace its key.
 * @param slotId the slot for which the form was opened, even if another one is booked in the end
 */
export function deskDraft(admin: string, slotId: string): FormDraft<DeskFormValues> {
  const shared = formDraft(`deskDraft:${admin}`, keptSchema);
  const unanswered = formDraft(`deskDraft:${admin}:${slotId}`, deskFormSchema);
  const sharedOfSlot = () => {
    const draft = shared.read();
    return draft?.openedFor === slotId ? draft : null;
  };
  return {
    read() {
      const draft = sharedOfSlot();
      // Choices alone are not kept for the next customer.
      const typed =
        draft && isTyped(draft) ? deskFormSchema.cast(draft, { stripUnknown: true }) : null;
      return unanswered.read() ?? typed;
    },
    write(values) {
      if (values.unansweredKey !== '') {
        unanswered.write(values);
        return;
      }
      unanswered.clear();
      shared.write({ ...values, openedFor: slotId });
    },
    clear() {
      unanswered.clear();
      if (sharedOfSlot()) shared.clear();
    },
  };
}
