import { ApiError } from '../errors/api-error.ts';

export const slotTaken = () =>
  new ApiError('slot_taken', 'This slot is not available any more. Please choose another one.');

export const slotBegun = () =>
  new ApiError(
    'not_on_sale',
    'This time has begun, so it can no longer be paid for. Please choose a later one.',
  );

export const alreadyPaid = () =>
  new ApiError('already_paid', 'You have already paid for this slot.');

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
