/** Content type of calendar files. */
export const calendarType = 'text/calendar; charset=utf-8';
