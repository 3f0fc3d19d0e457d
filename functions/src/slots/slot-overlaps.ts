import type { StartTimes } from '@carwash/domain/slots/slot';
import { businessClockTime } from '@carwash/domain/time/business-time';
import type { Context } from '../context.ts';
import { ApiError } from '../errors/api-error.ts';

export const slotOverlaps = ({ startTime, endsAt }: StartTimes, { settings }: Context) => {
  const endTime = businessClockTime(endsAt, settings.businessTimeZone);
  return new ApiError('conflict', `It would overlap the slot from ${startTime} to ${endTime}.`);
};
