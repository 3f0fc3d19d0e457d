import { ApiError } from '../errors/api-error.ts';

export const slotTaken = () =>
  new ApiError('slot_taken', 'This slot is not available any more. Please choose another one.');

export const slotBeingPaid = () =>
  new ApiError(
    'slot_being_paid',
    'Another customer may have paid for this slot just now. Please try again in a minute.',
  );

export const ownPaymentUnclear = () =>
  new ApiError(
    'slot_being_paid',
    'It is being checked whether your payment for this slot has arrived. Please try again in a minute.',
  );
