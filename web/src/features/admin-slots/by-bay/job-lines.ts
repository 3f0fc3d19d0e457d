import { bookingStatusLabels } from '@carwash/domain/bookings/booking';
import { formatVehicleShort } from '@carwash/domain/services/format-vehicle';
import { deskSlotTexts } from '@carwash/domain/slots/desk-slot';
import { businessClockTime } from '@carwash/domain/time/business-time';
import { formatHours } from '@carwash/domain/time/format-hours';
import { businessTimeZone } from '~/lib/clock/business-time-zone';
import type { PlannedJob } from './bay-plan';

/** Returns the texts of a job: customer, vehicle and service, the most important first. */
export function jobTexts({ booking, serviceName, heldUntil }: PlannedJob): string[] {
  if (heldUntil) return [deskSlotTexts.held, serviceName];
  if (!booking) return [deskSlotTexts.booked, serviceName];
  const { customer, vehicle, status, address, note } = booking;
  const state = status === 'pending' ? [] : [bookingStatusLabels[status]];
  return [
    customer.name,
    [...state, serviceName].join(' · '),
    vehicle.registrationPlate,
    formatVehicleShort(vehicle),
    address,
    note,
  ].filter((text) => text !== '');
}

/** Fits the texts into this number of lines: those that have no line of their own share the last one. */
export const linesOf = (texts: readonly string[], lines: number): string[] =>
  texts.length <= lines
    ? [...texts]
    : [...texts.slice(0, lines - 1), texts.slice(lines - 1).join(' · ')];

/** Formats a job's hours by the business's clock: '10:00 – 10:45' */
export const hoursOf = ({ from, to }: Pick<PlannedJob, 'from' | 'to'>): string =>
  formatHours({
    startTime: businessClockTime(from, businessTimeZone),
    endTime: businessClockTime(to, businessTimeZone),
  });
