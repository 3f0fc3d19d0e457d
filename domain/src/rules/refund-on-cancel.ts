/** The money comes back when a booking is cancelled at least this long before it starts, in ms. */
export const refundNoticeMs = 24 * 60 * 60_000;

/** Whether cancelling at `now` a booking that starts at `startsAt` gives the money back. */
export const refundsOnCancel = (startsAt: Date, now: Date): boolean =>
  startsAt.getTime() - now.getTime() >= refundNoticeMs;
