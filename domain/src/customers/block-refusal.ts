import type { Refusal } from '../endpoint/errors.ts';
import type { PublicSettings } from '../settings/public-settings.ts';

/** Refuses an online booking of a customer who can book by phone only. */
export const bookByPhone = ({ phone }: Pick<PublicSettings, 'phone'>): Refusal => ({
  code: 'not_on_sale',
  message: `Please call us to book: ${phone}. We will gladly find a time for you.`,
});
