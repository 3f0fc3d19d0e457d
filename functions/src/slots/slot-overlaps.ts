import type { OfferedSlot } from '@carwash/domain/slots/slot';
import { ApiError } from '../errors/api-error.ts';

export const slotOverlaps = ({ startTime, endTime }: OfferedSlot) =>
  new ApiError('conflict', `It would overlap the slot from ${startTime} to ${endTime}.`);
