/** Longest side of a stored picture, in pixels. */
export const longestSide = 1600;

/** Width of a second copy of wider pictures, for places that show them small. In pixels. */
export const smallWidth = 800;
