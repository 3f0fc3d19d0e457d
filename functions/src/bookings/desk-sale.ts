import type { DeskBooking } from '@carwash/domain/bookings/endpoints';
import type { JobChange } from '@carwash/domain/days/changed-day';
import { type Quote, quoteFor } from '@carwash/domain/services/quote';
import type { Service } from '@carwash/domain/services/service';
import type { Seller } from '@carwash/domain/settings/private-settings';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import { partsOfSlotId } from '@carwash/domain/slots/slot-id';
import { businessDay } from '@carwash/domain/time/business-time';
import type { WriteBatch } from 'firebase-admin/firestore';
import type { Context } from '../context.ts';
import { changeDays } from '../days/change-days.ts';
import { type ReadSlot, readSlotWithDays } from '../days/read-days.ts';
import { noteNewDays, type ReadRoster } from '../days/read-roster.ts';
import { readSlotFromNow } from '../days/read-slot-from-now.ts';
import { readPrivateSettings, readSettings } from '../db/read-settings.ts';
import { readService } from '../services/read-service.ts';
import { slotNotFound } from '../slots/answer-of-slot.ts';

type Wish = Pick<DeskBooking, 'slotId' | 'serviceId'>;

/** The slot that the desk sells: an offered one, or the minutes from now on. */
export interface ReadForSale extends ReadSlot {
  /** The bays as they are set up; null when the day exists and already has them. */
  roster: ReadRoster | null;
}

/** The sold service and its price. */
interface Priced {
  service: Service;
  quote: Quote;
  settings: PublicSettings;
  seller: Seller;
}

async function readPriced(body: DeskBooking, context: Context): Promise<Priced> {
  const serviceId = body.serviceId ?? partsOfSlotId(body.slotId ?? '')?.serviceId;
  if (serviceId === undefined) throw slotNotFound();
  const [settings, seller, snapshot] = await Promise.all([
    readSettings(context),
    readPrivateSettings(context),
    readService(serviceId, context),
  ]);
  const service = snapshot.data();
  return { service, quote: quoteFor(service, body, settings), settings, seller };
}

/** Reads the minutes to sell. No closing time applies, because the desk may work until after closing. */
async function readMinutes(
  { slotId, serviceId }: Wish,
  { quote: { minutes } }: Priced,
  context: Context,
): Promise<ReadForSale> {
  if (serviceId !== undefined) {
    return readSlotFromNow({ serviceId, minutes }, context);
  }
  const length = { takes: { minutes }, hours: null };
  const read = slotId === undefined ? null : await readSlotWithDays(slotId, context, { length });
  if (!read) throw slotNotFound();
  return { ...read, roster: null };
}

/**
 * Reads the wanted minutes, and their price.
 * @throws ApiError not_found
 */
export async function readForSale(
  body: DeskBooking,
  context: Context,
): Promise<ReadForSale & Priced> {
  const priced = await readPriced(body, context);
  return { ...(await readMinutes(body, priced, context)), ...priced };
}

/** Returns the day for which competing calls queue. */
export const dayOfSale = ({ slotId }: Wish, { now, settings }: Context): string | undefined =>
  slotId === undefined
    ? businessDay(now(), settings.businessTimeZone)
    : partsOfSlotId(slotId)?.date;

/** Takes the minutes in `batch`; the offered starts stay as they are. */
export function takeMinutes(
  batch: WriteBatch,
  { days, roster }: ReadForSale,
  jobs: JobChange[],
  context: Context,
): void {
  changeDays(batch, days, { jobs, bays: roster?.bays }, context);
  if (roster) noteNewDays(batch, roster, context);
}
