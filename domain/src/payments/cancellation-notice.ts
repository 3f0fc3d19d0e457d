/** Formats hours: '1 hour', '24 hours' */
export const hoursText = (hours: number): string => (hours === 1 ? '1 hour' : `${hours} hours`);
