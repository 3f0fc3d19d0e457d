import { ApiFailure } from '~/lib/api/api-failure';

/** Tells whether the server decided otherwise about the refund than the customer was told. */
export const isRefundChanged = (failure: unknown): boolean =>
  failure instanceof ApiFailure && failure.code === 'refund_changed';
