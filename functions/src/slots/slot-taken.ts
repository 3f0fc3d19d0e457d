import { ApiError } from '../http/api-error.ts';

export const slotTaken = () =>
  new ApiError('slot_taken', 'This slot is not available any more. Please choose another one.');
