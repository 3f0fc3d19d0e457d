/** Height of the row in the top bar, in pixels. */
export const barRowHeight = 68;

/** Height of the top bar with its border, in pixels. The bar is taller while it shows a banner. */
export const barHeight = barRowHeight + 1;
