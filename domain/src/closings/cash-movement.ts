import { type InferType, number, object, string } from 'yup';
import { fromMinorUnits, toMinorUnits } from '../money/money.ts';
import { instant, maxTillAmount, money, text } from '../schema/fields.ts';

/** Longest reason of anything at the till, in characters. */
export const maxTillReason = 300;

export const cashDirections = ['out', 'in'] as const;
export type CashDirection = (typeof cashDirections)[number];

export const cashDirectionLabels: Record<CashDirection, string> = {
  out: 'Taken out',
  in: 'Put in',
};

export const cashPurposes = ['bank', 'change', 'petty_cash', 'other'] as const;
export type CashPurpose = (typeof cashPurposes)[number];

export const cashPurposeLabels: Record<CashPurpose, string> = {
  bank: 'Bank',
  change: 'Change',
  petty_cash: 'Petty cash',
  other: 'Other',
};

const purposesThatExplain: readonly unknown[] = ['bank', 'change'] satisfies CashPurpose[];

const cashReason = () => text(maxTillReason).label('Reason');

/** The form that notes cash that is no sale and no refund. */
export const addCashMovementSchema = object({
  direction: string().oneOf(cashDirections).required('Choose whether it is put in or taken out.'),
  amount: money(maxTillAmount)
    .label('Amount')
    .typeError('Amount must be a number.')
    .required('Amount is required.')
    .moreThan(0, 'Amount must be more than 0.'),
  purpose: string().oneOf(cashPurposes).required('Choose what it is for.'),
  cashReason: cashReason()
    .default('')
    .test('reason', 'Say what it is for.', (reason, { parent }) =>
      purposesThatExplain.includes(parent.purpose) ? true : Boolean(reason),
    ),
});

export type AddCashMovement = InferType<typeof addCashMovementSchema>;

export const reverseCashMovementSchema = object({
  cashReason: cashReason().required('Reason is required.'),
});

export const personSchema = object({ uid: string().required(), name: string().required() });

/** Cash that somebody has put into the till or taken out, without a sale or a refund. It never changes. */
export const cashMovementSchema = object({
  _id: string().required(),
  direction: string().oneOf(cashDirections).required(),
  amountMinor: number().integer().positive().required().meta({ note: 'In minor currency units.' }),
  purpose: string().oneOf(cashPurposes).required(),
  /** May be empty for the bank and for change. */
  cashReason: cashReason().defined(),
  notedBy: personSchema.required(),
  reverses: string().nullable().defined().meta({
    note: 'The _id of the entry that this one takes back; null: none.',
  }),
  createdAt: instant().required(),
});

export type CashMovement = InferType<typeof cashMovementSchema>;

export type Noted = Pick<CashMovement, '_id' | 'notedBy' | 'createdAt'>;

export const newCashMovement = (
  { direction, amount, purpose, cashReason: reason }: AddCashMovement,
  noted: Noted,
): CashMovement => ({
  ...noted,
  direction,
  amountMinor: toMinorUnits(amount),
  purpose,
  cashReason: reason,
  reverses: null,
});

export const reversalOf = (
  { _id, direction, amountMinor, purpose }: CashMovement,
  reason: string,
  noted: Noted,
): CashMovement => ({
  ...noted,
  direction: direction === 'in' ? 'out' : 'in',
  amountMinor,
  purpose,
  cashReason: reason,
  reverses: _id,
});

const signedMinor = ({ direction, amountMinor }: CashMovement): number =>
  direction === 'in' ? amountMinor : -amountMinor;

/** Returns what entries add to the cash in the till, in minor units; negative if more was taken out. */
export const sumOfMovements = (movements: readonly CashMovement[]): number =>
  movements.reduce((sum, movement) => sum + signedMinor(movement), 0);

export const movementForAudit = (movement: CashMovement) => ({
  subject: {
    id: movement._id,
    label: `${cashDirectionLabels[movement.direction]}: ${cashPurposeLabels[movement.purpose].toLowerCase()}`,
  },
  fields: {
    amount: fromMinorUnits(movement.amountMinor),
    purpose: movement.purpose,
    ...(movement.cashReason && { cashReason: movement.cashReason }),
  },
});
