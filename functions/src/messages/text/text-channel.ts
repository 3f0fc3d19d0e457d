import { isSeenVisit } from '@carwash/domain/bookings/is-seen-visit';
import type { MessageSettings } from '@carwash/domain/messages/message-settings';
import { messageSettingsOf } from '@carwash/domain/messages/message-settings';
import { countSegments } from '@carwash/domain/messages/text-segments';
import type { Context } from '../../context.ts';
import type { Channel, Reader } from '../../gateways/message-channel.ts';
import type { TextGateway } from '../../gateways/text-gateway.ts';
import { spendSegments } from './text-spending.ts';

type TextContext = Pick<Context, 'db' | 'now' | 'settings'>;

async function readTextSettings({ db }: Pick<Context, 'db'>): Promise<MessageSettings> {
  const [stored] = await db.readAll(db.messageSettings);
  return messageSettingsOf(stored.data());
}

/** Tells whether a phone number belongs to a country to which texts are sent, at the usual price. */
async function isInCountries(
  phone: string,
  { textCountries }: MessageSettings,
  { settings: { businessCountry } }: TextContext,
): Promise<boolean> {
  // Loaded with the first text message, because the tables of all countries are large.
  const { textableCountryOf } = await import('@carwash/domain/users/phone-number');
  const country = textableCountryOf(phone);
  const allowed = textCountries.length > 0 ? textCountries : [businessCountry];
  return country !== null && allowed.includes(country);
}

/** How many of a customer's newest bookings are looked at for their phone number. */
const newestBookings = 50;

/** Tells whether the customer came to a visit that was booked with this phone number: the desk has seen who owns it. */
async function isKnownFromVisit(uid: string, phone: string, { db }: TextContext): Promise<boolean> {
  const newest = db.bookings.where('customer.uid', '==', uid).orderBy('createdAt', 'desc');
  const { docs } = await newest.limit(newestBookings).get();
  return docs
    .map((booking) => booking.data())
    .some((booking) => booking.customer.phone === phone && isSeenVisit(booking));
}

async function reachesByText({ uid, phone }: Reader, context: TextContext): Promise<boolean> {
  if (uid === null || phone === '') return false;
  const settings = await readTextSettings(context);
  if (!settings.isTextOn || !(await isInCountries(phone, settings, context))) return false;
  return isKnownFromVisit(uid, phone, context);
}

/**
 * Returns the channel that sends messages as text messages, which cost money: only while the owner has switched them
 * on and within the budget, only to accounts, because these can switch them off, and only to phone numbers of customers
 * who were here.
 */
export const createTextChannel = (gateway: TextGateway, context: TextContext): Channel => ({
  reaches: (reader) => reachesByText(reader, context),
  async send({ reader, content }) {
    const settings = await readTextSettings(context);
    if (!settings.isTextOn) return { outcome: 'gone', problem: 'Text messages are switched off.' };
    // Loaded with the first text message, because only senders need it.
    const { renderText } = await import('../render/render-short.ts');
    const text = renderText(content);
    const segments = countSegments(text);
    if (!(await spendSegments(segments, settings, context))) {
      return { outcome: 'gone', problem: 'The budget of the month is used up.' };
    }
    const attempt = await gateway.send({ to: reader.phone, text });
    const isTaken = attempt.outcome === 'sent' || attempt.outcome === 'unknown';
    if (!isTaken) await spendSegments(-segments, settings, context);
    return attempt;
  },
});
