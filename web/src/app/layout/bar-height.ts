/** Height of the row in the bar at the top, in pixels. */
export const barRowHeight = 68;

/** Height of that bar with the line below it, in pixels; it is taller while it has something to say. */
export const barHeight = barRowHeight + 1;
