import { number } from 'yup';

/** What somebody was shown before a sale, in a request body. */
export const agreedAmount = () =>
  number().min(0).max(1_000_000).optional().meta({
    note: 'The amount that was shown, in major units. If it costs more by now, the answer is price_changed; so it is at the desk if it costs less.',
  });
