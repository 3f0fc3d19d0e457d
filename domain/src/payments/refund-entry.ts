import { type InferType, object } from 'yup';
import { instant, sum, text } from '../schema/fields.ts';

/** Longest reason for which the desk asks for no money, in characters. */
const maxFreeReasonLength = 300;

/** Longest reason of a cancellation, a refund or a debt that is written off, in characters. */
export const maxReasonLength = 300;

/** Meta of the field of such a reason. */
export const reasonMeta = {
  note: 'Why the business cancelled, gives money back, says that it has not gone back, or no longer asks for it. The customer reads it.',
};

/** Returns the field of the reason for which the desk asks for no money. */
export const freeReason = () =>
  text(maxFreeReasonLength).label('Reason').meta({
    note: 'Why the desk asked for no money; left out where it did not choose that.',
  });

/**
 * Money that went back, all of a payment or a part of it. Its customer may read it: the booking's timeline says who
 * gave it back.
 */
export const refundSchema = object({
  amount: sum().required(),
  at: instant().required(),
  /** The reason that the desk gave; empty: it gave none. */
  reason: text(maxReasonLength).defined().meta(reasonMeta),
  /** The number under which the money went back; empty: none, as for cash. */
  reference: text(100).defined(),
  reopening: object({
    at: instant().required(),
    reason: text(maxReasonLength).required().meta(reasonMeta),
  })
    .optional()
    // Default, because yup would otherwise parse a missing one as an object with empty fields.
    .default(undefined)
    .meta({
      note: 'When and why it turned out that the money has not gone back: it is due again. Absent: it has.',
    }),
});

export type Refund = InferType<typeof refundSchema>;
