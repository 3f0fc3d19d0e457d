import { isolated } from '@carwash/domain/isolated-text';
import type { MessageContent } from '@carwash/domain/messages/message-content';
import { isAtCustomer } from '@carwash/domain/services/service-location';
import type { PublicSettings } from '@carwash/domain/settings/public-settings';
import { formatStartDay } from '@carwash/domain/slots/opening-day';
import type { BookedSlot } from '@carwash/domain/slots/slot';
import { formatClockTime } from '@carwash/domain/time/format-clock-time';
import { formatHours } from '@carwash/domain/time/format-hours';
import { formatVehicle } from '@carwash/domain/vehicles/format-vehicle';
import { type Fact, known } from './message-text.ts';

/** Returns the booking, or the payment that never became one; null: there is neither. */
export const visitOf = ({ booking, payment }: MessageContent) => booking ?? payment;

type Visit = NonNullable<ReturnType<typeof visitOf>>;

/** 'Foam Wash, Mon, 5 May 2025 at 10:00'; empty where there is no visit. */
export function visitName(content: MessageContent): string {
  const visit = visitOf(content);
  return visit ? `${isolated(visit.service.name)}, ${startText(visit.slot, content)}` : '';
}

/** Adds the visit to the beginning of a subject: 'Cancelled: Foam Wash, Mon, 5 May 2025 at 10:00' */
export const subjectAbout = (beginning: string, content: MessageContent): string =>
  [beginning, visitName(content)].filter(Boolean).join(': ');

/** 'Mon, 5 May 2025 at 10:00' */
export const startText = (
  slot: Pick<BookedSlot, 'date' | 'startsAt'>,
  { business, timeZone }: Pick<MessageContent, 'business' | 'timeZone'>,
): string =>
  `${formatStartDay(slot, business, timeZone)} at ${formatClockTime(slot.startsAt, timeZone)}`;

/**
 * Formats the time of a slot in two lines: 'Mon, 5 May 2025' and '10:00 – 10:45 in Dhaka'. The place is always
 * told, because nobody knows where a mail is read.
 */
export const slotText = (
  slot: BookedSlot,
  { business, timeZone }: Pick<MessageContent, 'business' | 'timeZone'>,
): string =>
  `${formatStartDay(slot, business, timeZone)}\n${formatHours(slot, timeZone)} in ${business.city}`;

/** Our address, or the customer's where the service is done there. */
const placeFact = (
  { service, address }: Pick<Visit, 'service' | 'address'>,
  ours: PublicSettings,
): readonly [string, string] =>
  isAtCustomer(service)
    ? ['We come to', address]
    : ['Where', [ours.name, ...ours.address].join(', ')];

export const vehicleText = ({ vehicle }: Pick<Visit, 'vehicle'>): string =>
  `${isolated(formatVehicle(vehicle))}, ${isolated(vehicle.registrationPlate)}`;

/** Returns service, time, place, vehicle and note of the visit; nothing where there is none. */
export function visitFacts(content: MessageContent): Fact[] {
  const visit = visitOf(content);
  if (!visit) return [];
  return known([
    ['Service', visit.service.name],
    ['When', slotText(visit.slot, content)],
    placeFact(visit, content.business),
    ['Vehicle', vehicleText(visit)],
    ['Note to the desk', visit.note],
  ]);
}
