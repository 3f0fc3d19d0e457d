/** Formats a period: '10:00 – 10:45' */
export const formatHours = ({ startTime, endTime }: { startTime: string; endTime: string }) =>
  `${startTime} – ${endTime}`;
