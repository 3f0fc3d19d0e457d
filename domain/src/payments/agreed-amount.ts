import { sum } from '../schema/fields.ts';

/** Returns the field of the price that the customer was shown before a sale. */
export const agreedAmount = () =>
  sum().optional().meta({
    note: 'The amount that was shown, in major units. If it costs more by now, the answer is price_changed; so it is at the desk if it costs less.',
  });
