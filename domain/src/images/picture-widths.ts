/** No side of a stored picture is longer, in pixels. */
export const longestSide = 1600;

/** A wider picture is stored in this width too, for the places that show it small. In pixels. */
export const smallWidth = 800;
