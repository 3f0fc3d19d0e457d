/** SVG path of a star with rounded corners, in a viewBox of 24 by 24. */
export const starPath =
  'M12 1.9l3.05 6.4 7 .92-5.13 4.86 1.29 6.94L12 17.64l-6.21 3.38 1.29-6.94L1.95 9.22l7-.92z';
