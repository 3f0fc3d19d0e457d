/** The notice of all sales that do not name one, in hours. */
const formerCancellationHours = 24;

/** Returns the notice of a sale, in hours: a cancellation at least this long before the start is refunded. */
export const cancellationHoursOf = (sale: { cancellationHours?: number | undefined }): number =>
  sale.cancellationHours ?? formerCancellationHours;

/** Formats hours: '1 hour', '24 hours' */
export const hoursText = (hours: number): string => (hours === 1 ? '1 hour' : `${hours} hours`);
