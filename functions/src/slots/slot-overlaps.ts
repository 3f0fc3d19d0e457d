import type { Slot } from '@carwash/domain/entities/slot';
import { ApiError } from '../http/api-error.ts';

export const slotOverlaps = ({ startTime, endTime }: Slot) =>
  new ApiError('conflict', `It would overlap the slot from ${startTime} to ${endTime}.`);
