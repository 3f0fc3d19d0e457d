import type { Slot } from '@carwash/domain/slots/slot';
import { ApiError } from '../errors/api-error.ts';

export const slotOverlaps = ({ startTime, endTime }: Slot) =>
  new ApiError('conflict', `It would overlap the slot from ${startTime} to ${endTime}.`);
