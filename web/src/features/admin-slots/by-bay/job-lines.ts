import { visitProgressLabels } from '@carwash/domain/bookings/visit-progress';
import { deskSlotTexts } from '@carwash/domain/slots/desk-slot';
import { formatVehicleShort } from '@carwash/domain/vehicles/format-vehicle';
import { formatSlotHours } from '~/lib/clock/format-times';
import type { PlannedJob } from './bay-plan';

interface JobText {
  text: string;
  isPlate: boolean;
}

/** Texts that stand side by side in one line. */
export type JobLine = readonly JobText[];

const plain = (text: string): JobText => ({ text, isPlate: false });

/** Returns the texts of a job: customer, vehicle and service, the most important first. */
export function jobTexts({ booking, serviceName, heldUntil, progress }: PlannedJob): JobText[] {
  if (heldUntil) return [deskSlotTexts.held, serviceName].map(plain);
  const state = progress === 'pending' ? [] : [visitProgressLabels[progress]];
  const service = plain([...state, serviceName].join(' · '));
  if (!booking) return [plain(deskSlotTexts.booked), service];
  const { customer, vehicle, address, note } = booking;
  return [
    plain(customer.name),
    service,
    { text: vehicle.registrationPlate, isPlate: true },
    ...[formatVehicleShort(vehicle), address, note].map(plain),
  ].filter(({ text }) => text !== '');
}

/** Lines from which on there is enough room for the customer before the plate. */
const roomyLines = 3;

const plateFirst = (texts: readonly JobText[]): JobText[] => [
  ...texts.filter(({ isPlate }) => isPlate),
  ...texts.filter(({ isPlate }) => !isPlate),
];

/**
 * Fits the texts into this number of lines: those that have no line of their own share the last one. With little room
 * the plate comes first, because it is what staff see of a car.
 */
export const linesOf = (all: readonly JobText[], lines: number): JobLine[] => {
  const texts = lines < roomyLines ? plateFirst(all) : all;
  const own = texts.length <= lines ? texts : texts.slice(0, lines - 1);
  const others = texts.slice(own.length);
  return [...own.map((text) => [text]), ...(others.length > 0 ? [others] : [])];
};

/** Formats a job's hours by the business's clock: '10:00 – 10:45' */
export const hoursOf = ({ from, to }: Pick<PlannedJob, 'from' | 'to'>): string =>
  formatSlotHours({ startsAt: from, endsAt: to });
