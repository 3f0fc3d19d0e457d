/** The notice by which everything was sold that does not name one, in hours. */
const formerCancellationHours = 24;

/** Until how many hours before its start a sale is refunded when it is cancelled. */
export const cancellationHoursOf = (sale: { cancellationHours?: number | undefined }): number =>
  sale.cancellationHours ?? formerCancellationHours;

/** '1 hour', '24 hours' */
export const hoursText = (hours: number): string => (hours === 1 ? '1 hour' : `${hours} hours`);
